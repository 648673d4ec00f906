import { spawn, spawnSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

export const hasCaddy = (): boolean => spawnSync("caddy", ["version"]).status === 0;

export interface Served {
  /** With a closing slash. */
  readonly address: string;
  stop(): void;
}

/**
 * What the Dockerfile runs, with its very configuration.
 *
 * @param folder the one that the folder of the site lies in
 */
export async function serveByCaddy(folder: string, base = "/"): Promise<Served> {
  const port = await freePort();
  const child = spawn("caddy", ["run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"], {
    env: { ...process.env, SITE: folder, TUMBLE_BASE: base, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  await new Promise<void>((serving, failed) => {
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
      if (said.includes("serving initial configuration")) serving();
    });
    child.once("exit", () => failed(new Error(`Caddy ended: ${said}`)));
  });
  return { address: `http://127.0.0.1:${port}${base}`, stop: () => child.kill() };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
