import type { ReactNode } from "react";
import type { ChapterSlug } from "../../chapters";
import type { StillPicture } from "../cases/stills";
import { figureAddress, presentedAddress } from "../figureAddress";
import { figureNumber, ROOT } from "./chapterWords";
import { elementsIn } from "./elements";
import { keyOf, markupOf, picturesOf, type ShownState, seenIn } from "./shownFigures";
import { type Lesson, Seen, type SeenProps, SHEET_WORDS, Show, seenState, shownIn } from "./words";

/** Renders every figure of the sheet as it is set there, one by one: each is a run of the core. */
export async function lessonOf(slug: ChapterSlug, sheet: ReactNode): Promise<Lesson> {
  const { shown, read } = statesIn(sheet);
  const stills = new Map<string, ReactNode>();
  for (const state of shown) stills.set(keyOf(state), <Still pictures={await picturesOf(slug, state)} />);
  const markup = new Map<string, string>();
  for (const state of read)
    if (!markup.has(keyOf(state))) markup.set(keyOf(state), await markupOf(slug, state));
  return {
    figureNumber: (figure) => figureNumber(slug, figure),
    address: (state, fillsWindow) =>
      ROOT + (fillsWindow ? presentedAddress : figureAddress)({ chapter: slug, ...state }),
    still: (state) => stills.get(keyOf(state)),
    seen: (state, spec) => seenIn(markup.get(keyOf(state)) ?? "", spec),
  };
}

interface States {
  readonly shown: readonly ShownState[];
  readonly read: readonly ShownState[];
}

/** What links show, and what numbers are read from. */
export function statesIn(sheet: ReactNode): States {
  const shown: ShownState[] = [];
  const read: ShownState[] = [];
  for (const { type, props } of elementsIn(sheet)) {
    if (type === Show) shown.push({ figure: String(props.figure), set: props.set as ShownState["set"] });
    if (type !== SHEET_WORDS.Activity) continue;
    const around = shownIn(props.children);
    for (const inside of elementsIn(props.children))
      if (inside.type === Seen) read.push(seenState(inside.props as unknown as SeenProps, around));
  }
  return { shown, read };
}

function Still({ pictures }: { readonly pictures: readonly StillPicture[] }): ReactNode {
  return (
    <span className="sheet-stills" aria-hidden="true">
      {pictures
        .slice(0, 2)
        .map(({ kind, description, html }) =>
          kind === "picture" ? (
            <span
              key={description}
              className="picture still"
              dangerouslySetInnerHTML={{ __html: html.replace(/<text\b.*?<\/text>/gs, "") }}
            />
          ) : null,
        )}
    </span>
  );
}
