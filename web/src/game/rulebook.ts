/** A rulebook in Markdown, read into tokens that the page draws itself: no HTML is taken over. */

import type { Token, Tokens } from "marked";

export type { Token, Tokens };

export async function readRulebook(text: string): Promise<Token[]> {
  const { lexer } = await import("marked"); // only who reads the rules needs it
  return lexer(text).filter(({ type }) => type !== "space" && type !== "html");
}

/** The tokens within one. */
export function within(token: Token): Token[] {
  return "tokens" in token && token.tokens ? token.tokens : [];
}

/** What is read of a token, without marks. */
export function plainText(token: Token): string {
  const inner = within(token);
  if (inner.length > 0) return inner.map(plainText).join("");
  return "text" in token ? String(token.text) : "";
}

/** The headings of the parts, in their order. */
export function partsOf(book: Token[]): string[] {
  return book.flatMap((token) => (token.type === "heading" && (token as Tokens.Heading).depth > 1 ? [plainText(token)] : []));
}
