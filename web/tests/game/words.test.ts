import { expect, test } from "vitest";
import { notationOf, readLine, readPayment, readRefusal, signed, splitWords, withNames } from "../../src/game/words";

const face = { title: "", names: {}, picture: "" };
const dominoes = notationOf({ unknown: "[?:?]", faces: { "[6:6]": face } });

test("texts are cut into words and tiles", () => {
  expect(splitWords("beat [6:6] or [?:?]", dominoes)).toEqual([
    { text: "beat " },
    { text: "[6:6]", face: "[6:6]" },
    { text: " or " },
    { text: "[?:?]", face: null },
  ]);
});

test("a line of the story has who and what", () => {
  expect(readLine("s12 lead [6:6]")).toEqual({ seat: 12, verb: "lead", rest: " [6:6]" });
  expect(readLine("deal 1")).toEqual({ seat: null, verb: "", rest: "deal 1" });
});

test("a line of the sheet has who paid whom", () => {
  expect(readPayment("s0 pays s1 17 for 36 points")).toEqual({ from: 0, to: 1, amount: 17, why: "36 points" });
  expect(readPayment("s2 loses 4 for 4 piles")).toEqual({ from: 2, to: null, amount: 4, why: "4 piles" });
  expect(readPayment("nothing")).toBeNull();
});

test("seats have names", () => {
  expect(withNames("Seat 2 threw; s0 dealt, sets 3", (seat) => `N${seat}`)).toBe("N2 threw; N0 dealt, sets 3");
});

test("a refusal has what was tried and why it is refused", () => {
  expect(readRefusal("'beat [6:6]' is not allowed: you lead this trick")).toEqual({ action: "beat [6:6]", why: "you lead this trick" });
  expect(readRefusal("the session is over")).toEqual({ action: null, why: "the session is over" });
});

test("gains have a plus, and losses a real minus", () => expect([3, 0, -12].map(signed)).toEqual(["+3", "0", "−12"]));
