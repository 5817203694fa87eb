import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { plainRulesPages } from "./plain-rules.ts";
import { pythonFiles } from "./python.ts";

// Where `downforce serve` listens; in development the page is served by Vite and asks it for everything else.
const SERVER = process.env["DOWNFORCE_SERVER"] ?? "http://127.0.0.1:8000";

// Many small files pack badly: what several screens share is one, and what shows a race another.
const GROUPS = [
  {
    name: "shared",
    priority: 2,
    test: /node_modules|preload-helper|src\/(api|game|lib|parts|screens)\/|src\/device\/(offline|starting)|generated\.ts/,
    minShareCount: 2,
  },
  { name: "table", priority: 1, test: /src\/(play|board|strip|table|sound)\/(?!help|result|analysis|puzzles)/ },
];

export default defineConfig({
  base: "./", // the server puts its base into index.html; everything else is found from where it stands itself (src/lib/base.ts)
  plugins: [svelte(), plainRulesPages(), pythonFiles()],
  worker: { format: "es" },
  build: {
    outDir: "../downforce/server/page",
    emptyOutDir: true,
    manifest: true, // for size.js
    target: "es2022",
    // Browsers that know light-dark(); older ones would get a second copy of every colour.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // all browsers of the targets know it
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
