// What plays the games inside a page, as files of the client: Python for browsers (Pyodide), and Fogline's archive, which
// `make` builds first. `virtual:engine` names them. The development server has none: there, games are the server's.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PYODIDE = join(import.meta.dirname, "../node_modules/pyodide");
const MADE = join(import.meta.dirname, "../../build/page");
const NAME = "virtual:engine";
/** By its name in the page, each file, and whether it is packed here: archives are packed already, and scripts are
    loaded by the browser. Not every file host packs what it sends, so the page unpacks what is large. */
const FILES = {
  loader: { path: join(PYODIDE, "pyodide.mjs"), as: "engine-loader.js", isPacked: false },
  glue: { path: join(PYODIDE, "pyodide.asm.mjs"), as: "engine-glue.js", isPacked: false },
  wasm: { path: join(PYODIDE, "pyodide.asm.wasm"), as: "engine-wasm.bin", isPacked: true },
  library: { path: join(PYODIDE, "python_stdlib.zip"), as: "engine-library.bin", isPacked: false },
  rules: { path: join(MADE, "fogline.tar.gz"), as: "engine-rules.bin", isPacked: false },
} as const;
/** Which packages fit this Python. Of these files it is told the version only: no package is needed. */
const LOCK = join(PYODIDE, "pyodide-lock.json");
/** The answer to GET /api/games, which the first page shows before there is any Python. */
const GAMES = join(MADE, "games.json");

export function engine(): Plugin {
  let isBuild = false;
  return {
    name: "fogline-engine",
    configResolved: (config) => void (isBuild = config.command === "build"),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!isBuild) return `export default { games: "", lock: "", files: {} };`;
      const missing = [GAMES, FILES.rules.path].filter((path) => !existsSync(path));
      if (missing.length > 0) throw new Error(`${missing.join(", ")}: run make pages`);
      const emit = (name: string, source: Uint8Array): string =>
        `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`;
      const files = Object.entries(FILES).map(([name, { path, as, isPacked }]) => {
        const source = isPacked ? gzipSync(readFileSync(path), { level: 9 }) : readFileSync(path);
        return `${name}: { url: ${emit(as, source)}, bytes: ${source.byteLength} }`;
      });
      const { info } = JSON.parse(readFileSync(LOCK, "utf-8")) as { info: unknown };
      const lock = JSON.stringify(JSON.stringify({ info, packages: {} }));
      return `export default { games: ${emit("games.json", readFileSync(GAMES))}, lock: ${lock}, files: { ${files.join(", ")} } };`;
    },
  };
}
