const BLOCKS = "p, li, dd, td, th, summary, figcaption, blockquote, .fold-inside, .text-section";

/** The element itself where there is no sentence. */
export function sentenceAround(element: HTMLElement): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const block = element.parentElement?.closest(BLOCKS);
  if (!block || !("Segmenter" in Intl)) return range;
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const end = start + range.toString().length;
  const sentences = new Intl.Segmenter(document.documentElement.lang, { granularity: "sentence" });
  for (const { index, segment } of sentences.segment(block.textContent ?? "")) {
    const last = index + segment.trimEnd().length;
    if (index <= start && start < last) setEdge(range, block, index, "setStart");
    if (index < end && end <= last) setEdge(range, block, last, "setEnd");
  }
  return range;
}

/** A letter of a block, counted over all its text. */
function setEdge(range: Range, block: Element, letter: number, edge: "setStart" | "setEnd"): void {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = letter;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text.textContent ?? "";
    if (left < length || (edge === "setEnd" && left === length)) {
      range[edge](text, left);
      return;
    }
    left -= length;
  }
}
