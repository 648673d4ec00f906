import { defineConfig } from "vitest/config";
import { trace } from "./src/trace/plugin.ts";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [trace()],
        test: {
          name: "core",
          // The same random cases on every run.
          setupFiles: ["tests/core/fuzz/effort.ts"],
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/site/**"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [trace()],
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          globalSetup: "tests/site/builtSite.ts",
          // A browser at a time: two that draw at once on two cores would measure each other.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          // A test drives a real browser, and a file's first one starts it.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
