import { describe, expect, it } from "vitest";
import { CHAPTERS, chapterFile } from "../../src/book/chapters";
import { placesIn } from "../../src/book/check/linkProblems";
import { GONE_SLUGS, MOVED, movedFrom } from "../../src/book/moved";
import { chapterText } from "../content/chapters";

const IDS = new Map(
  CHAPTERS.map((chapter) => [chapter.slug as string, placesIn(chapterText(`en/${chapterFile(chapter)}`))]),
);

describe.each(Object.keys(MOVED))("what has moved from %s", (slug) => {
  const moved = movedFrom(slug);
  const heirs = Object.keys(MOVED[slug] ?? {});

  it("is listed once, and is no longer where it was", () => {
    const listed = Object.values(MOVED[slug] ?? {}).flat();
    expect(listed.length).toBe(moved.size);
    expect(listed.filter((id) => IDS.get(slug)?.has(id))).toEqual([]);
  });

  it("is, if any chapter that came of it has it, in the one that it is led to", () => {
    const astray = [...moved].filter(
      ([id, chapter]) => heirs.some((heir) => IDS.get(heir)?.has(id)) && !IDS.get(chapter)?.has(id),
    );
    expect(astray).toEqual([]);
    expect([...moved].filter(([id, chapter]) => IDS.get(chapter)?.has(id)).length).toBeGreaterThan(0);
  });
});

it("an address that is gone is no chapter's, and any other in the table is one", () => {
  const gone = Object.keys(MOVED).filter((slug) => !IDS.has(slug));
  expect(gone).toEqual([...GONE_SLUGS]);
});

it("an address without moves has none, whatever its name", () => {
  for (const slug of ["inertia-tensor", "constructor", "__proto__"]) expect(movedFrom(slug).size).toBe(0);
});
