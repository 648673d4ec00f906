import { Window } from "happy-dom";
import katex from "katex";
import { katexOptions } from "../../src/book/mdx/rehypeFormulas";
import { chapterText } from "./chapters";

/*
 * The letters of formulas, read off the MathML that KaTeX makes of them. A letter is told apart by weight and slant and by
 * a hat, as a reader tells it. Dots and primes stand for the same letter at another time. A letter in an index, and one of the
 * differential or of Δ in Δt, is a label.
 */

const { document } = new Window();

/** Every formula of a chapter, in prose and on its own line. */
export function formulasOf(file: string): string[] {
  const found = chapterText(file).matchAll(/\$\$([\s\S]*?)\$\$|\$([^$\n]+)\$/g);
  return [...found].map(([, display, inline]) => display ?? inline ?? "");
}

/** The letters of a formula, each as MathML names it: `bold-italic L`, `italic E`, `normal e`, `bold-italic û`. */
export function lettersOf(tex: string): readonly string[] {
  const letters = known.get(tex) ?? readLetters(tex);
  known.set(tex, letters);
  return letters;
}

/** Every formula is asked about three times. */
const known = new Map<string, readonly string[]>();

function readLetters(tex: string): string[] {
  const host = document.createElement("div");
  host.innerHTML = katex.renderToString(tex, { ...katexOptions, output: "mathml", displayMode: true });
  return [...host.querySelectorAll("mi")]
    .filter((mi) => isLetter(mi as never))
    .map((mi) => nameOf(mi as never));
}

function isLetter(mi: Element): boolean {
  const text = mi.textContent ?? "";
  if (Array.from(text).length !== 1 || !/\p{L}/u.test(text)) return false;
  return !isInIndex(mi);
}

/** Whether an element stands below another one: `m` in `mₖ` is a letter, `k` is not. */
function isInIndex(element: Element): boolean {
  const parent = element.parentElement;
  if (parent === null || parent.localName === "math") return false;
  if (/^m(sub|subsup|under|underover)$/i.test(parent.localName) && parent.children[1] === element)
    return true;
  return isInIndex(parent);
}

function nameOf(mi: Element): string {
  const style = mi.getAttribute("mathvariant") ?? "italic";
  return `${style} ${mi.textContent}${hasHat(mi) ? "\u0302" : ""}`;
}

function hasHat(mi: Element): boolean {
  const parent = mi.parentElement;
  if (parent === null) return false;
  if (parent.localName === "mover")
    return parent.children[0] === mi && parent.children[1]?.textContent === "^";
  return parent.localName === "mrow" && parent.children.length === 1 && hasHat(parent);
}
