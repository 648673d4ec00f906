/**
 * Markup without some of its elements, whatever stands in them.
 *
 * @param tag     the elements' name
 * @param opening what their opening tags begin with
 * @param instead what takes the place of each
 * @throws Error where one is not closed
 */
export function withoutElements(markup: string, tag: string, opening: string, instead = ""): string {
  const piece = new RegExp(`<${tag}\\b|</${tag}>`, "g");
  let rest = "";
  let from = 0;
  for (let start = markup.indexOf(opening); start >= 0; start = markup.indexOf(opening, from)) {
    rest += markup.slice(from, start) + instead;
    piece.lastIndex = start;
    let depth = 0;
    do {
      const [found] = piece.exec(markup) ?? [];
      if (!found) throw new Error(`a <${tag}> is not closed`);
      depth += found.startsWith("</") ? -1 : 1;
    } while (depth > 0);
    from = piece.lastIndex;
  }
  return rest + markup.slice(from);
}
