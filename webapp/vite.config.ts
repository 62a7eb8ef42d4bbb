import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { VitePWA } from "vite-plugin-pwa";
import { chunks } from "./plugins/chunks.ts";
import { engine } from "./plugins/engine.ts";
import { words } from "./plugins/words.ts";

/** Nothing is painted before the script has set theme and language: Vite leaves that mark of the script out. */
const dressedFirst: Plugin = {
  name: "dressed-first",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** Fogline as an app of its own. The worker (src/worker/worker.ts) keeps all pages, so that they open without a server. */
const installable = VitePWA({
  strategies: "injectManifest",
  srcDir: "src/worker",
  filename: "worker.ts",
  injectRegister: false,
  injectManifest: {
    globPatterns: ["index.html", "assets/*", "icons/icon.svg"],
    globIgnores: ["assets/engine-*"], // fetched when a game in the page needs them
    rollupFormat: "iife",
    buildPlugins: { vite: [{ name: "fogline-quiet", config: () => ({ logLevel: "warn" }) }] },
  },
  manifest: {
    name: "Fogline",
    short_name: "Fogline",
    description: "Card wargames with hidden information, against the computer or with people.",
    lang: "en",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#efe9db",
    theme_color: "#fbf8f0",
    categories: ["games"],
    icons: [
      { src: "icons/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
});

const SERVER = "http://127.0.0.1:8000";

// All addresses are relative: a file host may have the pages below any path. The server's Content-Security-Policy allows files of its own only: nothing is inlined.
export default defineConfig({
  base: "./",
  plugins: [svelte(), words, engine(), installable, dressedFirst],
  worker: { format: "es" },
  build: {
    outDir: "../src/fogline/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [chunks()] } },
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
