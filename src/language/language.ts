import { LANGUAGES, type Language, type LanguageId, SOURCE } from "./languages";
import { numberSigns } from "./numberSigns";

/** Replaced when the site is built (`src/language/build/plugin.ts`); tests and the command line leave it undefined. */
declare const __LANGUAGE__: LanguageId | undefined;
declare const __NUMBER_SIGNS__: string | undefined;

/** The language that is built. */
export const language: Language = LANGUAGES[typeof __LANGUAGE__ === "undefined" ? SOURCE : __LANGUAGE__];

/** Its digits from 0 to 9 and its decimal sign. Built in: to ask a browser for them takes the first figure of a page 12 ms. */
export const signs: readonly string[] = Array.from(
  typeof __NUMBER_SIGNS__ === "undefined" ? numberSigns(language.tag) : __NUMBER_SIGNS__,
);
