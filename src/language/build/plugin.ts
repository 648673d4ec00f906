import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { LANGUAGES, type Language, languageOfMode, SOURCE } from "../languages.ts";
import { numberSigns } from "../numberSigns.ts";
import { pseudoStrings } from "./pseudoStrings.ts";

const INDEX = /[\\/]strings[\\/]index\.ts$/;
const WORDS = /[\\/]strings[\\/]en\.tsx?$/;

/**
 * Builds the book in the language that the mode names. Every `strings/index.ts` imports `./en`; for another language that
 * import leads to its own file, and one that is missing stops the build.
 */
export function language(): Plugin {
  let present: Language = LANGUAGES[SOURCE];
  return {
    name: "tumble-language",
    enforce: "pre",
    config(_, { mode }) {
      present = LANGUAGES[languageOfMode(mode)];
      return {
        define: {
          __LANGUAGE__: JSON.stringify(languageOfMode(mode)),
          __NUMBER_SIGNS__: JSON.stringify(numberSigns(present.tag)),
        },
      };
    },
    resolveId(specifier, importer) {
      if (!/^\.\/en(\.tsx?)?$/.test(specifier) || !importer || !INDEX.test(importer)) return null;
      if (present.words === SOURCE) return null;
      const file = ["ts", "tsx"]
        .map((ending) => resolve(importer, "..", `${present.words}.${ending}`))
        .find(existsSync);
      return file ?? this.error(`${importer} has no ${present.words}.ts beside it: words in ${present.name}`);
    },
    load(id) {
      if (!present.isPseudo || !WORDS.test(id)) return null;
      return { ...pseudoStrings(id, readFileSync(id, "utf8")), moduleType: id.endsWith("x") ? "tsx" : "ts" };
    },
    transformIndexHtml(html) {
      const direction = present.direction === "rtl" ? ' dir="rtl"' : "";
      return html.replace('<html lang="en">', `<html lang="${present.tag}"${direction}>`);
    },
  };
}

/**
 * The strings of a folder in the language of a mode, for what sets words while the site is built.
 *
 * @param folder from the project's root: `src/trace/strings`
 */
export async function stringsFor<Strings>(folder: string, mode: string): Promise<Strings> {
  const { module } = await runnerImport<{ readonly strings: Strings }>(`/${folder}/index.ts`, {
    configFile: false,
    mode,
    plugins: [language()],
  });
  return module.strings;
}
