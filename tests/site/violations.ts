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
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
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
