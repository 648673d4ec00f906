import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPort } from "../../src/cli/port";

// A test starts the command from source in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

/** Stands for the real build: says that it began, and ends once it is told to. */
const BUILD = `
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
writeFileSync("began", String(process.pid));
while (!existsSync("finish")) await new Promise((done) => setTimeout(done, 20));
mkdirSync("dist", { recursive: true });
for (const page of ["index.html", "404.html"]) writeFileSync("dist/" + page, page);
`;

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

describe("PORT", () => {
  it.each([
    ["0", 0],
    ["80", 80],
    ["65535", 65535],
    ["", 4173],
    [undefined, 4173],
  ])("may be %s", (value, port) => expect(readPort(value)).toBe(port));

  it.each(["abc", "-1", "65536", "4.5", "1e4", "0x1000", "123456", " 80", "∞"])("may not be %s", (value) =>
    expect(() => readPort(value)).toThrow(`PORT: expected a whole number from 0 to 65535, got ${value}`),
  );
});

describe("npm start", () => {
  let folder: string;
  let children: ChildProcess[];
  beforeEach(() => {
    children = [];
    folder = mkdtempSync(join(tmpdir(), "start-"));
    mkdirSync(join(folder, "node_modules/vite/bin"), { recursive: true });
    writeFileSync(join(folder, "node_modules/vite/package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "node_modules/vite/bin/vite.js"), BUILD);
  });
  afterEach(async () => {
    for (const child of children) await stop(child);
    rmSync(folder, { recursive: true });
  });

  const began = () => existsSync(join(folder, "began"));
  const finish = () => writeFileSync(join(folder, "finish"), "");

  function start(port: string) {
    const tsx = import.meta.resolve("tsx");
    const child = spawn(process.execPath, ["--import", tsx, resolve("src/cli/start.ts")], {
      cwd: folder,
      env: { ...process.env, PORT: port, TSX_TSCONFIG_PATH: resolve("tsconfig.json") },
    });
    children.push(child);
    const output = { out: "", err: "" };
    child.stdout.on("data", (data) => {
      output.out += data;
    });
    child.stderr.on("data", (data) => {
      output.err += data;
    });
    const ended = new Promise<number | null>((done) => child.on("close", done));
    return { output, ended };
  }

  it("refuses a PORT that is none in one line, before it builds anything", async () => {
    const { output, ended } = start("abc");
    expect(await ended).toBe(1);
    expect(output.err).toBe("PORT: expected a whole number from 0 to 65535, got abc\n");
    expect(began()).toBe(false);
  });

  it("says what to do about a port that is taken, before it builds anything", async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const { port } = other.address() as AddressInfo;
    const { output, ended } = start(String(port));
    expect(await ended).toBe(1);
    expect(output.err).toMatch(new RegExp(`^PORT: ${port} cannot be had .*set PORT to another.*\n$`));
    expect(began()).toBe(false);
    other.close();
  });

  it("takes its build with it when it is told to end", async () => {
    const { ended } = start("0");
    const building = await vi.waitFor(
      () => {
        const pid = Number(readFileSync(join(folder, "began"), "utf8"));
        expect(pid).toBeGreaterThan(0);
        return pid;
      },
      { timeout: 20_000 },
    );
    expect(isRunning(building)).toBe(true);
    children[0]?.kill();
    expect(await ended).toBe(1);
    try {
      await vi.waitFor(() => expect(isRunning(building)).toBe(false), { timeout: 20_000 });
    } finally {
      finish();
    }
  });

  it("says that the build failed, and ends", async () => {
    writeFileSync(join(folder, "node_modules/vite/bin/vite.js"), "process.exit(3);");
    const { output, ended } = start("0");
    expect(await ended).toBe(1);
    expect(output.err).toBe("the notebook did not build: exit code 3\n");
  });

  it("answers 503 while it builds, then with the site, and prints the address", async () => {
    const port = await freePort();
    const { output } = start(String(port));
    await vi.waitFor(() => expect(began()).toBe(true), { timeout: 20_000 });
    const early = await fetch(`http://127.0.0.1:${port}/`);
    expect([early.status, early.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(output.out).toBe("");
    finish();
    await vi.waitFor(() => expect(output.out).not.toBe(""), { timeout: 20_000 });
    expect(output.out).toBe(`Tumble is open at http://localhost:${port}/\n`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("index.html");
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", () => done());
    child.kill();
  });
}
