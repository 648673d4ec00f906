import type { ComponentType } from "react";
import { strings as language } from "../../language/strings/en";
import { type Chapter, chapterFile } from "../chapters";

const texts = import.meta.glob<{ default: ComponentType }>("../../../content/*/*.mdx");

export const isWritten = (chapter: Chapter) => textFile(chapter) in texts;

function textFile(chapter: Chapter): string {
  return `../../../content/${language.files}/${chapterFile(chapter)}`;
}

export async function loadText(chapter: Chapter): Promise<ComponentType> {
  const text = await texts[textFile(chapter)]?.();
  if (!text) throw new Error(`${chapterFile(chapter)} is missing`);
  return text.default;
}
