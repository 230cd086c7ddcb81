/** What a person sees of the table: every tile where it lies, every number, every word asked. */

import type { Page } from "playwright-core";

export function picture(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>("[data-zone]")].map(({ dataset }) => `${dataset["zone"]} ${dataset["face"] ?? "back"}`),
    ...[...document.querySelectorAll(".prompt, .score, .counter, figcaption, h1")].map((one) => one.textContent?.trim() ?? ""),
  ]);
}
