// A Worker with its own Python, which runs one module of fogline.page: the table's, or the opponent's. Apart from
// the first message, which brings the files, every message is JSON for that module or from it (docs/page.md); and the
// memory of a started Python is sent to the page, which keeps it for faster starts.

import type { Files } from "./files";

export interface Beginning {
  module: "table" | "thinker";
  files: Files;
  /** Without a kept memory: whether to make one for later starts. */
  isFirst: boolean;
}

/** The functions of fogline.page.table and fogline.page.thinker. */
interface Module {
  start(post: (text: string) => void): void;
  receive(text: string): void;
}

type Create = NonNullable<NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]>;
type Python = Awaited<ReturnType<typeof import("pyodide").loadPyodide>>;

const SOURCES = "/lib/fogline";
const FIND = `import sys; sys.path.insert(0, "${SOURCES}")`;
/** Everything that both Workers and all games need. */
const LOAD = "import fogline, fogline.page.table, fogline.page.thinker; fogline.games()";
/** The size of a block in a tar archive. */
const BLOCK = 512;

async function begin({ module, files, isFirst }: Beginning): Promise<Module> {
  const python = (files.memory && (await started(files, files.memory, false).catch(forget))) || (await started(files, null, isFirst));
  const found = python.pyimport(`fogline.page.${module}`) as unknown as Module;
  found.start((text) => self.postMessage(text));
  return found;
}

/** The kept memory cannot be used: the page is told. */
function forget(): null {
  self.postMessage(null);
  return null;
}

/** Python, with all modules: from the *memory* of an earlier start if there is one. If this start *isFirst*, its memory
 * is sent to the page, before Python knows anything of any game. */
async function started(files: Files, memory: Blob | null, isFirst: boolean): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ files.loader)) as typeof import("pyodide");
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ files.glue)) as { default: Create };
  const wasm = unpacked(files.wasm);
  const given: Record<string, Response> = {
    "pyodide.asm.wasm": new Response(wasm, { headers: { "content-type": "application/wasm" } }),
    "python_stdlib.zip": new Response(files.library),
  };
  // Pyodide fetches by address; all its files are here already.
  self.fetch = async (asked) => given[String(asked).split("/").at(-1)!] ?? Response.error();
  const rules = new Response(unpacked(files.rules)).arrayBuffer();
  /** Pyodide makes room for a memory only up to the usual size. */
  const createWithRoom: Create = async (settings) => {
    const created = await createPyodideModule(settings);
    (created as unknown as { growMemory(size: number): void }).growMemory(memory!.size);
    return created;
  };
  const python = await loadPyodide({
    createPyodideModule: memory ? createWithRoom : createPyodideModule,
    indexURL: "/",
    lockFileContents: files.lock,
    packages: [],
    ...(memory ? { _loadSnapshot: memory.arrayBuffer() } : { _makeSnapshot: isFirst }),
  });
  extract(new Uint8Array(await rules), python.FS);
  if (memory) return python;
  python.runPython(FIND);
  if (isFirst) {
    python.runPython(LOAD);
    self.postMessage(new Blob([python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>]));
  }
  return python;
}

const unpacked = (file: Blob): ReadableStream => file.stream().pipeThrough(new DecompressionStream("gzip"));

/** Write the files of a tar archive. Pyodide's own way needs half a second. */
function extract(archive: Uint8Array, disk: Python["FS"]): void {
  const text = (from: number, length: number): string => new TextDecoder().decode(archive.subarray(from, from + length)).replace(/\0.*/s, "");
  const folders = new Set<string>();
  for (let at = 0, size = 0; archive[at]; at += BLOCK * (1 + Math.ceil(size / BLOCK))) {
    const path = `${SOURCES}/${text(at, 100)}`;
    size = parseInt(text(at + 124, 12), 8);
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) disk.mkdirTree(folder);
    folders.add(folder);
    disk.writeFile(path, archive.subarray(at + BLOCK, at + BLOCK + size));
  }
}

let begun: Promise<Module> | null = null;

self.onmessage = ({ data }: MessageEvent<Beginning | string>) => {
  if (typeof data !== "string") {
    begun = begin(data);
    begun.catch(reportError);
    return;
  }
  begun!.then((module) => module.receive(data)).catch(reportError);
};
