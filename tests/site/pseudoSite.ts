import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll } from "vitest";
import { serve } from "../../src/cli/serve";
import { build } from "./builtSite";

/**
 * Builds the book in the pseudo-language, which takes half as long as for a reader, since nothing is compressed and no font
 * cut, and serves it while the tests of a file run.
 *
 * @returns its address, with a closing slash
 */
export async function servePseudoSite(): Promise<string> {
  const folder = join("node_modules", ".cache", `pseudo-site-${process.pid}`);
  await build(folder, "--mode", "pseudo").done;
  const server = await serve(folder, 0);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
