import type { ReactNode } from "react";
import { strings as language } from "../../language/strings/en";
import { type Chapter, chapterFile } from "../chapters";

type Text = { readonly default: (props: object) => ReactNode };

const texts = import.meta.glob<Text>("../../../content/*/*.mdx");
const sheets = import.meta.glob<Text>("../../../content/*/teach/*.mdx");

export const isWritten = (chapter: Chapter) => textFile(chapter) in texts;

function textFile(chapter: Chapter): string {
  return `../../../content/${language.files}/${chapterFile(chapter)}`;
}

/** Whether there is a sheet for those who teach it. */
export const isTaught = (chapter: Chapter) => sheetFile(chapter) in sheets;

function sheetFile(chapter: Chapter): string {
  return `../../../content/${language.files}/teach/${chapterFile(chapter)}`;
}

/**
 * Elements, none rendered yet.
 *
 * @param components in place of the vocabulary's
 */
export async function loadText(chapter: Chapter, components: object = {}): Promise<ReactNode> {
  const text = await texts[textFile(chapter)]?.();
  if (!text) throw new Error(`${chapterFile(chapter)} is missing`);
  return text.default({ components });
}

/** As {@link loadText}. */
export async function loadSheet(chapter: Chapter, components: object): Promise<ReactNode> {
  const sheet = await sheets[sheetFile(chapter)]?.();
  if (!sheet) throw new Error(`${chapterFile(chapter)} has no sheet`);
  return sheet.default({ components });
}
