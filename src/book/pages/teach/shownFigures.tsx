import islands from "virtual:islands";
import { renderToStaticMarkup } from "react-dom/server";
import { InitialState } from "../../../figures/shell/initialState";
import type { ChapterSlug } from "../../chapters";
import { withCharacters } from "../../markup";
import { type StillPicture, stillOf, tagsOf } from "../cases/stills";

/** A figure of the chapter, set as the link beside it sets it. */
export interface ShownState {
  readonly figure: string;
  readonly set: Readonly<Record<string, unknown>>;
}

/** Which of a figure's numbers. */
export interface SeenSpec {
  /** As the cell that shows it is marked. */
  readonly of: string;
  readonly lane?: string;
  /** Of a vector, from 0. */
  readonly part?: number;
}

export const keyOf = ({ figure, set }: ShownState): string => JSON.stringify([figure, set]);

/** The figure as it is rendered when a link has set it. */
export async function markupOf(chapter: ChapterSlug, { figure, set }: ShownState): Promise<string> {
  const tag = tagsOf(chapter).find(({ name, props }) => props.id === figure && Object.hasOwn(islands, name));
  const Figure = tag && (await islands[tag.name]?.())?.[tag.name]?.Figure;
  if (!Figure) throw new Error(`${chapter} has no figure ${figure}`);
  return renderToStaticMarkup(
    <InitialState value={set}>
      <Figure title="" {...tag.props} />
    </InitialState>,
  );
}

const CELL = /<(td|dd)\b([^>]*\bdata-quantity=[^>]*)>(.*?)<\/\1>/gs;

/** @throws for a number that the figure does not show */
export function seenIn(markup: string, { of, lane, part = 0 }: SeenSpec): string {
  const wanted = [`data-quantity="${of}"`, ...(lane === undefined ? [] : [`data-lane="${lane}"`])];
  for (const [, , attributes = "", inside = ""] of markup.matchAll(CELL)) {
    if (!wanted.every((one) => attributes.includes(one))) continue;
    const parts = Array.from(
      inside.matchAll(/<span class="readout-part"[^>]*>(.*?)<\/span>/gs),
      ([, one]) => one,
    );
    const text = withCharacters(
      (parts.length > 0 ? (parts[part] ?? "") : inside).replace(/<[^>]*>/g, ""),
    ).trim();
    if (text) return text.replaceAll(" ", "\u00a0");
  }
  throw new Error(`the figure shows no ${of}${lane === undefined ? "" : ` of lane ${lane}`}`);
}

/** Without names, as small as they are printed. */
export async function picturesOf(
  chapter: ChapterSlug,
  { figure, set }: ShownState,
): Promise<readonly StillPicture[]> {
  const { pictures } = await stillOf({ chapter, figure, set }, `shown-${figure}`);
  return pictures;
}
