/** What axe-core finds wrong with a page. */

import axe from "axe-core";
import type { Page } from "playwright-core";

export const serious = (page: Page): Promise<string[]> => found(page, ["serious", "critical"]);

/** Whatever its weight. */
export const any = (page: Page): Promise<string[]> => found(page, ["minor", "moderate", "serious", "critical"]);

async function found(page: Page, impacts: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (impacts) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ["violations"] }); // it takes its time to describe all others
    const bad = violations.filter(({ impact }) => impacts.includes(impact ?? "minor"));
    return bad.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 2).map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" ")}`);
  }, impacts);
}
