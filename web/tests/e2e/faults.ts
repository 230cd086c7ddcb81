/** What axe-core finds wrong with a page, as far as it is serious. */

import axe from "axe-core";
import type { Page } from "playwright-core";

export async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return bad.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 2).map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" ")}`);
  });
}
