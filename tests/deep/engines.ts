import { build } from "vite";
import { findFirefox, launchFirefox } from "../site/firefox";
import { type Digest, digestOfScenarios } from "./digest";

/** The core and the digest as one script that any engine can run. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: "tests/deep/digest.ts", formats: ["iife"], name: "core" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output[0].code;
}

/**
 * Every named scenario under every rule, in V8 (here) and in SpiderMonkey (Firefox).
 *
 * @returns what was found, in words
 * @throws Error where a single bit differs
 */
export async function sameDigitsInTwoEngines(): Promise<string> {
  const inV8 = digestOfScenarios();
  const code = await script();
  const firefox = await launchFirefox(findFirefox());
  try {
    const page = await firefox.newPage();
    const inSpiderMonkey = (await page.evaluate(`${code};core.digestOfScenarios()`)) as Digest;
    if (JSON.stringify(inSpiderMonkey) !== JSON.stringify(inV8))
      throw new Error(`V8 ${JSON.stringify(inV8)}, SpiderMonkey ${JSON.stringify(inSpiderMonkey)}`);
    return `${inV8.states} states, every bit the same in V8 and SpiderMonkey (${await firefox.version()}): ${inV8.digest}`;
  } finally {
    await firefox.close();
  }
}
