import { join } from "node:path";
import { type Browser, launch } from "puppeteer-core";
import { aptRemedies, findBrowser, hasApt } from "./findBrowser";

/** Any Firefox as its readers have it, driven through WebDriver BiDi. */

function usualPlaces(): string[] {
  const { env } = process;
  switch (process.platform) {
    case "win32":
      return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"]].flatMap((folder) =>
        folder ? [join(folder, "Mozilla Firefox/firefox.exe")] : [],
      );
    case "darwin":
      return ["", env.HOME ?? ""].map((home) => `${home}/Applications/Firefox.app/Contents/MacOS/firefox`);
    default:
      return ["/usr/lib/firefox-esr/firefox-esr", "/usr/lib/firefox/firefox", "/snap/bin/firefox"];
  }
}

/** The path of a Firefox that runs: `FIREFOX_PATH` if set, else one of the usual names and places, else Debian's package. */
export function findFirefox(): string {
  return findBrowser({
    kind: "Firefox",
    variable: "FIREFOX_PATH",
    names: ["firefox-esr", "firefox"],
    places: usualPlaces(),
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
