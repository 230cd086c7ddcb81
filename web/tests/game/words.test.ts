import { expect, test } from "vitest";
import { keptTogether, notationOf, splitWords } from "../../src/game/words";

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

test("marks that close stay with the tile before them", () => {
  const kept = keptTogether([{ text: "头是 " }, { text: "[6:2]", face: "[6:2]" }, { text: "。对子胜过" }, { text: "[6:1]", face: "[6:1]" }, { text: "，" }, { text: "[5:5]", face: "[5:5]" }]);
  expect(kept.map(({ text, mark }) => text + mark)).toEqual(["头是 ", "[6:2]。", "对子胜过", "[6:1]，", "[5:5]"]);
});
