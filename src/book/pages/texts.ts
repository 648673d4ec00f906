import type { ReactNode } from "react";
import { strings as language } from "../../language/strings/en";
import { type Chapter, chapterFile } from "../chapters";

const texts = import.meta.glob<{ default: (props: object) => ReactNode }>("../../../content/*/*.mdx");

export const isWritten = (chapter: Chapter) => textFile(chapter) in texts;

function textFile(chapter: Chapter): string {
  return `../../../content/${language.files}/${chapterFile(chapter)}`;
}

/** Elements, none rendered yet. */
export async function loadText(chapter: Chapter): Promise<ReactNode> {
  const text = await texts[textFile(chapter)]?.();
  if (!text) throw new Error(`${chapterFile(chapter)} is missing`);
  return text.default({});
}
