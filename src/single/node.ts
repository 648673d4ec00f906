import { build } from "vite";
import type { TakeFrame } from "../core/dynamics/system";
import { singlePrecision } from "./build/plugin";

/**
 * The single-precision twin in Node, for the command line and tests: made of the sources on the spot, by the transform that
 * makes the site's.
 */
export async function loadSinglePrecision(): Promise<TakeFrame> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [singlePrecision()],
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry: "src/core/dynamics/advance.ts?single", formats: ["es"], fileName: "single" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  const { code } = output.output[0];
  const twin: { readonly takeFrame: TakeFrame } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return twin.takeFrame;
}
