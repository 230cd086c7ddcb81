import { expect, test } from "vitest";
import { grouped, groupOf } from "../../src/lobby/groups";
import type { GameOption } from "../../src/net/data";

const option = (name: string): GameOption => ({ name, kind: "flag", effect: "", source: "", default: true, allowed: "" });

test.each([
  ["hands", "session"],
  ["first_banker", "session"],
  ["max_rounds", "session"],
  ["deck", "deal"],
  ["redeal_doubles", "deal"],
  ["max_redeals", "deal"],
  ["quad_bonus", "scoring"],
  ["settlement", "scoring"],
  ["commission_percent", "scoring"],
  ["capture_compulsory", "play"],
  ["arms", "play"],
  ["a_rule_of_tomorrow", "play"],
])("%s concerns the %s", (name, group) => {
  expect(groupOf({ name })).toBe(group);
});

test("every option is shown once, in the order of its game, and no group is empty", () => {
  const groups = grouped(["stake", "arms", "hands", "must_play", "penalty_rule"].map(option));
  expect(groups.map(({ group, options }) => [group, options.map(({ name }) => name)])).toEqual([
    ["play", ["arms", "must_play"]],
    ["scoring", ["stake", "penalty_rule"]],
    ["session", ["hands"]],
  ]);
});
