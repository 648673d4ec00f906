import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serve } from "../../src/cli/serve";
import { findChromium } from "./chromium";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served, with a closing slash. */
    readonly site: string;
    /** The folder it was built into. */
    readonly siteFolder: string;
    readonly chromium: string;
  }
}

/** Builds the site once as a reader gets it, serves it, and finds the browser that all its tests use. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  const folder = join("node_modules", ".cache", `site-under-test-${process.pid}`);
  await build(folder);
  const server = await serve(folder, 0);
  project.provide("site", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  project.provide("siteFolder", folder);
  project.provide("chromium", chromium);
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    rmSync(folder, { recursive: true, force: true });
  };
}

/** In a process of its own: the build must see neither the test runner's environment nor its module hooks. */
function build(folder: string): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  return new Promise((resolve, reject) => {
    const command = ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--logLevel", "error"];
    const child = spawn(process.execPath, command, {
      env: environment,
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`the site did not build: exit code ${code}`)),
    );
  });
}
