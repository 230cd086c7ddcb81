import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { partsOf, plainText, readRulebook, type Token, type Tokens, within } from "../../src/game/rulebook";

const GAMES = resolve(import.meta.dirname, "../../../src/paiju/games");
const rulebooks = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((path) => /rulebook(\.[\w-]+)?\.md$/.test(path));

/** Every piece of text that a reader sees. */
function read(token: Token): string[] {
  if (token.type === "list") return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap(read));
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap(({ tokens }) => tokens.flatMap(read));
  }
  return within(token).length > 0 ? within(token).flatMap(read) : [plainText(token)];
}

test.each(rulebooks)("%s is read without a mark of Markdown", async (path) => {
  const book = await readRulebook(readFileSync(join(GAMES, path), "utf8"));
  const texts = book.flatMap(read);
  expect(texts.join("").length).toBeGreaterThan(500);
  expect(texts.filter((text) => /\*\w|\w\*|`|^#|^\s*- /m.test(text))).toEqual([]);
  expect(partsOf(book).length).toBeGreaterThan(5);
});

test("emphasis, lists in lists and tables are what they are meant to be", async () => {
  const book = await readRulebook("# T\n\nA *nine* and **ten**.\n\n- one\n  - two\n\n| a | b |\n|---|---|\n| 1 | [6:6] |\n");
  expect(book.map(({ type }) => type)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(within(book[1]!).map(({ type }) => type)).toEqual(["text", "em", "text", "strong", "text"]);
  expect((book[2] as Tokens.List).items[0]?.tokens.map(({ type }) => type)).toContain("list");
  expect(read(book[3]!)).toEqual(["a", "b", "1", "[6:6]"]);
});

test("what looks like HTML stays words", async () => {
  const book = await readRulebook("A <b onclick=x>word</b>.");
  expect(plainText(book[0]!)).toContain("<b onclick=x>");
});
