/** Texts of the page that come from no catalogue: in the pseudo-language everything else is marked. */

import type { Page } from "playwright-core";

/** Names of people and games in their own script, what somebody writes, and rulebooks, which are no catalogues. */
const APART = ".brand, .native, .romanised, [dir=auto], .book, .sprite, script, style, option[lang], svg title, .count";

export function unmarked(page: Page): Promise<string[]> {
  return page.evaluate((apart) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const line = parent?.closest("p, li, button, figcaption, h1, h2, h3, td, th, label, span")?.textContent ?? "";
      const text = (node.textContent ?? "").trim();
      const isSeen = parent?.checkVisibility() ?? false;
      if (isSeen && /\p{L}{2}/u.test(text) && !parent?.closest(apart) && !(line + text).includes("⟦")) found.add(text.slice(0, 80));
    }
    return [...found];
  }, APART);
}
