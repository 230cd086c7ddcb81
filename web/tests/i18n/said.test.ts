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

/** What the games can say but bots never hear, read from their sources. */
const NEVER_MET = [
  "the bets of the exact modes are fixed; split your tiles",
  "you bet on two tiles now, a whole number from 2 to 3, such as bet 3 3",
  "one or two tiles are drawn",
  "here all draw one more tile",
  "here all draw two more tiles",
  "every stake here is the least one and is placed for you; choose your bull",
  "you do not hold [6:6], but [6:6]",
  "nobody is asked about pairs of [6:6] now",
  "pairs of [6:6] lay themselves",
  "the fourth [6:6] is already caught, so nobody could take the pile",
  "there is no missed capture to claim",
  "you use the [6:6] that you turned up; say only what it does, and where",
  "the tile that was placed could not make this capture",
  "the row is being opened: say start and the tile",
  "the row lies on the table; take from it or lengthen it",
  "you swept the table: say restart and the tile that begins the new row",
  "you take the tile just thrown, or draw, before anything else; say take or draw alone",
  "to win, say win alone",
  "it is your turn to discard a tile, or to win",
  "it is your turn to put a tile, or to win",
  "to pass, say pass alone",
  "to take the thrown tile, say take alone",
  "to draw, say draw alone",
  "look at one of the slots 1, 3, 12",
  "the basic game has no quads",
  "at this table such a quad is not put down",
  "the pile is empty, and a quad needs a replacement tile",
  "first all are asked whether they complete with the tile; stealing comes after",
  "you could complete your hand with this tile and passed; then it cannot be stolen either",
  "nobody completed with the tile; now it can only be stolen",
  "to complete, say complete alone",
  "after a steal you must discard; a hand is completed with a drawn or a thrown tile",
  "after a claim you must throw a tile; to win with the thrown tile you would have said win",
  "all were asked whether they win; now the tile can only be claimed",
  "first all are asked whether they win; claims come after",
  "you have an exposed triplet; the second one can only win",
  "to resign, say nothing else",
  "a tile is shifted from a group of three to a group of two, and both must be valid afterwards",
  "name a tile of each of two groups, as in swap 0[6:6] 3[2:1]; both must be valid afterwards",
  "at this table hands are played as they are dealt",
  "a redeal is only asked of a weak hand, before the first lead",
  "at this table no tile is led face down",
  "at this table horses are no sets",
  "a discard is tiles and nothing else, in ascending order",
  "the tiles have been taken; the next toss is for the next hand",
  "the tiles lie in the row; first toss for the deal",
  "call one die or two, left or right, and whether to peel, such as: toss 2 left no",
  "call one die or two and left or right, such as: toss 2 left no; there is no peeling at this table",
  "here a tile is simply played; if it is higher in the suit led, it takes over",
  "a redeal is only asked of a hand without a piece above 9 points, before the declarations",
  "declarations are made before the first turn and stay as they are",
  "a declaration is a number from 0 to 2",
  "a declaration is a number from 0 to 2, not 3, which would bring the sum to 8",
  "you do not hold 2 Sr",
  "name the cards of one set and nothing else",
  "to pass is to play no card",
  "three pairs: pair [6:6][6:6] + pair [6:6][6:6] + pair [6:6][6:6]",
  "2 valid groups after 139 moves, the pair being SEVENS",
  "2 valid groups after 139 moves, with a pair of [6:6], five Full dragons and five Five sons",
  "2 valid groups after 139 moves, with a pair of [6:6] and in each triplet two equal civil tiles and a military one",
  "2 valid groups after 139 moves, the pairs being [6:6], [6:6], [6:6] and [6:6]",
  "2 valid groups after 139 moves, the pairs being the nines, eights, sevens and fives",
  "2 valid groups after 139 moves, the pairs being [6:6], [6:6], [6:6], [6:6], or the nines, eights, sevens and fives",
  "2 points ×3 eight doubles",
];

test.each(languages)("%s has words for all that the games say", { timeout: 60_000 }, (language) => {
  const translate = translator(LANGUAGES[language], "");
  for (const sentence of [...MET, ...RARELY_MET, ...NEVER_MET]) {
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
  expect(inKorean("1 trick short of the quota ×2 banker")).toBe("정한 수보다 1트릭 모자람, 물주 ×2");
});

test("a pair names its tiles or a side, never the rest of the line", () => {
  expect(inChinese("three pairs: pair [3:1][3:1] + pair [3:3][3:3] + pair [4:2][2:1]")).toBe("三对：[3:1][3:1]、[3:3][3:3]、[4:2][2:1]");
  expect(inChinese("[3:1] makes pair left or triplet both")).toBe("[3:1] 可左端成对，或两端凑十");
});

test("a factor has its own reason and not what follows a colon", () => {
  expect(inKorean("2 points worth 2 ×10 unit ×3/2 starter: reach 1 + complete with draw 1")).toBe("2점(값 2), 기본 점수 ×10, 선 ×3/2: 리치 1 + 뽑아서 완성 1");
});

test("a goal is wished for in a prompt and reached in a result", () => {
  expect(inChinese("You win when all are, the pair being SEVENS.")).toBe("全部成立即胜，并且那一对须是杂七。");
  expect(inChinese("11 valid groups after 139 moves, the pair being SEVENS")).toBe("139 步后 11 组全部成立，对子是杂七");
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
