import { expect, test } from "vitest";
import { isCalled } from "../../src/lobby/search";

const tianjiu = { names: ["tianjiu", "Tien Gow (Heaven-Nine)", "天九", "Tiān Jiǔ", "Tin Kau"] };

test.each(["Tien Gow", "tin kau", "天九", "tian jiu", "Tiān", "", "heaven nine"])("%s finds it", (wanted) => expect(isCalled(tianjiu, wanted)).toBe(true));
test.each(["골패", "pai gow"])("%s does not", (wanted) => expect(isCalled(tianjiu, wanted)).toBe(false));
