import islands from "virtual:islands";
import { renderToStaticMarkup } from "react-dom/server";
import { FigureStateObserver } from "../../../figures/shell/Figure";
import { InitialState } from "../../../figures/shell/initialState";
import { strings as language } from "../../../language/strings/en";
import { thumbnail } from "../../../scene/svg/thumbnail";
import { type ChapterSlug, chapterFile, chapterOf } from "../../chapters";
import { parseChapter, type Tag, tagsIn } from "../../check/chapterTags";
import { chapterTexts } from "../../check/chapterTexts";
import type { SetFigure } from "../../gallery";
import { withCharacters, withOwnIds } from "../../markup";

/** A figure in a given state, as markup without scripts. */
export interface Still {
  readonly pictures: readonly StillPicture[];
  /** The figure's list for this frame; empty if it has none. */
  readonly measures: string;
  /** As the figure prints them; empty if it has no frames. */
  readonly state: string;
  /** The figure that the page's script plays in its place, and how it is set; null where nothing can be played. */
  readonly played: PlayedFigure | null;
}

/** The island's name, its properties, and the state that is set. */
export type PlayedFigure = readonly [name: string, props: object, set: object];

export interface StillPicture {
  readonly kind: "picture" | "plot";
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

const tags = new Map<ChapterSlug, readonly Tag[]>();

export function tagsOf(slug: ChapterSlug): readonly Tag[] {
  const known = tags.get(slug) ?? parsedTags(slug);
  tags.set(slug, known);
  return known;
}

function parsedTags(slug: ChapterSlug): readonly Tag[] {
  const file = `${language.files}/${chapterFile(chapterOf(slug))}`;
  const text = chapterTexts().find((one) => one.file.replaceAll("\\", "/").endsWith(file))?.text;
  if (text === undefined) throw new Error(`${file} is missing`);
  return tagsIn(parseChapter(text));
}

/** Decimals beyond a hundredth of a unit cannot be seen. */
const DRAWN = / (?:d|points|transform)="[^"]*"/g;
const LONG_DECIMALS = /(\d\.\d\d)\d+(?!\d|e)/g;

/**
 * Without playing, which needs scripts.
 *
 * @param name of the still on its page: keeps its ids apart from other stills'
 * @param fraction of a pixel to which pictures are drawn: 10 for a tenth, where they are large
 */
export async function stillOf(
  { chapter, figure, set, props: changed }: SetFigure & { readonly props?: object },
  name: string = figure,
  fraction = 1,
): Promise<Still> {
  const tag = tagsOf(chapter).find(({ name, props }) => props.id === figure && Object.hasOwn(islands, name));
  const module = tag && (await islands[tag.name]?.());
  const Figure = tag && module?.[tag.name]?.Figure;
  if (!Figure) throw new Error(`${chapter} has no figure ${figure}`);
  const { play: _, ...opening } = set;
  const { title: _title, ...props } = tag.props;
  let fields: object = {};
  const html = renderToStaticMarkup(
    <FigureStateObserver
      value={({ schema }) => (fields = "entries" in schema ? (schema.entries as object) : {})}
    >
      <InitialState value={opening}>
        <Figure title="" {...tag.props} {...changed} />
      </InitialState>
    </FigureStateObserver>,
  ).replace(DRAWN, (drawn) => drawn.replace(LONG_DECIMALS, "$1"));
  const [, state = ""] = /<p class="printed-state">(.*?)<\/p>/s.exec(html) ?? [];
  const pictures = picturesIn(html, name, fraction);
  return {
    pictures: pictures.length > 0 ? pictures : plotIn(html),
    measures: thumbnail(measuresIn(html), 5),
    state: plainText(state),
    played: "play" in fields ? [tag.name, props, { ...opening, ...playing(fields, html) }] : null,
  };
}

/** Over and over, where the figure can. */
function playing(fields: object, html: string): object {
  const [, last = ""] = /<input class="scrubber[^>]* max="(\d+)"/.exec(html) ?? [];
  return { ...("repeat" in fields && { repeat: [0, Number(last)] }), play: true };
}

function measuresIn(html: string): string {
  const [found = ""] =
    /<ul class="measures".*?<\/ul><\/li><\/ul>|<table class="readouts function-values".*?<\/table>/s.exec(
      html,
    ) ?? [];
  return found;
}

const PICTURE =
  /(?:<p class="phase-plane-title">(?<plane>[^<]*)<\/p>|role="img" aria-label="(?<label>[^"]*)">)(?<svg><svg.*?<\/svg>)/gs;
const LANE_HEAD = /<div class="lane-head">(.*?)<div class="(?:picture-frame|with-drag)/gs;

/** A rule that can be chosen; beside it may stand a switch. */
const NAMED = /<(?:p class="(?:lane|aspect)-title"|span class="select-value")>(.*?)<\/(?:p|span)>/s;

function picturesIn(html: string, name: string, fraction: number): StillPicture[] {
  const titles = Array.from(html.matchAll(LANE_HEAD), ([, head = ""]) =>
    plainText(NAMED.exec(head)?.[1] ?? head),
  );
  return Array.from(html.matchAll(PICTURE), ({ groups = {} }, place) => {
    const svg = groups.svg ?? "";
    const description = plainText(groups.label ?? labelOf(svg));
    const title = plainText(groups.plane ?? titles[place] ?? "");
    const [letter = ""] = /^[A-C](?:: |：)/.exec(description) ?? [];
    return {
      kind: "picture",
      // Where the rule can be chosen, the control's name has the letter.
      title: title.startsWith(letter) ? title : letter + title,
      description,
      html: withOwnIds(thumbnail(unlabelled(svg), fraction), `case-${name}-${place}`),
    };
  });
}

/** Without scripts there is no slider, and no table below. */
function plotIn(html: string): StillPicture[] {
  const [plot = ""] = /<div class="plot function-plot">.*?<\/span><\/div><\/div><\/div>/s.exec(html) ?? [];
  const [svg = ""] = /<svg.*?<\/svg>/s.exec(plot) ?? [];
  const description = plainText(labelOf(svg)).replace(/\.[^.]*\.$/, ".");
  return plot === ""
    ? []
    : [{ kind: "plot", title: "", description, html: plot.replace(svg, () => unlabelled(svg)) }];
}

const labelOf = (svg: string) => /^<svg[^>]* aria-label="([^"]*)"/.exec(svg)?.[1] ?? "";

const unlabelled = (svg: string) =>
  svg.replace(/^<svg[^>]*>/, (tag) => tag.replace(/ (?:role|aria-label|aria-hidden)="[^"]*"/g, ""));

function plainText(html: string): string {
  return withCharacters(html.replace(/<[^>]*>/g, "")).trim();
}
