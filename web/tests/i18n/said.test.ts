import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { translator } from "../../src/i18n/said";
import ko from "../../src/i18n/said/ko.json";
import zhHans from "../../src/i18n/said/zh-Hans.json";
import zhHant from "../../src/i18n/said/zh-Hant.json";

const LANGUAGES = { "zh-Hans": zhHans, "zh-Hant": zhHant, ko };
const languages = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const inChinese = translator(zhHans, "");
const inKorean = translator(ko, " ");
const slots = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const tokens = (text: string): string[] => (text.match(/\[\d:\d\]|\bs\d+\b|\d+/g) ?? []).sort();

const MET = readFileSync(join(import.meta.dirname, "said.txt"), "utf8").trim().split("\n");
const RARELY_MET = [
  "You have less than the least bet of 10 left: bet all of it, 4, on two tiles.",
  "You have less than the least stake of 10: bet all your chips against seat 2.",
  "Lay your other pair of [6:6] into your catch, or keep it in your hand?",
  "You took the [6:6] and may win: say so, or pass.",
  "You stole a tile and your hand is complete: say so, or discard.",
  "Declare how many of the 8 piles you will capture, not 0 a third time in a row.",
  "Declare how many of the 8 piles you will capture, not 0 a third time in a row, not 3, which would bring the sum to 8.",
  "Lay 5 pieces against the starter's extended straight of five.",
  "Lay 6 pieces against the starter's double straight.",
  "Beat [4:3][4:2][4:3][4:2] with a higher pair of horses, or discard four tiles.",
  "Beat [6:6][6:6][6:6][6:6] with a higher set of four identical sky tiles, or discard four tiles.",
  "the banker's loss: all three groups matching 7 with 12 red pips",
  "30 doubled points against 18 doubled",
  "53 points against 26 ×2 head of 6 and tail of 7",
  "12 points ×2 eight doubles",
  "reaching 30 with 31 points against 0 ×3 stake",
  "40 points (30 for 3 large fish of the Jun [5:5], 10 for all three Jun) against 0 points ×2 across a thousand",
  "two alike made of doubles: Big dragon [6:6][5:5][4:4] + Big dragon [6:6][5:5][4:4]",
  "straight of 1: straight of 1 [6:1][5:1][4:1][3:1][2:1][1:1]",
  "three pairs: pair [6:6][6:6] + pair [1:1][1:1] + pair [4:4][4:4]",
  "14 points worth 32 ×10 unit ×3/2 starter: reach 1 + ippatsu 1 + all same 12, with the R0 of s1",
  "11 valid groups after 1 move, with a pair of [2:2], five Full dragons and five Five sons",
  "3 points, mother with son twice",
  "1 stack short of the quota ×4 previous wins ×2 grand slam ×2 lowest tile",
  "leading the Supreme ×2 banker ×2 last trick",
  "no pile, as declared (3) ×3 after 2 redeals",
  "getting rid of 21 cards, 20 being enough",
  "[6:6][5:5] cannot make 10, 20 or 30",
  "[6:5] does not match [6:6]",
  "a quad needs three 3b in your hand, and you hold 1",
  "only a military pair beats [6:3][5:4]",
  "it takes 1 civil card, not 2 civil and 1 red cards",
];

test.each(languages)("%s has words for all that the games say", { timeout: 60_000 }, (language) => {
  const translate = translator(LANGUAGES[language], "");
  for (const sentence of [...MET, ...RARELY_MET]) {
    const translated = translate(sentence);
    expect(translated, sentence).toBeDefined();
    expect(translated, sentence).not.toMatch(/[{}]|[a-z]{3}/);
  }
});

test.each(languages)("%s keeps every seat, tile and number", (language) => {
  const translate = translator(LANGUAGES[language], "");
  for (const sentence of RARELY_MET) expect(tokens(translate(sentence) ?? "")).toEqual(tokens(sentence.replace(/seat /g, "s")));
});

test.each(languages)("%s has the patterns of the others, with the same blanks", (language) => {
  expect(Object.keys(LANGUAGES[language])).toEqual(Object.keys(zhHans));
  for (const [form, text] of Object.entries(LANGUAGES[language])) expect(slots(text), form).toEqual(slots(form));
});

test("what a blank holds is translated, but for tiles, seats and numbers", () => {
  expect(inChinese("Beat [6:5][6:5] with a higher civil pair, or discard two tiles.")).toBe("用更大的文牌对子压 [6:5][6:5]，或垫两张。");
  expect(inChinese("Seat 2 threw the 3b: claim it or pass.")).toBe("s2 打出 3b：碰、杠、胡，还是过？");
  expect(inKorean("1 trick short of the quota ×2 banker")).toBe("정한 수보다 1트릭 모자람, ×2 물주");
});

test("a text of two sentences is translated one by one", () => {
  expect(inKorean("You got the [6:6]. Discard a tile.")).toBe("[6:6] 패를 얻었습니다. 한 장을 버리세요.");
});

test("the pattern that says most is taken", () => {
  const translate = translator({ "{a} and {b}": "wrong", "salt and pepper": "right", salt: "s", pepper: "p" }, "");
  expect(translate("salt and pepper")).toBe("right");
  expect(translate("pepper and salt")).toBe("wrong");
});

test("what is not known in all its parts is not translated at all", () => {
  expect(inChinese("Beat [6:5] with a higher song, or discard one tile.")).toBeUndefined();
  expect(inChinese("Throw a tile. Sing.")).toBeUndefined();
});
