import { spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** The tests on the built site need a real browser: any Chrome or Chromium, and where there is none, one is fetched. */

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

function usualPlaces(): string[] {
  const { env } = process;
  switch (process.platform) {
    case "win32":
      return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].flatMap((folder) =>
        folder
          ? [
              join(folder, "Google/Chrome/Application/chrome.exe"),
              join(folder, "Chromium/Application/chrome.exe"),
            ]
          : [],
      );
    case "darwin":
      return ["", env.HOME ?? ""].flatMap((home) => [
        `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
        `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      ]);
    default:
      return ["/opt/google/chrome/chrome", "/usr/lib/chromium/chromium", "/snap/bin/chromium"];
  }
}

function onPath(): string[] {
  const ending = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`)));
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

function installed(): string | undefined {
  return [...onPath(), ...usualPlaces(), chromium.executablePath()].find(runs);
}

interface Remedy {
  readonly what: string;
  readonly commands: readonly (readonly [string, ...string[]])[];
}

function remedies(): Remedy[] {
  const isRoot = process.getuid?.() === 0;
  const hasApt = isRoot && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
  const debian: Remedy = {
    what: "Debian's chromium package",
    commands: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "chromium"],
    ],
  };
  const installer = [
    "node_modules/playwright-core/cli.js",
    "install",
    ...(hasApt ? ["--with-deps"] : []),
    "chromium",
  ];
  const playwright: Remedy = { what: "Playwright's Chromium", commands: [[process.execPath, ...installer]] };
  return hasApt ? [debian, playwright] : [playwright];
}

/**
 * The path of a browser that runs: `CHROME_PATH` if set, else one of the usual names and places, else a new one.
 *
 * @throws Error saying what was tried, where no browser can be had: the tests never pass without one
 */
export function findChromium(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, which is not a browser that runs here`);
  }
  const present = installed();
  if (present) return present;
  const tried: string[] = [];
  for (const { what, commands } of remedies()) {
    console.log(`The tests on the built site need Chrome or Chromium and found none: installing ${what}.`);
    for (const [command, ...parameters] of commands) {
      console.log(`  ${[command, ...parameters].join(" ")}`);
      const { status, error } = spawnSync(command, parameters, {
        stdio: "inherit",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      if (status !== 0)
        tried.push(`${[command, ...parameters].join(" ")}: ${error?.message ?? `exit code ${status}`}`);
    }
    const arrived = installed();
    if (arrived) return arrived;
  }
  const attempts = tried.map((attempt) => `\n  ${attempt}`).join("");
  throw new Error(`No Chrome or Chromium could be found or installed; set CHROME_PATH to one.${attempts}`);
}

/**
 * What every window of the browser would start beside its page, at the cost of half a second each, and what Playwright
 * switches off of what reaches out of the machine or holds back a page: the last list given is the one that counts.
 */
const NOT_NEEDED = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
];

const FLAGS = [
  `--disable-features=${NOT_NEEDED.join(",")}`,
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** WebGL on the processor: the same pixels with or without a graphics card. */
export const SOFTWARE_WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
export const NO_WEBGL = ["--disable-3d-apis"];

/** Starts a browser with a fresh profile. */
export function launch(executablePath: string, graphics: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...FLAGS, ...graphics] });
}
