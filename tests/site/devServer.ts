import { spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** What the development server reads of the project. */
const SOURCES = [
  "src",
  "content",
  "package",
  "index.html",
  "vite.config.ts",
  "package.json",
  "tsconfig.json",
];

/** Runs in a process of its own, for the server to see neither the test runner's environment nor its module hooks. */
const PROGRAM = `
  const { createServer } = await import("vite");
  const server = await createServer({
    logLevel: "silent",
    cacheDir: ".vite",
    server: { host: "127.0.0.1", port: 0, fs: { allow: [".", process.argv[1]] } },
  });
  await server.listen();
  process.on("message", () => process.send({ used: process.cpuUsage() }));
  process.send({ address: server.resolvedUrls.local[0] });
`;

interface Told {
  readonly address?: string;
  readonly used?: NodeJS.CpuUsage;
}

/** A development server on a copy of the sources, for tests to edit. */
export interface DevServer {
  readonly address: string;
  /** Replaces a text in the one file of that name. */
  edit(name: string, before: string, after: string): void;
  /** The number of the line on which a text first stands in the one file of that name. */
  lineOf(name: string, text: string): number;
  /** What the server has used so far [ms]: what else the machine does changes it little. */
  processorTime(): Promise<number>;
  stop(): void;
}

export async function startDevServer(): Promise<DevServer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tumble-dev-")));
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(realpathSync("node_modules"), join(folder, "node_modules"));
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const command = ["--input-type=module", "--eval", PROGRAM, realpathSync("node_modules")];
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: environment,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Error(`the development server ended: exit code ${code}`)));
  });
  const told = () => Promise.race([new Promise<Told>((resolve) => child.once("message", resolve)), ended]);
  const { address = "" } = await told();
  return {
    address,
    edit: (name, before, after) => {
      const path = fileNamed(folder, name);
      const text = readFileSync(path, "utf8");
      if (!text.includes(before)) throw new Error(`${name} does not hold: ${before}`);
      writeFileSync(
        path,
        text.replace(before, () => after),
      );
    },
    lineOf: (name, text) => {
      const [above = ""] = readFileSync(fileNamed(folder, name), "utf8").split(text, 1);
      return above.split("\n").length;
    },
    processorTime: async () => {
      const answer = told();
      child.send("used");
      const { user = 0, system = 0 } = (await answer).used ?? {};
      return (user + system) / 1000;
    },
    stop: () => {
      ended.catch(() => {});
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fileNamed(folder: string, name: string): string {
  const files = ["src", "content"].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, part, file),
    ),
  );
  const [file, ...others] = files.filter((one) => basename(one) === name);
  if (!file || others.length > 0) throw new Error(`not one file is named ${name}`);
  return file;
}
