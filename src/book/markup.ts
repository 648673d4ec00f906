/* As React and KaTeX write it. */

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["#x27", "'"],
  ["#39", "'"],
]);

export function withCharacters(text: string): string {
  return text.replace(/&(#?\w+);/g, (written, name: string) => CHARACTERS.get(name) ?? written);
}

/** Ids of its own, so that a page may show the picture beside the original. */
export function withOwnIds(svg: string, prefix: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}
