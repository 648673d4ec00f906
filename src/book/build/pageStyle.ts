/** The layers of the style sheet that stand in one page alone, by the page's path. */
const PAGE_LAYERS: Readonly<Record<string, string>> = { cases: "cases/", lab: "lab/" };

/** The style sheet without what only other pages show. */
export function pageStyle(style: string, path: string): string {
  const foreign = Object.entries(PAGE_LAYERS).filter(([, owner]) => owner !== path);
  return foreign.reduce((rest, [layer]) => withoutLayer(rest, layer), style);
}

function withoutLayer(style: string, layer: string): string {
  const start = style.indexOf(`@layer ${layer}{`);
  if (start < 0) throw new Error(`the style sheet has no layer ${layer}`);
  return style.slice(0, start) + style.slice(endOfBlock(style, start));
}

/** Where the block that opens after `start` has closed; a brace in quotes is none. */
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
