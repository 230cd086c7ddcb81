import { expect, test } from "vitest";
import { signed } from "../../src/words/numbers";

test("gains have a plus, and losses a real minus", () => expect([3, 0, -12].map(signed)).toEqual(["+3", "0", "−12"]));
