import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { hasApt } from "./findBrowser";

/*
 * WebKit as Debian has it: WebKitGTK's small browser, driven through W3C WebDriver, on a virtual screen of its own, since it has no
 * headless mode.
 */

/** A tab of WebKit. */
export interface WebkitTab {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run<Result>(body: string, ...parameters: readonly unknown[]): Promise<Result>;
  press(key: string): Promise<void>;
  /** What pages have said on their consoles. */
  readonly said: readonly string[];
  close(): Promise<void>;
}

/** The path of a program, installed from its package where it is missing. */
function program(name: string, packageName: string): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = () => folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!onPath() && hasApt()) spawnSync("apt-get", ["install", "-y", packageName], { stdio: "inherit" });
  const found = onPath();
  if (!found) throw new Error(`${name} is missing: install ${packageName}`);
  return found;
}

/** Debian keeps the browser out of the path, in a folder named after the library's version. */
function miniBrowser(): string {
  const [root = ""] = readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
  const folders = readdirSync(join("/usr/lib", root)).filter((name) => name.startsWith("webkit2gtk-4"));
  const found = folders.map((name) => join("/usr/lib", root, name, "MiniBrowser")).find(existsSync);
  if (!found) throw new Error("WebKitGTK has no MiniBrowser here");
  return found;
}

export async function launchWebkit(): Promise<WebkitTab> {
  const [driverPath, screenPath] = [program("WebKitWebDriver", "webkit2gtk-driver"), program("Xvfb", "xvfb")];
  const display = `:${100 + (process.pid % 400)}`;
  const screen = spawn(screenPath, [display, "-screen", "0", "1280x900x24"], { stdio: "ignore" });
  const port = await freePort();
  // Root may run WebKit only without its sandbox; the pages that it opens here are the notebook's own.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const driver = spawn(driverPath, [`--port=${port}`], { env });
  const said: string[] = [];
  driver.stdout.on("data", (chunk: Buffer) => said.push(...consoleLines(String(chunk))));
  try {
    return await openTab(`http://127.0.0.1:${port}`, said, [driver, screen]);
  } catch (error) {
    for (const child of [driver, screen]) child.kill();
    throw error;
  }
}

function consoleLines(output: string): string[] {
  return output.split("\n").filter((line) => line.startsWith("CONSOLE"));
}

async function openTab(
  address: string,
  said: readonly string[],
  children: readonly ChildProcess[],
): Promise<WebkitTab> {
  const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
  const browserOptions = { binary: miniBrowser(), args };
  await answering(`${address}/status`);
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } },
  });
  const session = `${address}/session/${sessionId}`;
  return {
    said,
    open: (url) => ask(`${session}/url`, { url }),
    run: (script, ...args) => ask(`${session}/execute/sync`, { script, args }),
    press: (key) =>
      ask(`${session}/actions`, {
        actions: [
          { type: "key", id: "keys", actions: ["keyDown", "keyUp"].map((type) => ({ type, value: key })) },
        ],
      }),
    close: async () => {
      await fetch(session, { method: "DELETE" });
      for (const child of children) child.kill();
    },
  };
}

/** A command of WebDriver, which answers with a value, or with an error in its place. */
async function ask<Value>(url: string, body: object): Promise<Value> {
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { readonly value: Value & { error?: string; message?: string } };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("WebKitWebDriver does not answer");
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
