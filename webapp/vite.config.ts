import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { words, wordsChunk } from "./plugins/words.ts";

/** Nothing is painted before the script has set theme and language: Vite leaves that mark of the script out. */
const dressedFirst: Plugin = {
  name: "dressed-first",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

const SERVER = "http://127.0.0.1:8000";

// The server's Content-Security-Policy allows files of its own only: nothing is inlined.
export default defineConfig({
  plugins: [svelte(), words, dressedFirst],
  build: {
    outDir: "../src/fogline/web/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: wordsChunk, debugName: "words" }] } },
    },
  },
  server: {
    // The server refuses writes that come from another origin: this one passes for its own.
    proxy: { "/api": { target: SERVER, changeOrigin: true, headers: { origin: SERVER } } },
    fs: { allow: [".."] },
  },
  test: {
    include: ["tests/**/*.test.ts"], environment: "./tests/environment.ts", setupFiles: ["tests/browserless.ts", "tests/loaded.ts"],
    testTimeout: 30_000, // the first test of a file may wait for its modules on a busy machine
  },
});
