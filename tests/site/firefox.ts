import { type Browser, launch } from "puppeteer-core";
import { aptRemedies, findBrowser, hasApt, usual } from "./findBrowser";

/** Any Firefox as its readers have it, driven through WebDriver BiDi. */

/** The path of a Firefox that runs: `FIREFOX_PATH` if set, else one of the usual names and places, else Debian's package. */
export function findFirefox(): string {
  return findBrowser({
    kind: "Firefox",
    variable: "FIREFOX_PATH",
    ...usual("firefox"),
    remedies: () => (hasApt() ? aptRemedies("firefox-esr") : []),
  });
}

/** Starts Firefox with a fresh profile; its window's size is set here, as long-term releases cannot change a page's. */
export function launchFirefox(executablePath: string): Promise<Browser> {
  return launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ["--width=960", "--height=800"],
  });
}
