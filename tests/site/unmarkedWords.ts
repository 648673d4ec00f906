import type { Page } from "playwright-core";
import packages from "../../src/engines/packages.json";
import { ENGINES } from "../../src/engines/registry";
import { SWITCHES } from "../../src/engines/switches";

/** Attributes that are read out or shown. */
const SPOKEN = [
  "aria-label",
  "aria-valuetext",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
];

/**
 * What is the same in every language: programs, of a formula all but the words in it, what the inspector prints of the
 * source, and a scenario as JSON.
 */
const CODE =
  "script, style, code, pre, .katex-html, annotation, math :not(mtext), .stage-function, .json-pane textarea";

/** Words that stay as they are in every language, and why. */
const SAME_IN_ALL: readonly RegExp[] = [
  // Units of the SI, and of sizes of files.
  /\b(rad|kg|mm|ms|ns|Hz|MB)\b/g,
  // Paths of the source.
  /\b[\w/]+\.tsx?\b/g,
  // Ids of figures, which stand in quotation marks.
  /“[\w-]+”/g,
  // Functions, where a formula is written as text.
  /\b(sin|cos)\b/g,
  // Products of quaternions, beside the arrows that they turn.
  /\bqrq?\b/g,
];

/** Engines, their packages and their languages, as their makers write them; the longest first, for some hold others. */
const NAMES = [
  ...Object.values(packages).map(({ name }) => name),
  ...Object.values(ENGINES).map(({ name }) => name),
  ...SWITCHES.map(({ language }) => language),
].sort((a, b) => b.length - a.length);

const withoutNames = (text: string) => NAMES.reduce((left, name) => left.replaceAll(name, ""), text);

/**
 * Every text of a page that has a word in plain letters: the pseudo-language has none. Each with the figure, the element and
 * the attribute where it stands: `racket button.button-plain: Copy link`.
 *
 * @param within a selector of the one element that is read
 * @param also   what else is a name, an id or code at this place
 */
export async function unmarkedWords(
  page: Page,
  within = "html",
  also: readonly RegExp[] = [],
): Promise<string[]> {
  const found = await page.evaluate(textsOf, { within, spoken: SPOKEN, code: CODE });
  const isUnmarked = ({ text }: Found) => hasWord(text, also);
  return [...new Set(found.filter(isUnmarked).map(({ place, text }) => `${place}: ${text}`))];
}

/** Whether a text has a word in plain letters that is not the same in every language. */
export function hasWord(text: string, also: readonly RegExp[] = []): boolean {
  const rest = [...SAME_IN_ALL, ...also].reduce((left, same) => left.replace(same, ""), withoutNames(text));
  return /[A-Za-z]{2,}/.test(rest);
}

interface Found {
  readonly place: string;
  readonly text: string;
}

interface Reading {
  readonly within: string;
  readonly spoken: readonly string[];
  readonly code: string;
}

/** Runs in the page. */
function textsOf({ within, spoken, code }: Reading): Found[] {
  const found: Found[] = [];
  const look = (element: Element, name: string, text: string | null) => {
    if (!text || !/[A-Za-z]{2,}/.test(text)) return;
    const figure = element.closest("figure[id]")?.id ?? "page";
    const kind = [element.localName, ...element.classList].join(".");
    found.push({ place: `${figure} ${kind}${name}`, text: text.trim() });
  };
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      if (element instanceof HTMLTemplateElement) walk(element.content);
      for (const name of spoken) look(element, `[${name}]`, element.getAttribute(name));
      if (element.matches('meta[name="description"]'))
        look(element, "[content]", element.getAttribute("content"));
      if (element.closest(code)) continue;
      for (const node of element.childNodes) if (node instanceof Text) look(element, "", node.data);
    }
  };
  const whole = document.querySelector(within);
  if (whole) walk(whole);
  return found;
}
