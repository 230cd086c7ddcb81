import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Game, TileKind } from "../../src/net/data";
import { house } from "../../src/net/house.svelte";
import type { View } from "../../src/protocol";
import { Choice } from "../../src/table/choice.svelte";

/** Positions with the same face in several places: twins in the pool, a tile turned up, groups that share a face. */
const positions = JSON.parse(readFileSync(join(import.meta.dirname, "choices.json"), "utf8")) as Record<string, View[]>;
const views = Object.values(positions).flat();
const faces = new Set(views.flatMap(({ zones }) => zones.flatMap(({ tiles }) => tiles.flatMap(({ face }) => face ?? []))));

beforeEach(() => {
  const face = { names: {}, picture: "" };
  const domino: TileKind = { width: 40, height: 100, back: "", unknown: "[?:?]", faces: Object.fromEntries([...faces].map((text) => [text, face])) };
  house.kinds = { domino };
  house.games = Object.keys(positions).map((slug) => ({ slug, tiles: "domino" }) as Game);
});

const words = (choice: Choice): string[] => [...choice.offered, ...choice.plain.flatMap(({ actions }) => actions)].map(({ text }) => text);

function hinted(view: View, text: string): Choice {
  const choice = new Choice(view);
  choice.expectAdvice();
  choice.advise(text);
  return choice;
}

describe("a hint", () => {
  test.each(views.map((view) => [view.game, view] as const))("in %s is chosen and leaves every button that there was", (_, view) => {
    expect(view.actions.length).toBeGreaterThan(1);
    for (const text of view.actions) {
      const choice = hinted(view, text);
      expect(choice.suggested?.text).toBe(text);
      expect(words(choice)).toEqual(expect.arrayContaining([text, ...words(new Choice(view))]));
    }
  });

  test.each(views.map((view) => [view.game, view] as const))("in %s chooses the very tiles of which it is made", (_, view) => {
    for (const text of view.actions) {
      const { picked } = hinted(view, text);
      const choice = new Choice(view);
      for (const id of picked) choice.toggle(id);
      expect(choice.exact.map((action) => action.text)).toContain(text);
    }
  });

  test("in Ten Sets takes the tile of the group that it names", () => {
    for (const view of positions["xiangshifu"] ?? []) {
      for (const text of view.actions) {
        const groups = [...text.matchAll(/(\d+)\[/g)].map(([, number]) => `melds-x-${number}`);
        expect(hinted(view, text).picked.map((id) => id.split("/")[0])).toEqual(groups);
      }
    }
  });

  test("that comes late does not replace what was chosen meanwhile", () => {
    const view = positions["xiangshifu"]?.[0] as View;
    const [first = "", second = ""] = [view.actions[0], view.actions.at(-1)];
    const choice = new Choice(view);
    choice.expectAdvice();
    const [own = ""] = hinted(view, second).picked;
    choice.toggle(own);
    choice.advise(first);
    expect(choice.picked).toEqual([own]);
    expect(choice.advised).toBeNull();
  });

  test("gives way to a tile of one's own choice", () => {
    const view = positions["xiangshifu"]?.[0] as View;
    const choice = hinted(view, view.actions[0] ?? "");
    const [own = ""] = hinted(view, view.actions.at(-1) ?? "").picked.filter((id) => !choice.isPicked(id));
    choice.toggle(own);
    expect(choice.picked).toEqual([own]);
  });
});

test("two tiles of one group of Ten Sets make no exchange with another", () => {
  const view = positions["xiangshifu"]?.[0] as View;
  const choice = new Choice(view);
  const [one = ""] = hinted(view, view.actions[0] ?? "").picked;
  const [zone = "", place = ""] = one.split("/");
  choice.toggle(one);
  const other = ["0", "1", "2"].filter((at) => at !== place).map((at) => `${zone}/${at}`).find((id) => choice.isPickable(id));
  if (other) choice.toggle(other);
  for (const { text } of choice.exact) expect(text.match(/(\d+)\[/g)?.length).not.toBe(2);
});
