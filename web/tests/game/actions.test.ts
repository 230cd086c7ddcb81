import { describe, expect, test } from "vitest";
import { amounts, exact, fitting, isWanted, parseAction, plainGroups, placesOf, type Spot, type Where } from "../../src/game/actions";
import { notationOf } from "../../src/game/words";

const face = { names: {}, picture: "" };
const faces = (...texts: string[]) => Object.fromEntries(texts.map((text) => [text, face]));
const dominoes = notationOf({ unknown: "[?:?]", faces: faces("[6:6]", "[6:4]", "[5:5]", "[4:4]", "[3:1]", "[6:3]") });
const mahjong = notationOf({ unknown: "??", faces: faces("3b", "9c") });
const read = (...texts: string[]) => texts.map((text) => parseAction(text, dominoes));
const words = (actions: { text: string }[]) => actions.map(({ text }) => text);

/** Every way to split six tiles into one, two and three, in the order of the rules. */
function allSplits(held: string[]): string[] {
  return held.flatMap((one) => {
    const others = held.filter((face) => face !== one);
    const pairs = others.flatMap((first, at) => others.slice(at + 1).map((second) => [first, second]));
    return pairs.map((pair) => `split ${one} | ${pair.join("")} | ${others.filter((face) => !pair.includes(face)).join("")}`);
  });
}

describe("an action is taken apart", () => {
  test.each([
    ["lead [6:4] open 4", "lead", ["[6:4]"], [], [null], [], "open 4"],
    ["catch [5:5] x [6:4][6:4]", "catch", ["[5:5]"], ["[6:4]", "[6:4]"], [null], [], ""],
    ["set [6:6][6:3] | [4:4][5:5]", "set", ["[6:6]", "[6:3]", "[4:4]", "[5:5]"], [], [null, null, null, null], [2], "|"],
    ["swap 3[6:3] 10[6:6]", "swap", ["[6:3]", "[6:6]"], [], [3, 10], [], "3 10"],
    ["bet 1 5", "bet", [], [], [], [], "1 5"],
  ])("%s", (text, verb, mine, theirs, groups, cuts, rest) => {
    expect(parseAction(text, dominoes)).toEqual({ text, verb, mine, theirs, groups, cuts, rest });
  });

  test("tiles that are words stand alone", () => {
    expect(parseAction("discard 3b", mahjong).mine).toEqual(["3b"]);
    expect(parseAction("discard 13bc", mahjong).mine).toEqual([]);
  });
});

describe("chosen tiles", () => {
  const actions = read("catch [4:4] x [4:4]", "catch [5:5] x [6:4]", "drop [4:4]", "pass");
  const spot = (face: string, where: Where, at = 0, group: number | null = null): Spot => ({ id: `${where}/${at}`, face, where, group });
  const [four, five] = [spot("[4:4]", "hand"), spot("[5:5]", "hand", 1)];
  const [twin, other, sixFour] = [spot("[4:4]", "table"), spot("[4:4]", "table", 1), spot("[6:4]", "table", 2)];
  const spots = [four, five, twin, other, sixFour];

  test("of the hand and of the table are told apart", () => {
    expect(words(fitting(actions, [four], spots))).toEqual(["drop [4:4]", "catch [4:4] x [4:4]"]);
    expect(words(exact(actions, [four, twin], spots))).toEqual(["catch [4:4] x [4:4]"]);
    expect(words(exact(actions, [other, four], spots))).toEqual(["catch [4:4] x [4:4]"]);
    expect(fitting(actions, [twin, other], spots)).toEqual([]);
    expect(words(fitting(actions, [twin], spots))).toEqual(["catch [4:4] x [4:4]"]);
  });

  test("say which tiles of the table go with them", () => {
    expect([twin, other, sixFour].filter((one) => isWanted(actions, [five], one, spots))).toEqual([sixFour]);
  });

  test("in any order make the action", () => {
    const [lead] = read("lead [6:6][6:3]");
    const [six, three] = [spot("[6:6]", "hand"), spot("[6:3]", "hand", 1)];
    expect(exact([lead!], [three, six], [six, three])).toEqual([lead]);
  });

  test("fill the parts of a split in the order in which they are chosen", () => {
    const held = ["[6:6]", "[4:4]", "[3:1]", "[5:5]", "[6:4]", "[6:3]"].map((face, at) => spot(face, "hand", at));
    const splits = read(...allSplits(held.map(({ face }) => face)));
    expect(splits).toHaveLength(60);
    for (const split of splits) {
      const chosen = split.mine.map((face) => held.find((one) => one.face === face)!);
      expect(fitting(splits, chosen.slice(0, 3), held)[0]).toBe(split);
      expect(exact(splits, [...chosen].reverse(), held)).toHaveLength(60);
      expect(exact(splits, chosen, held)[0]).toBe(split);
    }
  });

  test("may come from the table where the hand has too few", () => {
    const [claim] = read("claim [4:4][4:4]");
    expect(placesOf(claim!, spots)).toEqual([four, twin]);
    expect(exact([claim!], [twin, four], spots)).toEqual([claim]);
  });

  test("belong to the group that is named", () => {
    const swaps = read("swap 3[6:3] 5[6:6]");
    const board = [spot("[6:3]", "table", 0, 1), spot("[6:3]", "table", 1, 3), spot("[6:6]", "table", 2, 5)];
    expect(placesOf(swaps[0]!, board)).toEqual(board.slice(1));
    expect(fitting(swaps, [board[0]!], board)).toEqual([]);
  });

  test("none make no action", () => expect(exact(actions, [], spots)).toEqual([]));
});

test("actions without tiles are grouped by verb", () => {
  const groups = plainGroups(read("bet 1", "bet 2", "drop [4:4]", "pass"));
  expect(groups.map(({ verb, actions }) => [verb, actions.length])).toEqual([["bet", 2], ["pass", 1]]);
});

test("buttons leave out the words that all of them begin with", () => {
  expect(amounts(read("bet 3 1", "bet 3 2", "bet 3 10"))).toEqual([1, 2, 10]);
  expect(amounts(read("draw 1", "draw 2"))).toEqual([1, 2]);
  expect(amounts(read("claim sky left", "claim earth left"))).toBeNull();
  expect(amounts(read("toss 1 left", "toss 2 right"))).toBeNull();
  expect(amounts(read("bet 3"))).toBeNull();
});
