/** The languages of the built site: BCP 47, and the folder that each stands in. */
export const LANGUAGES = { en: { tag: "en", folder: "" }, zh: { tag: "zh-Hans", folder: "zh/" } } as const;

/** TUMBLE_LANGUAGE names another language as its files are called. */
export const LANGUAGE = process.env.TUMBLE_LANGUAGE ?? "en";

/** Below the folder of the first, which holds what hosts read. */
export const OTHER_FOLDERS: readonly string[] = Object.values(LANGUAGES).flatMap(
  ({ folder }) => folder || [],
);

export function languageCalled(name: string): { readonly tag: string; readonly folder: string } {
  return Object.entries(LANGUAGES).find(([one]) => one === name)?.[1] ?? { tag: name, folder: "" };
}

/** What a page says of its language, and where each is, from the root of this one. */
export function languagesFrom(present = LANGUAGE) {
  const { tag, folder } = languageCalled(present);
  const up = "../".repeat(folder.split("/").length - 1);
  return {
    language: tag,
    languages: Object.fromEntries(
      Object.values(LANGUAGES).map((one): [string, string] => [one.tag, `${up}${one.folder}`]),
    ),
  };
}
