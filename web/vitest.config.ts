import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Separate from vite.config.ts, so that building the page does not need the test tools.
export default mergeConfig(
  page,
  defineConfig({
    // Creating a document takes longer than most tests, so a test that needs one says so in its first line
    // (`@vitest-environment happy-dom`). Threads start faster than processes. No test depends on the machine's clock:
    // the limits only stop tests that would never end.
    test: {
      environment: "node",
      pool: "threads",
      include: ["src/**/*.test.ts"],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
    // Without this, Vitest uses Svelte's server build, in which nothing is reactive.
    resolve: { conditions: ["browser"] },
  }),
);
