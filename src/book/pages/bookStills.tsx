import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";
import { strings as language } from "../../language/strings/en";
import type { ChapterSlug } from "../chapters";
import { type Still, stillOf } from "./cases/stills";
import { PrintedStill } from "./printedStills";

type Settings = Readonly<Record<string, unknown>>;

interface Shown {
  /** In place of what the figure’s page shows. */
  readonly set?: Settings;
  /** Of the figure’s tag, where a link cannot set it without scripts. */
  readonly props?: Settings;
  readonly note?: string;
  /** Besides what the page shows, by their names. */
  readonly besides?: Readonly<Record<string, Settings>>;
}

/** Markup of one figure. */
export interface BookStill {
  readonly instead: string;
  readonly besides: string;
}

/** By the figures’ ids, by the chapters’ slugs. */
export type BookStills = Readonly<Record<string, Readonly<Record<string, BookStill>>>>;

const files = import.meta.glob<string>("../../../content/*/book.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The figures that the printed book shows as `book.yaml` sets them. */
export async function bookStills(): Promise<BookStills> {
  const lines = parse(files[`../../../content/${language.files}/book.yaml`] ?? "{}");
  const chapters = Object.entries(lines as Readonly<Record<ChapterSlug, Record<string, Shown>>>);
  const made = chapters.map(async ([chapter, figures]) => {
    const stills = Object.entries(figures).map(
      async ([figure, shown]) => [figure, await bookStill(chapter as ChapterSlug, figure, shown)] as const,
    );
    return [chapter, Object.fromEntries(await Promise.all(stills))] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

async function bookStill(
  chapter: ChapterSlug,
  figure: string,
  { set, props, note, besides = {} }: Shown,
): Promise<BookStill> {
  const still = (settings: Settings, name: string) =>
    stillOf({ chapter, figure, set: settings, ...(props && { props }) }, `book-${name}`);
  const instead = set && (
    <>
      <PrintedStill still={withoutEmptyMeasures(await still(set, figure))} />
      {note && <p className="printed-state">{note}</p>}
    </>
  );
  const named = Object.entries(besides).map(async ([title, settings], place) => {
    const { pictures } = await still(settings, `${figure}-${place}`);
    return pictures.map((picture) => ({ ...picture, title }));
  });
  const pictures = (await Promise.all(named)).flat();
  const row = pictures.length > 0 && (
    <PrintedStill still={{ pictures, state: "", measures: "", played: null }} />
  );
  return { instead: renderToStaticMarkup(instead), besides: renderToStaticMarkup(row) };
}

/** Where nothing is measured, as in a race without racers. */
const withoutEmptyMeasures = (still: Still): Still =>
  still.measures.includes('<li class="measure-lane"') ? still : { ...still, measures: "" };
