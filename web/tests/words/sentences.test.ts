import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { notationOf } from "../../src/game/words";
import { Catalogue, PLAIN } from "../../src/words/catalogue";
import { languageOf } from "../../src/words/languages";
import { type Said, saidAction } from "../../src/words/said";

const read = <Vectors>(name: string): Vectors => JSON.parse(readFileSync(join(import.meta.dirname, `../../../tests/vectors/words/${name}.json`), "utf8")) as Vectors;
const { catalogues, cases } = read<{ catalogues: Record<string, string>; cases: [string, Said, string, string][] }>("sentences");
const pen = { ...PLAIN, tiles: (faces: (string | null)[]) => faces.map((face) => face ?? "[?:?]").join("") };

test.each(cases)("%s: %o %s is written as in Python", (language, said, use, sentence) => {
  expect(new Catalogue(language, [catalogues[language] ?? ""]).say(said, pen, use)).toBe(sentence);
});

const faces = ["[6:6]", "[6:5]", "[6:4]", "[6:3]", "[5:5]", "[5:1]", "[4:4]"];
const dominoes = notationOf({ unknown: "[?:?]", faces: Object.fromEntries(faces.map((face) => [face, { names: {}, picture: "" }])) });

test.each(read<[string, string[], string, Said][]>("actions"))("%s: %o %s is said as in Python", (_form, _sets, notation, said) => {
  const { id, values } = saidAction(notation, dominoes.pattern);
  expect({ id, values: values ?? {} }).toEqual({ id: said.id, values: said.values ?? {} });
});

test.each(read<[string, string | null][]>("locales"))("the locale %s means %s as in Python", (locale, language) => {
  expect(languageOf(locale) ?? null).toBe(language);
});

const { languages, names, catalogue, cases: tileCases } = read<{ languages: string[]; names: Record<string, Record<string, string[]>>; catalogue: string; cases: [string, Said, string][] }>("tiles");

test.each(tileCases)("%s: in %o the particle fits the name of the tile as in Python", (kind, said, sentence) => {
  const heard = (face: string | null): string => (face === null ? "엎은 패" : (names[kind]?.[face]?.[languages.indexOf("ko")] ?? ""));
  const tiles = (faces: (string | null)[]): string => faces.map((face) => face ?? "[?:?]").join(kind === "domino" ? "" : " ");
  expect(new Catalogue("ko", [catalogue]).say(said, { ...PLAIN, tiles, heard })).toBe(sentence);
});
