/** The vectors that Python writes: python -m tests.fair vectors. */

import { readFileSync } from "node:fs";

export function readVectors(name: string): any {
  return JSON.parse(readFileSync(new URL(`../../../tests/vectors/fair/${name}.json`, import.meta.url), "utf-8"));
}
