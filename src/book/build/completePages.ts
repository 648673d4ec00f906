import { thumbnail } from "../../scene/svg/thumbnail.ts";
import { CHAPTERS, chapterPath } from "../chapters.ts";
import { withOwnIds } from "../markup.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import { fillSlots } from "../slots.ts";

/** Reading speed of prose with formulas [words/min], [Chinese characters/min]; time for a displayed formula [min]. */
const WORDS_A_MINUTE = 180;
const HAN_A_MINUTE = 280;
const MINUTES_A_FORMULA = 0.4;

/** No estimate is better than this [min]. */
const ROUNDED_TO = 5;

export function completePages(pages: readonly BuiltPage[]): BuiltPage[] {
  const bodies = new Map(pages.map(({ path, body }) => [path, body]));
  const bodyOf = (path: string) => {
    const body = bodies.get(path);
    if (body === undefined) throw new Error(`a slot asks for the page ${path}, which there is not`);
    return body;
  };
  const hours = Math.round(chaptersOf(pages).reduce((sum, { body }) => sum + minutesOf(body), 0) / 60);
  return pages.map((page) => ({
    ...page,
    body: fillSlots(page.body, {
      still: (path, figure) => thumbnail(stillOf(bodyOf(path), figure)),
      minutes: (path) => String(minutesOf(bodyOf(path))),
      hours: () => String(hours),
      here: page.path,
    }),
  }));
}

export function chaptersOf(pages: readonly BuiltPage[]): BuiltPage[] {
  return CHAPTERS.flatMap((chapter) => pages.filter(({ path }) => path === chapterPath(chapter)));
}

/** Development renders one page without the others. */
export function withEmptySlots(page: BuiltPage): BuiltPage {
  const nothing = () => "";
  return {
    ...page,
    body: fillSlots(page.body, { still: nothing, minutes: nothing, hours: nothing, here: page.path }),
  };
}

/** With formulas, without figures and folded parts [min]. */
function minutesOf(body: string): number {
  const [, main = ""] = body.split('<main id="text">', 2);
  const open = main
    .replace(/<figure\b.*?<\/figure>/gs, " ")
    .replace(/<details\b.*?<\/details>/gs, " ")
    .replace(/<table\b.*?<\/table>/gs, " ");
  const formulas = open.split('class="katex-display"').length - 1;
  const text = open.replace(/<math\b.*?<\/math>/gs, " ").replace(/<[^>]*>/g, " ");
  // Single letters are mostly those of formulas.
  const words = text.match(/(?:(?!\p{Script=Han})\p{L}){2,}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const minutes = words / WORDS_A_MINUTE + han / HAN_A_MINUTE + formulas * MINUTES_A_FORMULA;
  return Math.max(ROUNDED_TO, Math.round(minutes / ROUNDED_TO) * ROUNDED_TO);
}

/** Its first; null if it has none. */
export function pictureOf(body: string, figure: string): string | null {
  return pictureIn(body, figure, PICTURE);
}

/** At the start their bodies look like those of other figures. */
const KNOWN_BY_PLOT: ReadonlySet<string> = new Set(["compare"]);

const PICTURE = /<svg\b(?! class="(?:icon|plot-sample)").*?<\/svg>/s;
const PLOT = /<svg class="plot-drawing".*?<\/svg>/s;

function stillOf(body: string, figure: string): string {
  const still = pictureIn(body, figure, KNOWN_BY_PLOT.has(figure) ? PLOT : PICTURE);
  if (!still) throw new Error(`the figure ${figure} has no picture`);
  return still;
}

/** Without labels: at its small size they could not be read. */
function pictureIn(body: string, figure: string, shown: RegExp): string | null {
  const [html = ""] = new RegExp(`<figure\\b[^>]*\\bid="${figure}".*?</figure>`, "s").exec(body) ?? [];
  const [still] = shown.exec(html) ?? [];
  if (!still) return null;
  const unnamed = still.replace(/<text\b.*?<\/text>/gs, "").replace(/ (?:role|aria-label)="[^"]*"/g, "");
  return withOwnIds(unnamed, `still-${figure}`);
}
