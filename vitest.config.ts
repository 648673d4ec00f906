import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "core", include: ["tests/**/*.test.ts"], exclude: ["tests/site/**"] } },
    ],
  },
});
