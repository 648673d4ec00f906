import { defineConfig } from "vitest/config";
import { islands } from "./src/book/build/islands.ts";
import { rulePrograms } from "./src/lab/rule/build/plugin.ts";
import { trace } from "./src/trace/build/plugin.ts";

/** What is long by its nature, only in the long tests. */
const LONG = process.env.EVERYWHERE === "1" ? [] : ["**/*.deep.*"];

export default defineConfig({
  test: {
    // A stored picture that is missing is a failure; `-u` alone writes one.
    update: "none",
    projects: [
      {
        plugins: [trace(), islands(), rulePrograms()],
        test: {
          name: "core",
          // The same random cases on every run; and the memories of engines, which a thread loads once.
          setupFiles: [
            "tests/core/fuzz/effort.ts",
            "tests/engines/wasmCompiler.ts",
            "tests/engines/wasmMemories.ts",
          ],
          include: ["tests/**/*.test.ts"],
          // How long a computation takes on a busy machine is no claim of a test; one that is, measures it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          exclude: ["tests/site/**", "tests/**/*.site.test.ts", ...LONG],
          maxWorkers: 2,
          pool: "threads",
          // A thread keeps the modules it has loaded from file to file: a third of the processor time. The core is pure.
          isolate: false,
        },
      },
      {
        plugins: [trace(), islands(), rulePrograms()],
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts", "tests/**/*.site.test.ts"],
          exclude: LONG,
          globalSetup: "tests/site/builtSite.ts",
          // What a test waits for, another uses. No test measures times, which two browsers would spoil for each other.
          maxWorkers: 2,
          // A worker keeps its browser from file to file.
          isolate: false,
          // A test drives a real browser, and a file's first one starts it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // As long as Playwright waits for an element. How fast something comes is no claim of a test that waits for it.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
