import { expect, test } from "vitest";
import { grouped } from "../../src/lobby/groups";
import type { GameOption, Group } from "../../src/net/data";

const option = (name: string, group: Group): GameOption => ({ name, kind: "flag", source: "", default: true, group });

test("every option is shown once, in the order of its game, and no group is empty", () => {
  const options = [option("stake", "scoring"), option("arms", "play"), option("hands", "session"), option("must_play", "play")];
  expect(grouped(options).map(({ group, options }) => [group, options.map(({ name }) => name)])).toEqual([
    ["play", ["arms", "must_play"]],
    ["scoring", ["stake"]],
    ["session", ["hands"]],
  ]);
});
