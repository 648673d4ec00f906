/**
 * A language that the book can be built in. To add one: an entry here, then its file in every `strings/` and its folder in
 * `content/`.
 */
export interface Language {
  /** BCP 47: what pages declare as their language, and what numbers are written by. */
  readonly tag: string;
  /** As its own speakers call it. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Which `strings/<words>.ts` and `content/<words>/` it is made of. */
  readonly words: string;
  /** Whether every word is marked by other letters, so that a test finds those that come from elsewhere. */
  readonly isPseudo?: boolean;
}

export const LANGUAGES = {
  en: { tag: "en", name: "English", direction: "ltr", words: "en" },
  pseudo: { tag: "en-XA", name: "Ṗṡėüḋȯ", direction: "ltr", words: "en", isPseudo: true },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof LANGUAGES;

/** The language in which everything is written first, and that runs where nothing is built. */
export const SOURCE: LanguageId = "en";

/** Vite's own modes, which are built in the source language. */
const MODES: readonly string[] = ["production", "development", "test"];

/**
 * The language of a Vite mode: `--mode de` builds German.
 * @throws for a mode that is neither Vite's nor a language's, rather than build English without a word
 */
export function languageOfMode(mode: string): LanguageId {
  if (Object.hasOwn(LANGUAGES, mode)) return mode as LanguageId;
  if (MODES.includes(mode)) return SOURCE;
  throw new Error(`mode ${mode}: expected one of ${[...Object.keys(LANGUAGES), ...MODES].join(", ")}`);
}

/** Whether what a mode builds is to have every word marked. */
export function isPseudo(mode: string): boolean {
  const language: Language = LANGUAGES[languageOfMode(mode)];
  return language.isPseudo ?? false;
}
