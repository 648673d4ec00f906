import axe from "axe-core";
import type { Page } from "playwright-core";

export interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/**
 * Every rule of axe, best practices included; evaluated from outside, as the page's policy lets in no script but its own.
 *
 * @param within a selector: looks at that part of the page alone, which takes far less long
 */
export async function violations(page: Page, within?: string): Promise<Finding[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (within) => {
    const engine = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(within ?? document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, within);
}
