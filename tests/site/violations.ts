import axe from "axe-core";
import type { Page } from "playwright-core";

export interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/**
 * Every rule of axe, best practices included; evaluated from outside, as the page's policy lets in no script but its own.
 *
 * @param within a selector: looks at that part of the page alone, the rest of the text taken away meanwhile
 */
export async function violations(page: Page, within?: string): Promise<Finding[]> {
  await bringAxe(page);
  return page.evaluate(async (within) => {
    const engine = (window as unknown as { axe: typeof axe }).axe;
    const part = within ? document.querySelector(within) : null;
    if (within && !part) throw new Error(`nothing on the page is ${within}`);
    // axe looks at every element of a page whichever part it is asked about.
    const others = [...document.querySelectorAll(".text-section")].filter(
      (one) => part && !one.contains(part),
    );
    const taken = others.map((other) => ({ other, place: document.createComment("") }));
    for (const { other, place } of taken) other.replaceWith(place);
    const { violations } = await engine.run(part ?? document, { resultTypes: ["violations"] });
    for (const { other, place } of taken) place.replaceWith(other);
    return violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, within);
}

/**
 * The same of a whole page in a quarter of the time: without the contrast of every text to what is behind it, and without the
 * insides of drawn formulas, which are two thirds of a page's elements and hidden from screen readers (MathML is for them).
 */
export async function structuralViolations(page: Page): Promise<Finding[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const engine = (window as unknown as { axe: typeof axe }).axe;
    const drawings = Array.from(document.querySelectorAll<HTMLElement>(".katex-html"), (drawing) => ({
      drawing,
      parts: [...drawing.childNodes],
      box: drawing.getBoundingClientRect(),
    }));
    for (const { drawing, box } of drawings) {
      drawing.replaceChildren();
      // As wide as before, for what scrolls sideways to do so still.
      Object.assign(drawing.style, { display: "inline-block", width: `${box.width}px` });
    }
    const { violations } = await engine.run(document, {
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: false } },
    });
    for (const { drawing, parts } of drawings) {
      drawing.replaceChildren(...parts);
      drawing.removeAttribute("style");
    }
    return violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  });
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}
