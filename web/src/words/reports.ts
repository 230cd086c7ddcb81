/** What was said of late, so that somebody who points at a sentence can say what is wrong with it. */

import type { Said } from "./said";

export interface Heard {
  game: string; // or nothing, where it is none of a game
  said: Said;
  text: string;
}

const MOST = 600;
const RULEBOOK = "rulebook"; // for a paragraph of one, which is no message
const LONGEST = 1000; // of a sentence that a server takes
const PICTURED = /\uE000[^\uE001]*\uE001/g;
const heard = new Map<string, Heard>();

/** As it can be read on the page: without what is drawn, and blanks. */
export const bare = (text: string): string => text.replace(PICTURED, "").replace(/\s+/g, "");

export function remember(game: string, text: string, said: Said): void {
  const key = bare(text);
  if (key === "") return;
  heard.delete(key);
  heard.set(key, { game, said, text: text.replace(PICTURED, "…") });
  const [oldest] = heard.keys();
  if (heard.size > MOST && oldest !== undefined) heard.delete(oldest);
}

/** The words that an element shows: pictures have titles, which are not read on the page. */
function shownText(node: Node): string {
  if (node instanceof SVGElement) return "";
  return node instanceof Text ? node.data : [...node.childNodes].map(shownText).join("");
}

/** The sentence that an element shows, or the one around it; a paragraph of a rulebook is named by its place. */
export function sentenceAt(element: Element | null): Heard | undefined {
  for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
    const found = heard.get(bare(shownText(at))) ?? paragraph(at);
    if (found) return found;
  }
  return undefined;
}

function paragraph(element: Element): Heard | undefined {
  const book = element.matches("[data-sentence]") ? element.closest<HTMLElement>("[data-book]") : null;
  if (!book) return undefined;
  const place = [...book.querySelectorAll("[data-sentence]")].indexOf(element) + 1;
  return { game: book.dataset["book"] ?? "", said: { id: RULEBOOK, values: { paragraph: place } }, text: (element.textContent ?? "").trim().slice(0, LONGEST) };
}
