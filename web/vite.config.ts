import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { plainRulesPages } from "./plain-rules.ts";
import { pythonFiles } from "./python.ts";

// Where `downforce serve` listens. In development, Vite serves the page and forwards everything else to this address.
const SERVER = process.env["DOWNFORCE_SERVER"] ?? "http://127.0.0.1:8000";

// Many small files compress badly, so the code that several screens share is one chunk, and the code that shows a race is another.
const GROUPS = [
  {
    name: "shared",
    priority: 2,
    test: /node_modules|preload-helper|src\/(api|game|notices|parts|router|screens|settings|text)\/|src\/device\/(offline|start-state)|generated\.ts/,
    minShareCount: 2,
  },
  {
    name: "table",
    priority: 1,
    test: /src\/(play|board|strip|table|sound)\/(?!characters|help|recap|result|analysis|puzzles|stage|synth|offer-sound|flights-of)/,
  },
];

export default defineConfig({
  base: "./", // the server inserts its base into index.html; all other files are found relative to their own location (src/router/base.ts)
  plugins: [svelte(), plainRulesPages(), pythonFiles()],
  worker: { format: "es" },
  build: {
    outDir: "../downforce/server/page",
    emptyOutDir: true,
    manifest: true, // read by size.js
    target: "es2022",
    // Browsers that support light-dark(); older ones would need a second copy of every colour.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // all target browsers support it natively
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
