import { expect, test } from "vitest";
import { Catalogue } from "../../src/words/catalogue";
import { PSEUDO, pseudo } from "../../src/words/languages";

test("what catalogues say is marked and longer, what is put in is not", () => {
  expect(pseudo("Lead a tile.")).toBe("⟦Lead a tile.~~~~⟧");
  expect([pseudo(", "), pseudo(" wins "), pseudo("12")]).toEqual([", ", " ⟦wins~~⟧ ", "12"]);
  expect(new Catalogue(PSEUDO, ["paid = { $seat } pays { $count }"]).say({ id: "paid", values: { seat: { seat: 1 }, count: 3 } })).toBe("s1 ⟦pays~~⟧ 3");
});
