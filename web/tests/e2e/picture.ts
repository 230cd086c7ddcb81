/** What a person sees of the table: every tile where it lies, every number, every word asked. */

import type { Page } from "playwright-core";
import { END } from "./browser";

export function picture(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>("[data-zone]")].map(({ dataset }) => `${dataset["zone"]} ${dataset["face"] ?? "back"}`),
    ...[...document.querySelectorAll(".prompt, .score, .counter, figcaption, h1")].map((one) => one.textContent?.trim() ?? ""),
  ]);
}

export const sequence = (page: Page): Promise<number> => page.locator("[data-sequence]").getAttribute("data-sequence").then(Number);

/** Waits until it is this person's turn or the hand is over, later than at `after`. */
export async function asked(page: Page, after = 0): Promise<boolean> {
  await page.waitForFunction(
    ([end, before]) => {
      const now = Number(document.querySelector<HTMLElement>("[data-sequence]")?.dataset["sequence"] ?? 0);
      const isFree = document.querySelector("[data-actions]:not(:has(button:disabled))") !== null;
      return now > before && (isFree || document.querySelector(end) !== null);
    },
    [END, after] as const,
  );
  return (await page.locator(END).count()) === 0;
}
