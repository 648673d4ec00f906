import { type Plugin, runnerImport } from "vite";
import type { Strings as LanguageStrings } from "../../language/strings/en.ts";

/** TUMBLE_LANGUAGE names another language as its files are called. */
export const LANGUAGE = process.env.TUMBLE_LANGUAGE ?? "en";

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
    async transformIndexHtml(html) {
      const { tag } = await wordsOf<LanguageStrings>("language");
      return html.replace('<html lang="en">', `<html lang="${tag}">`);
    },
  };
}

/** @param folder below `src`: `trace` */
export async function wordsOf<Strings>(folder: string): Promise<Strings> {
  const file = `/src/${folder}/strings/${LANGUAGE}.ts`;
  const { module } = await runnerImport<{ readonly strings: Strings }>(file, { configFile: false });
  return module.strings;
}
