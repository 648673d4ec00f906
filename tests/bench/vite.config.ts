import { defineConfig } from "vite";
import { scalarSteps } from "../../src/scalars/build/plugin.ts";

/** The bench with the step functions as the site has them, as one script beside the packages that it loads. */
export default defineConfig({
  plugins: [scalarSteps()],
  build: { ssr: "tests/bench/bodyStep.ts", outDir: "node_modules/.cache/tumble", target: "es2022" },
});
