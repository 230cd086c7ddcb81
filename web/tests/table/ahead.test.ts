import { beforeEach, expect, test } from "vitest";
import type { Game, TileKind } from "../../src/net/data";
import { USUAL_LAYOUT } from "../../src/net/data";
import { house } from "../../src/net/house.svelte";
import type { View } from "../../src/protocol";
import { ahead } from "../../src/table/ahead.svelte";
import { Choice } from "../../src/table/choice.svelte";

beforeEach(() => {
  const face = { names: {}, picture: "" };
  const domino: TileKind = { width: 40, height: 100, back: "", unknown: "[?:?]", faces: { "[6:6]": face, "[6:1]": face, "[4:3]": face } };
  house.kinds = { domino };
  house.games = [{ slug: "jielong", tiles: "domino" } as Game];
});

function view(turn: number, actions: string[] = [], hand = 1): View {
  const tiles = ["[6:6]", "[6:1]", "[4:3]"].map((face) => ({ face, turned: false }));
  const zones = [{ kind: "hand", caption: { id: "zone-hand" }, owner: 0, amount: null, tiles }];
  const rest = { over: false, hands_played: 0, scores: [0, 0], result: [], sheet: [], prompt: null, story: [] };
  return { game: "jielong", seat: 0, seats: 2, turn, hand, zones, actions, ...rest };
}

/** What is played when one's turn comes after this tile was chosen while another player thought. */
function playedAfterChoosing(id: string, mine: View): { played: string | undefined; picked: string[] } {
  const waiting = view(1);
  const choice = new Choice(waiting, ahead.of(waiting));
  choice.toggle(id);
  ahead.keep(waiting, choice.chosen.hand);
  const asked = new Choice(mine, ahead.of(mine));
  return { picked: asked.picked, played: ahead.take(mine, asked)?.text };
}

test("a tile that was chosen ahead is played when there is one way to", () => {
  expect(playedAfterChoosing("hand-0-0/1", view(0, ["play [6:6]", "play [6:1]"]))).toEqual({ picked: ["hand-0-0/1"], played: "play [6:1]" });
});

test("where it can be played in two ways it stays chosen, and one says how", () => {
  expect(playedAfterChoosing("hand-0-0/1", view(0, ["play [6:1] L", "play [6:1] R"]))).toEqual({ picked: ["hand-0-0/1"], played: undefined });
});

test("what cannot be played is chosen no more, and nothing is left for the next turn or hand", () => {
  expect(playedAfterChoosing("hand-0-0/2", view(0, ["play [6:6]", "play [6:1]"]))).toEqual({ picked: [], played: undefined });
  expect(new Choice(view(1), ahead.of(view(1))).picked).toEqual([]);
  expect(playedAfterChoosing("hand-0-0/1", view(0, ["play [6:1]"], 2)).played).toBeUndefined();
});

test("nothing is chosen ahead where a quick answer would tell something", () => {
  const waiting = view(1);
  expect(ahead.of(waiting, { ...USUAL_LAYOUT, discards: "river" })).toBeNull();
  expect(ahead.of(waiting, { ...USUAL_LAYOUT, money: true })).toBeNull();
  const choice = new Choice(waiting, null);
  choice.toggle("hand-0-0/1");
  expect(choice.picked).toEqual([]);
});

test("between hands, and by who only looks on, nothing is chosen ahead", () => {
  expect(ahead.of({ ...view(1), turn: null })).toBeNull();
  expect(ahead.of({ ...view(1), seat: null })).toBeNull();
});
