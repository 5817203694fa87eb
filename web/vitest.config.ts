import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from vite.config.ts, so that building the page needs nothing that tests it.
export default mergeConfig(
  page,
  defineConfig({
    // A document takes longer to make than most tests do: one that needs it says so in its first line
    // (`@vitest-environment happy-dom`). Threads begin sooner than processes.
    test: { environment: "node", pool: "threads", include: ["src/**/*.test.ts"] },
    // Without it Vitest takes Svelte's server build, in which nothing reacts.
    resolve: { conditions: ["browser"] },
  }),
);
