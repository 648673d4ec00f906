import type { ComponentType } from "react";
import { language } from "../../language/language";
import { type Chapter, chapterFile } from "../chapters";

/** Each chapter's text with its figures, loaded when its page is asked for. */
const texts = import.meta.glob<{ default: ComponentType }>("../../../content/*/*.mdx");

export const isWritten = (chapter: Chapter) => textFile(chapter) in texts;

function textFile(chapter: Chapter): string {
  return `../../../content/${language.words}/${chapterFile(chapter)}`;
}

export async function loadText(chapter: Chapter): Promise<ComponentType> {
  const text = await texts[textFile(chapter)]?.();
  if (!text) throw new Error(`${chapterFile(chapter)} is missing`);
  return text.default;
}
