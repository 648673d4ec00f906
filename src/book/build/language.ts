import { existsSync, readFileSync } from "node:fs";
import { type Plugin, runnerImport } from "vite";
import type { Strings as LanguageStrings } from "../../language/strings/en.ts";
import { LANGUAGE } from "./languages.ts";

const ENGLISH = /([\\/]strings[\\/])en(?=\.tsx?$)/;

/** Leads every import of `./strings/en` to the language that is built; without its words the build stops. */
export function language(): Plugin {
  return {
    name: "tumble-language",
    enforce: "pre",
    apply: () => LANGUAGE !== "en",
    resolveId: {
      filter: { id: /[\\/]strings[\\/]en(\.tsx?)?$/ },
      async handler(specifier, importer, options) {
        const english = await this.resolve(specifier, importer, { ...options, skipSelf: true });
        const id = english?.id.replace(ENGLISH, `$1${LANGUAGE}`);
        return id ? this.resolve(id, importer, { ...options, skipSelf: true }) : null;
      },
    },
    // What is said of engines is data; its few phrases have their own table.
    transform: {
      filter: { id: /[\\/]engines[\\/]facts[\\/]\w+\.json$/ },
      handler: (text) => inPhrasesOf(JSON.parse(text)),
    },
    transformIndexHtml: {
      // Before the style sheets are bundled.
      order: "pre",
      async handler(html) {
        const { tag } = await wordsOf<LanguageStrings>("language");
        return html
          .replace('<html lang="en">', `<html lang="${tag}">`)
          .replace("styles/index.css", `styles/${LANGUAGE}.css`);
      },
    },
  };
}

const PHRASES = `src/engines/facts/phrases.${LANGUAGE}.json`;

function inPhrasesOf(facts: unknown): string {
  const phrases = existsSync(PHRASES) ? JSON.parse(readFileSync(PHRASES, "utf8")) : {};
  return JSON.stringify(facts, (_, value) => (typeof value === "string" ? (phrases[value] ?? value) : value));
}

/** @param folder below `src`: `trace` */
export async function wordsOf<Strings>(folder: string): Promise<Strings> {
  const file = `/src/${folder}/strings/${LANGUAGE}.ts`;
  const { module } = await runnerImport<{ readonly strings: Strings }>(file, { configFile: false });
  return module.strings;
}
