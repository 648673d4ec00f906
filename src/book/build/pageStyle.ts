/** Layers of the style sheet that belong to one page alone, with the page's path. */
const PAGE_LAYERS: Readonly<Record<string, string>> = { cases: "cases/", lab: "lab/" };

/** Layers of chapters that a page keeps although no element of the built page uses them: what is rendered on request later does. */
const LATER_LAYERS: Readonly<Record<string, string>> = { "chapter.precision": "lab/" };

/** A page, as far as its style depends on it. */
interface StyledPage {
  readonly path: string;
  readonly body: string;
}

/** The style sheet without what only other pages show: their own layers, and those of chapters whose figures are not here. */
export function pageStyle(style: string, { path, body }: StyledPage): string {
  const foreign = Object.entries(PAGE_LAYERS).filter(([, owner]) => owner !== path);
  const own = foreign.reduce((rest, [layer]) => withoutBlock(rest, blockOf(rest, layer)), style);
  const ofChapters = Array.from(own.matchAll(/@layer (chapter\.[\w-]+)\{/g), ([, layer = ""]) =>
    blockOf(own, layer),
  );
  const elsewhere = classesNamed(ofChapters.reduce(withoutBlock, own));
  const shown = classesShown(body);
  const isWorn = (block: string) =>
    [...classesNamed(block)].some((name) => shown.has(name) && !elsewhere.has(name));
  return ofChapters
    .filter((block) => !isWorn(block) && LATER_LAYERS[nameOf(block)] !== path)
    .reduce(withoutBlock, own);
}

const nameOf = (block: string): string => block.slice("@layer ".length, block.indexOf("{"));

const withoutBlock = (style: string, block: string): string => style.replace(block, () => "");

/** A layer's rules, with the line that names it. */
function blockOf(style: string, layer: string): string {
  const start = style.indexOf(`@layer ${layer}{`);
  if (start < 0) throw new Error(`the style sheet has no layer ${layer}`);
  return style.slice(start, endOfBlock(style, start));
}

function classesNamed(style: string): Set<string> {
  return new Set(Array.from(style.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name));
}

/** The classes of a page; a figure that is made later than the page has its place in it from the start. */
function classesShown(body: string): Set<string> {
  return new Set(
    Array.from(body.matchAll(/\bclass="([^"]*)"/g), ([, names = ""]) => names.split(/\s+/)).flat(),
  );
}

/** The index at which the block that opens after `start` ends; braces in quotes do not count. */
function endOfBlock(style: string, start: number): number {
  const piece = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;
  piece.lastIndex = start;
  let depth = 0;
  for (let found = piece.exec(style); found; found = piece.exec(style)) {
    if (found[0] === "{") depth += 1;
    if (found[0] === "}") depth -= 1;
    if (found[0] === "}" && depth === 0) return piece.lastIndex;
  }
  throw new Error("a block of the style sheet does not end");
}
