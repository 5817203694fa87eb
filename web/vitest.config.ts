import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from vite.config.ts, so that building the page needs nothing that tests it.
export default mergeConfig(
  page,
  defineConfig({
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
    // Without it Vitest takes Svelte's server build, in which nothing reacts.
    resolve: { conditions: ["browser"] },
  }),
);
