// SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
// SPDX-License-Identifier: MIT
// node wasm.mjs ROOT PYSTACK FILE...: run Python files one after the other in one MicroPython with 32-bit
// objects and a Python stack of PYSTACK words. Prints one JSON line a file. This build collects garbage only
// between runs, so what is live is measured there. HEAP_MB: the heap it starts with.
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import fs from "node:fs";

const SHIPPED = ["engine", "lib", "assets"];
const [root, pystack, ...files] = process.argv.slice(2);
let lines = [];
const mp = await loadMicroPython({
  heapsize: Number(process.env.HEAP_MB ?? 1) << 20,
  pystack: Number(pystack),
  stdout: (line) => lines.push(line),
  stderr: (line) => lines.push(line),
});

function copy(from, to) {
  mp.FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (entry.name === "__pycache__") continue;
    const source = from + "/" + entry.name;
    const target = to + "/" + entry.name;
    if (entry.isDirectory()) copy(source, target);
    else mp.FS.writeFile(target, fs.readFileSync(source));
  }
}
for (const name of SHIPPED) {
  if (fs.existsSync(root + "/" + name)) copy(root + "/" + name, "/" + name);
}
for (const name of fs.readdirSync(root)) {
  if (/\.(py|mpy|toml|json|txt)$/.test(name)) mp.FS.writeFile("/" + name, fs.readFileSync(root + "/" + name));
}
mp.FS.chdir("/");
mp.runPython("import sys, gc; sys.path.insert(0, '/lib'); sys.path.insert(0, '/')");

const gc = mp.globals.get("gc");
// What calls have left behind on the stack of C would pass for addresses: printing a list of lists of
// lists writes over it.
const SCRUB = "scrub = []\nfor _ in range(100):\n    scrub = [scrub]\nstr(scrub)\ndel scrub, _\n";
function live() {
  mp.runPython(SCRUB);
  mp.runPython("gc.collect()");
  return gc.mem_alloc();
}

live();
const base = live();
for (const file of files) {
  lines = [];
  const before = live();
  let error = null;
  try {
    mp.runPython(fs.readFileSync(file, "utf8"));
  } catch (caught) {
    error = String(caught.message ?? caught);
  }
  const allocated = gc.mem_alloc() - before;
  console.log(JSON.stringify({ output: lines.join("\n"), error, allocated, live: live() - base }));
}
