# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The line protocol as a program: standard input and output, absurd lines, the end."""

import json
import subprocess
import sys

from tests.tools.speaking import ROOT, session, spoken


def test_one_answer_line_of_ascii_json_for_every_line():
    lines = spoken(
        b"new solo\nstate\r\n\n\t legal \nplay \xff\xfe\x00\nnew solo\x00\n\xe2\x80\xa8\nrecord"
    )
    answers = [json.loads(line) for line in lines]
    assert [answer["ok"] for answer in answers] == [True, True, False, True] + [False] * 3 + [True]


def test_quit_ends_without_an_answer_and_the_rest_is_not_read():
    assert spoken(b"new solo\nquit\nnew solo\n") == ['{"ok": true}']


def test_the_end_of_the_input_ends():
    assert spoken(b"") == []
    assert spoken(b"new solo") == ['{"ok": true}']


def test_a_line_of_absurd_length_is_one_error_and_the_next_one_is_heard():
    for length in (4096, 4097, 100_000, 3_000_000):
        answers = [
            json.loads(line) for line in spoken(b"new solo\n" + b"x" * length + b"\nstate\n")
        ]
        assert [answer["ok"] for answer in answers] == [True, False, True], length
    answers = spoken(b"x" * 10_000)
    assert [json.loads(line)["ok"] for line in answers] == [False]


def test_the_longest_real_request_is_heard():
    order = ",".join(["RG"] * 120)
    assert spoken(f"new team seats=4 seed=1073741823 order={order}\n".encode()) == ['{"ok": true}']


# -- the program


def program(text, *where):
    """What the program says on its output to `text` on its input."""
    run = subprocess.run(
        [sys.executable, *(where or [str(ROOT / "tools" / "protocol.py")])],
        input=text,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=True,
    )
    assert run.stderr == b""
    return run.stdout.decode("ascii").splitlines()


def test_the_program_speaks_on_standard_input_and_output():
    heard = program(b"new classic\nplay nonsense\n\x00\xff\nstate\nquit\nstate\n")
    answers = [json.loads(line) for line in heard]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert answers[3] == session("new classic").answer("state")
    assert program(b"new solo\n", "-m", "tools.protocol") == ['{"ok": true}']


def test_each_answer_comes_before_the_next_request_is_sent():
    """Somebody who waits for an answer must not wait for a full buffer."""
    with subprocess.Popen(
        [sys.executable, str(ROOT / "tools" / "protocol.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as speaker:
        for _ in range(3):
            speaker.stdin.write(b"new travel\n")
            speaker.stdin.flush()
            assert speaker.stdout.readline() == b'{"ok": true}\n'
        speaker.stdin.close()
        assert speaker.wait(60) == 0


def test_a_listener_who_goes_away_is_no_traceback():
    with subprocess.Popen(
        [sys.executable, str(ROOT / "tools" / "protocol.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as speaker:
        speaker.stdout.close()
        try:
            speaker.stdin.write(b"new travel\n" * 1000)
            speaker.stdin.close()
        except BrokenPipeError:
            pass  # it may have ended before all of it was written
        assert speaker.stderr.read() == b""
        speaker.wait(60)
