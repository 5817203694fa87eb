import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from vite.config.ts, so that building the page needs nothing that tests it.
export default mergeConfig(
  page,
  defineConfig({
    // A document takes longer to make than most tests do: one that needs it says so in its first line
    // (`@vitest-environment happy-dom`). Threads begin sooner than processes.
    // Nothing here is timed by the machine's clock: the limits only end what would never end.
    test: {
      environment: "node",
      pool: "threads",
      include: ["src/**/*.test.ts"],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
    // Without it Vitest takes Svelte's server build, in which nothing reacts.
    resolve: { conditions: ["browser"] },
  }),
);
