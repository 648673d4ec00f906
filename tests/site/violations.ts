import axe from "axe-core";
import type { Page } from "playwright-core";

export interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/** Every rule of axe, best practices included; evaluated from outside, as the page's policy lets in no script but its own. */
export async function violations(page: Page): Promise<Finding[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const engine = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  });
}
