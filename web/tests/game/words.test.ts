import { expect, test } from "vitest";
import { notationOf, splitWords } from "../../src/game/words";

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
