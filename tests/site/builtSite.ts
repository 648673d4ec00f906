import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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

/**
 * Builds the site once as a reader gets it, serves it, and finds the browsers that its tests use. The building goes on
 * while the tests of the core run; until it is done the server lets whoever asks wait (whenBuilt.ts). `SITE=dist` has the
 * tests use what is built in that folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [chromium, firefox] = [findHeadlessChromium(), findFirefox()];
  const built = process.env.SITE;
  const folder = built ?? join("node_modules", ".cache", `site-under-test-${process.pid}`);
  const building = built ? { done: Promise.resolve(), stop: () => {} } : build(folder);
  const served = building.done.then(() => serve(folder));
  const door = createServer((request, response) => {
    served.then(
      ({ answer }) => answer(request, response),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((listening) => door.listen(0, "127.0.0.1", listening));
  project.provide("site", `http://127.0.0.1:${(door.address() as AddressInfo).port}/`);
  project.provide("siteFolder", folder);
  project.provide("chromium", chromium);
  project.provide("firefox", firefox);
  return async () => {
    building.stop();
    door.closeAllConnections();
    await new Promise((closed) => door.close(closed));
    await served.then(
      (server) => server.close(),
      () => {},
    );
    if (!built) rmSync(folder, { recursive: true, force: true });
  };
}

interface Building {
  readonly done: Promise<void>;
  /** Nothing, once it is done. */
  stop(): void;
}

/** In a process of its own: the build must see neither the test runner's environment nor its module hooks. */
function build(folder: string): Building {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const command = ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--logLevel", "error"];
  const child = spawn(process.execPath, command, {
    // Nothing here is served compressed; what a reader's build would weigh, the tests that weigh compute.
    env: { ...environment, TUMBLE_HASTY: "1" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`the site did not build: exit code ${code}`)),
    );
  });
  return { done, stop: () => child.kill() };
}
