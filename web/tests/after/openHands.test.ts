import { expect, test } from "vitest";
import { withOpenHands } from "../../src/after/openHands";
import type { Replay, View, Zone } from "../../src/protocol";

const hand = (owner: number, face: string | null): Zone => ({ kind: "hand", caption: { id: "zone-hand" }, owner, amount: null, tiles: [{ face, turned: false }] });

function view(seat: number, faces: (string | null)[]): View {
  const zones = [...faces.map((face, owner) => hand(owner, face)), { ...hand(0, "[1:1]"), kind: "trick" }];
  return { game: "", seat, seats: 2, turn: 0, over: false, hand: 1, hands_played: 0, scores: [], result: [], sheet: [], zones, prompt: null, actions: [], story: [] };
}

function replay(seat: number, steps: (string | null)[][]): Replay {
  return { table: "", session: 1, seat, hand: 1, hands: 1, steps: steps.map((faces) => ({ seat: null, by: null, view: view(seat, faces) })) };
}

const others = [replay(0, [["[6:6]", null], ["[5:5]", null]]), replay(1, [[null, "[2:1]"], [null, "[3:1]"]])];
const faces = (shown: View): (string | null)[] => shown.zones.filter(({ kind }) => kind === "hand").map(({ tiles }) => tiles[0]?.face ?? null);

test("every hand is that of its own seat at the same step", () => {
  expect(faces(withOpenHands(view(0, ["[6:6]", null]), others, 0))).toEqual(["[6:6]", "[2:1]"]);
  expect(faces(withOpenHands(view(0, ["[5:5]", null]), others, 1))).toEqual(["[5:5]", "[3:1]"]);
});

test("what is no hand, and whose replay is not there, stays", () => {
  const shown = withOpenHands(view(0, ["[6:6]", null]), [others[0]], 9);
  expect(faces(shown)).toEqual(["[5:5]", null]);
  expect(shown.zones.at(-1)).toEqual(view(0, ["[6:6]", null]).zones.at(-1));
});
