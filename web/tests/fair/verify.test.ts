import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hex, unhex } from "../../src/fair/bytes";
import type { Proof } from "../../src/fair/proof";
import { shake256 } from "../../src/fair/shake256";
import { draw, verify } from "../../src/fair/verify";
import { Catalogue } from "../../src/words/catalogue";
import { readVectors } from "./vectors";

interface Case {
  name: string;
  proof: Proof;
  walls: string[][];
  deck: string[] | null;
  holds: boolean;
  proven: number;
  found: string[];
}

const english = new Catalogue("en", ["../../src/words/en.ftl", "../../../src/paiju/words/en.ftl"].map((path) => readFileSync(join(import.meta.dirname, path), "utf8")));

test.each<Case>(readVectors("proofs"))("$name", async ({ proof, walls, deck, holds, proven, found }) => {
  const verdict = await verify(proof, walls, deck);
  expect({ ...verdict, found: verdict.found.map((sentence) => english.say(sentence)) }).toEqual({ holds, proven, found });
});

test.each<{ message: string; output: string }>(readVectors("streams").shake256)(
  "SHAKE-256 is that of Python",
  ({ message, output }) => expect(hex(shake256(unhex(message), output.length / 2))).toBe(output),
);

test.each<{ source: string; limits: string[]; drawn: string[] }>(readVectors("streams").draws)(
  "numbers are drawn as in Python",
  ({ source, limits, drawn }) => expect(draw(unhex(source), limits.map(Number))).toEqual(drawn.map(Number)),
);

test.each<[string, (proof: any) => void]>([
  ["no hex", (proof) => (proof.hands[0].secret = "xy")],
  ["no seats", (proof) => delete proof.hands[0].seats],
  ["no list", (proof) => (proof.hands[0].opened = 5)],
  ["no place", (proof) => (proof.hands[0].opened[0].place = "length")],
])("what cannot be read does not hold: %s", async (_, spoil) => {
  const { proof } = readVectors("proofs").find(({ name }: Case) => name === "the secrets are open");
  spoil(proof);
  expect((await verify(proof)).holds).toBe(false);
});
