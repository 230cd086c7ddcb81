import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { particle, withHonorific } from "../../src/words/particles";

const cases = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/words/particles.json"), "utf8")) as [string, string, string][];

test.each(cases)("after %s comes the right one of %s", (word, pair, together) => {
  expect(word + particle(word, pair)).toBe(together);
});

test("the honorific comes once", () => {
  expect(["안", "손님", "Ann"].map(withHonorific)).toEqual(["안 님", "손님", "Ann 님"]);
});
