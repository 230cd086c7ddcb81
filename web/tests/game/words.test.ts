import { expect, test } from "vitest";
import { notationOf, signed, splitWords } from "../../src/game/words";

const face = { names: {}, picture: "" };
const dominoes = notationOf({ unknown: "[?:?]", faces: { "[6:6]": face } });

test("texts are cut into words and tiles", () => {
  expect(splitWords("beat [6:6] or [?:?]", dominoes)).toEqual([
    { text: "beat " },
    { text: "[6:6]", face: "[6:6]" },
    { text: " or " },
    { text: "[?:?]", face: null },
  ]);
});

test("gains have a plus, and losses a real minus", () => expect([3, 0, -12].map(signed)).toEqual(["+3", "0", "−12"]));
