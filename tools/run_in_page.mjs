// Runs a program in the page's Python: node tools/run_in_page.mjs PYODIDE ARCHIVE PROGRAM [ARGUMENT...]
// The program has a coroutine `main`, which is given the arguments; the folder that holds the last of them is /here.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, archive, program, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: resolve(folder), stdout: console.log });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "gztar", { extractDir: "/lib/fogline" });
python.runPython("import sys; sys.path.insert(0, '/lib/fogline')");
if (args.length > 0) {
  python.mountNodeFS("/here", dirname(resolve(args.at(-1))));
}
const names = python.toPy({ __name__: "program", given: args });
python.runPython(readFileSync(program, "utf8"), { globals: names });
await python.runPythonAsync("await main(given)", { globals: names });
process.exit(0);
