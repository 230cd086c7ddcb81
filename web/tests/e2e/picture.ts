/** What a person sees of the table: every tile where it lies, every number, every word asked, offered and told. */

import type { Page } from "playwright-core";

export function picture(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>("[data-zone]")].map(({ dataset }) => `${dataset["zone"]} ${dataset["face"] ?? "back"}`),
    ...[...document.querySelectorAll(".prompt, .score, .counter, .tools, figcaption, h1, [data-action], ol li")].map((one) => one.textContent?.trim() ?? ""),
  ]);
}
