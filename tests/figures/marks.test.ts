import { createHash } from "node:crypto";
import { join } from "node:path";
import islands from "virtual:islands";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CHAPTERS, chapterFile } from "../../src/book/chapters";
import type { Tag } from "../../src/book/check/chapterTags";
import { PictureObserver } from "../../src/figures/pictures/PictureView";
import type { Mark } from "../../src/scene/marks";
import { tagsOf } from "../book/figureTags";

/*
 * What the pictures of every figure show as it opens, as data: a mark a line, numbers to four digits. A mark that has moved, or that is
 * gone, is a line of a diff; how thick a renderer draws it is none. Where the change is meant,
 * `npx vitest run --project core tests/figures/marks -u` stores it.
 */

describe.each(CHAPTERS)("the pictures of $slug", (chapter) => {
  const folder = join("../chapters", chapterFile(chapter).replace(/\.mdx$/, ""));

  it("show the marks that are stored", async () => {
    const lines: string[] = [];
    for (const tag of tagsOf(chapter.slug)) lines.push(...(await marksOf(tag)));
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(join(folder, "marks.txt"));
  });
});

/** A plot and a table, without pictures, of runs that the build of the page gives them. */
const OF_STORED_RUNS = ["WorkPrecision", "Registry"];

/** The figure's name, then each mark of each of its pictures; nothing for a tag that is no figure. */
async function marksOf({ name, props }: Tag): Promise<string[]> {
  const isFigure = Object.hasOwn(islands, name) && !OF_STORED_RUNS.includes(name);
  const module = isFigure ? await islands[name]?.() : undefined;
  const Figure = module?.[name]?.Figure;
  if (!Figure || props.id === undefined) return [];
  const pictures: (readonly Mark[])[] = [];
  const observe = (marks: readonly Mark[]) => pictures.push(marks);
  const figure = createElement(Figure as ComponentType<Record<string, unknown>>, { title: "", ...props });
  renderToStaticMarkup(createElement(PictureObserver, { value: observe }, figure));
  return pictures.flatMap((marks, place) => [`# ${props.id}, picture ${place + 1}`, ...marks.map(lineOf)]);
}

/** A list as long as this, of numbers or points, is told by its length and a digest. */
const LONG = 40;

function lineOf({ kind, key, ...rest }: Mark): string {
  return `${kind} ${key} ${JSON.stringify(shortened(rest))}`;
}

function shortened(value: unknown): unknown {
  if (typeof value === "number") return Math.abs(value) < 1e-9 ? 0 : Number(value.toPrecision(4));
  if (ArrayBuffer.isView(value)) return shortened(Array.from(value as Float64Array));
  if (Array.isArray(value)) {
    const items = value.map(shortened);
    return items.flat(3).length < LONG ? items : `${items.length} long, ${digestOf(items)}`;
  }
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, shortened(part)] as const);
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);
}
