import { LANGUAGES, type Language, type LanguageId, SOURCE } from "./languages";

/** Replaced when the site is built (`src/language/build/plugin.ts`); tests and the command line leave it undefined. */
declare const __LANGUAGE__: LanguageId | undefined;

/** The language that is built. */
export const language: Language = LANGUAGES[typeof __LANGUAGE__ === "undefined" ? SOURCE : __LANGUAGE__];
