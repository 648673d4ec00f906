import { readFileSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { parse } from "yaml";
import { aptRemedies, findBrowser, hasApt, presentOrInstalled, type Remedy, usual } from "./findBrowser";

/** The tests on the built site need a real browser: any Chrome or Chromium, and where there is none, one is fetched. */

function remedies(): Remedy[] {
  const isDebian = hasApt();
  const installer = [
    "node_modules/playwright-core/cli.js",
    "install",
    ...(isDebian ? ["--with-deps"] : []),
    "chromium",
  ];
  const playwright: Remedy = { what: "Playwright's Chromium", commands: [[process.execPath, ...installer]] };
  return isDebian ? [...aptRemedies("chromium"), playwright] : [playwright];
}

/** The path of a Chrome or Chromium that runs: `CHROME_PATH` if set, else one of the usual names and places, else a new one. */
export function findChromium(): string {
  const { names, places } = usual("chromium");
  return findBrowser({
    kind: "Chrome or Chromium",
    variable: "CHROME_PATH",
    names,
    places: [...places, chromium.executablePath()],
    remedies,
  });
}

/**
 * The browser that the tests drive: Chromium without the windows that a headless one would still manage, which shows the
 * same pages for three quarters of the processor time; any Chrome or Chromium where it cannot be had.
 */
export function findHeadlessChromium(): string {
  if (process.env.CHROME_PATH) return findChromium();
  const shell = presentOrInstalled({
    kind: "Chromium's headless shell",
    names: ["chromium-headless-shell", "chrome-headless-shell"],
    places: [],
    remedies: () => (hasApt() ? aptRemedies("chromium-headless-shell") : []),
  });
  return shell.path ?? findChromium();
}

const { flags, notNeeded }: Readonly<Record<"flags" | "notNeeded", readonly string[]>> = parse(
  readFileSync("tests/site/chromium.yaml", "utf8"),
);

/** WebGL on the processor: the same pixels with or without a graphics card. */
export const SOFTWARE_WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
export const NO_WEBGL = ["--disable-3d-apis"];

/** Starts a browser with a fresh profile. */
export function launch(executablePath: string, graphics: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [`--disable-features=${notNeeded.join(",")}`, ...flags, ...graphics],
  });
}
