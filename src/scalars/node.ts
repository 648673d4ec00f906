import { build } from "vite";
import { scalarSteps } from "./build/plugin";

type Steps = typeof import("../core/dynamics/advance");

/** The step functions in Node as pages run them: made of the sources on the spot, by the transform that makes the site's. */
export async function loadScalarSteps(): Promise<Steps> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [scalarSteps()],
    build: {
      write: false,
      target: "es2022",
      lib: { entry: "src/core/dynamics/advance.ts", formats: ["es"], fileName: "steps" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return import(`data:text/javascript,${encodeURIComponent(output.output[0].code)}`);
}
