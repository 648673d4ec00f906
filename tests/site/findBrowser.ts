import { spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { delimiter, join, normalize } from "node:path";
import { parse } from "yaml";

export interface Remedy {
  readonly what: string;
  readonly commands: readonly (readonly [string, ...string[]])[];
}

export interface Wanted {
  readonly kind: string;
  /** the environment's variable that may name one */
  readonly variable: string;
  readonly names: readonly string[];
  readonly places: readonly string[];
  /** What may be done where there is none, best first. */
  readonly remedies: () => readonly Remedy[];
}

type Usual = Readonly<Record<"names" | "linux", readonly string[]>> &
  Partial<Record<string, readonly string[]>>;

const USUAL: Readonly<Record<"chromium" | "firefox", Usual>> = parse(
  readFileSync("tests/site/browsers.yaml", "utf8"),
);

/** The names and places that a browser usually has on this system. */
export function usual(browser: keyof typeof USUAL): Pick<Wanted, "names" | "places"> {
  const { names, linux, [process.platform]: here = linux } = USUAL[browser];
  const places = here.flatMap((place) => {
    const [folder = "", name = ""] = /^\$\{(.*?)\}/.exec(place) ?? [];
    const named = process.env[name] ?? "";
    return folder === "" || named !== "" ? [normalize(named + place.slice(folder.length))] : [];
  });
  return { names, places };
}

function onPath(names: readonly string[]): string[] {
  const ending = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`)));
}

/** Whether a file is a browser that starts: some systems keep a stand-in under its name that only asks for another package. */
function runs(file: string): boolean {
  try {
    if (!statSync(file).isFile()) return false;
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows a browser asked for its version opens a window instead of answering.
  if (process.platform === "win32") return true;
  return spawnSync(file, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

/** Whether Debian's packages can be installed here. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
}

/** From the lists of packages that are there, and where they do not have it, from new ones. */
export function aptRemedies(name: string): Remedy[] {
  const install = ["apt-get", "install", "-y", name] as const;
  const what = `Debian's ${name} package`;
  return [
    { what, commands: [install] },
    { what: `${what}, from new lists`, commands: [["apt-get", "update"], install] },
  ];
}

/**
 * The path of a browser that runs: the one that the environment names, else one of the usual names and places, else a new one.
 *
 * @throws Error saying what was tried, where no browser can be had: the tests never pass without one
 */
export function findBrowser(wanted: Wanted): string {
  const { kind, variable } = wanted;
  const given = process.env[variable];
  if (given) {
    if (runs(given)) return given;
    throw new Error(`${variable} is ${given}, which is not a browser that runs here`);
  }
  const { path, failures } = presentOrInstalled(wanted);
  if (path) return path;
  const attempts = failures.map((attempt) => `\n  ${attempt}`).join("");
  throw new Error(`No ${kind} could be found or installed; set ${variable} to one.${attempts}`);
}

/** One of the usual names and places, else a new one; none, with the commands that failed, where none can be had. */
export function presentOrInstalled({ kind, names, places, remedies }: Omit<Wanted, "variable">): {
  readonly path: string | undefined;
  readonly failures: readonly string[];
} {
  const installed = () => [...onPath(names), ...places].find(runs);
  const failures: string[] = [];
  let path = installed();
  for (const remedy of path ? [] : remedies()) {
    console.log(`The tests on the built site want ${kind} and found none: installing ${remedy.what}.`);
    failures.push(...failuresOf(remedy));
    path = installed();
    if (path) break;
  }
  return { path, failures };
}

/** Runs the commands of a remedy, and tells those that failed. */
function failuresOf({ commands }: Remedy): string[] {
  return commands.flatMap(([command, ...parameters]) => {
    const line = [command, ...parameters].join(" ");
    console.log(`  ${line}`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status, error } = spawnSync(command, parameters, { stdio: "inherit", env });
    return status === 0 ? [] : [`${line}: ${error?.message ?? `exit code ${status}`}`];
  });
}
