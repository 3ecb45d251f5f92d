# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Draws everything in assets/: sheets, font, palette, pictures. The result never varies.

make_assets.py            write the files
make_assets.py --check    exit 1 and name the files that differ from what would be written
make_assets.py --preview OUT.png    a contact sheet to look at, in colour and in grey
"""

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.assets import figures, floes, font, hexes, icons, junior_more, palette, pictures, pixels  # noqa: E402


def sheets():
    """Every sheet, in the order of the contact sheet."""
    sources = (hexes, icons, floes, figures, junior_more, pictures)
    return [sheet for source in sources for sheet in source.sheets()]


def files():
    """{file name in assets/: its bytes}."""
    made = {f"{sheet.name}.bin": sheet.file_bytes() for sheet in sheets()}
    for name, picture in pictures.bitmaps().items():
        made[name] = pixels.bmp(picture)
    made["font.bin"] = font.file_bytes()
    made["palette.bin"] = palette.palette_bytes()
    return made


def stale(folder):
    """Names of the files in `folder` that are missing or differ from what would be written."""
    wrong = []
    for name, content in files().items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != content:
            wrong.append(name)
    return wrong


def main(arguments=None):
    """Command line; see the module's text. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--preview", metavar="OUT.png", help="write a contact sheet")
    parser.add_argument("--zoom", type=int, default=4, help="of the contact sheet (default 4)")
    options = parser.parse_args(arguments)
    folder = ROOT / "assets"
    if options.check:
        wrong = stale(folder)
        for name in wrong:
            print(f"assets/{name} differs from what tools/make_assets.py draws")
        return 1 if wrong else 0
    if options.preview:
        from tools.assets import preview

        preview.contact_sheet(sheets(), options.zoom).save(options.preview)
        return 0
    for name, content in files().items():
        (folder / name).write_bytes(content)
        print(f"assets/{name}  {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
