import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { plainRulesPages } from "./plain-rules.ts";

// Where `downforce serve` listens; in development the page is served by Vite and asks it for everything else.
const SERVER = process.env["DOWNFORCE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), plainRulesPages()],
  build: {
    outDir: "../downforce/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark(); older ones would get a second copy of every colour.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // What several screens share goes into one file: many small ones pack badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: /src\/(lib|parts)\/|made\.ts|protocol\.ts/, minShareCount: 2 }] } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
