import { describe, expect, test } from "vitest";
import { apart, exact, fitting, parseAction, plainGroups, wanted } from "../../src/game/actions";
import { notationOf } from "../../src/game/words";

const face = { title: "", names: {}, picture: "" };
const faces = (...texts: string[]) => Object.fromEntries(texts.map((text) => [text, face]));
const dominoes = notationOf({ unknown: "[?:?]", faces: faces("[6:6]", "[6:4]", "[5:5]", "[4:4]", "[3:1]", "[6:3]") });
const mahjong = notationOf({ unknown: "??", faces: faces("3b", "9c") });
const read = (...texts: string[]) => texts.map((text) => parseAction(text, dominoes));
const words = (actions: { text: string }[]) => actions.map(({ text }) => text);

describe("an action is taken apart", () => {
  test.each([
    ["lead [6:4] open 4", "lead", ["[6:4]"], [], "open 4"],
    ["catch [5:5] x [6:4][6:4]", "catch", ["[5:5]"], ["[6:4]", "[6:4]"], ""],
    ["set [6:6][6:3] | [4:4][5:5]", "set", ["[6:6]", "[6:3]", "[4:4]", "[5:5]"], [], "|"],
    ["bet 1 5", "bet", [], [], "1 5"],
  ])("%s", (text, verb, mine, theirs, rest) => {
    expect(parseAction(text, dominoes)).toEqual({ text, verb, mine, theirs, rest });
  });

  test("tiles that are words stand alone", () => {
    expect(parseAction("discard 3b", mahjong).mine).toEqual(["3b"]);
    expect(parseAction("discard 13bc", mahjong).mine).toEqual([]);
  });
});

describe("chosen tiles", () => {
  const actions = read("catch [4:4] x [4:4]", "catch [5:5] x [6:4]", "drop [4:4]", "pass");

  test("of the hand and of the table are told apart", () => {
    expect(words(fitting(actions, { hand: ["[4:4]"], table: [] }))).toEqual(["drop [4:4]", "catch [4:4] x [4:4]"]);
    expect(words(exact(actions, { hand: ["[4:4]"], table: ["[4:4]"] }))).toEqual(["catch [4:4] x [4:4]"]);
    expect(fitting(actions, { hand: ["[6:4]"], table: [] })).toEqual([]);
  });

  test("say which tiles of the table go with them", () => {
    expect([...wanted(actions, { hand: ["[5:5]"], table: [] }, ["[4:4]", "[5:5]"])]).toEqual(["[6:4]"]);
  });

  test("in any order make the action", () => {
    const [lead] = read("lead [6:6][6:3]");
    expect(exact([lead!], { hand: ["[6:3]", "[6:6]"], table: [] })).toEqual([lead]);
  });

  test("none make no action", () => expect(exact(actions, { hand: [], table: [] })).toEqual([]));
});

test("actions without tiles are grouped by verb", () => {
  const groups = plainGroups(read("bet 1", "bet 2", "drop [4:4]", "pass"));
  expect(groups.map(({ verb, actions }) => [verb, actions.length])).toEqual([["bet", 2], ["pass", 1]]);
});

test("buttons leave out the words that all of them begin with", () => {
  expect(apart(read("bet 3 1", "bet 3 2", "bet 3 10"))).toEqual(["1", "2", "10"]);
  expect(apart(read("draw 1", "draw 2"))).toEqual(["1", "2"]);
  expect(apart(read("bet 3"))).toEqual(["3"]);
});
