import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findHeadlessChromium } from "./chromium";
import { findFirefox } from "./firefox";
import { serve } from "./serve";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served, with a closing slash. */
    readonly site: string;
    /** The folder it was built into. */
    readonly siteFolder: string;
    readonly chromium: string;
    readonly firefox: string;
  }
}

/** Serves the site that `npm run build` has built, and finds the browsers that its tests use; `SITE` names another folder than dist/. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = process.env.SITE ?? "dist";
  if (!existsSync(join(folder, "index.html"))) throw new Error(`no site in ${folder}/: npm run build`);
  const [chromium, firefox] = [findHeadlessChromium(), findFirefox()];
  const { address, close } = await serve(folder);
  project.provide("site", address);
  project.provide("siteFolder", folder);
  project.provide("chromium", chromium);
  project.provide("firefox", firefox);
  return close;
}
