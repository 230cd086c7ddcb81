/** Chance in a page: what it draws depends on PAIJU_SEED, on the test and on whose page it is. */

import type { BrowserContext, Disposable } from "playwright-core";
import { expect } from "vitest";

export const SEED = process.env["PAIJU_SEED"] || "1";

const drawn = new Map<string, number>(); // how many pages a test has opened

/** Numbers the pages of the test that runs. */
function nameOfPage(): string {
  const test = expect.getState().currentTestName ?? "";
  const number = (drawn.get(test) ?? 0) + 1;
  drawn.set(test, number);
  return `${SEED} ${test} ${number}`;
}

export function seedPages(context: BrowserContext): Promise<Disposable> {
  return context.addInitScript((name) => {
    const [who, before] = window.name.split("\n");
    const loads = who === name ? Number(before) + 1 : 1; // a page that is loaded again draws other numbers
    window.name = `${name}\n${loads}`;
    let state = 2166136261;
    for (const letter of `${name} ${loads}`) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
    const next = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
      return (mixed ^ (mixed >>> 14)) & 255;
    };
    Math.random = () => (next() * 65536 + next() * 256 + next()) / 16777216;
    crypto.getRandomValues = <Values extends ArrayBufferView>(values: Values): Values => {
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      bytes.forEach((_, at) => (bytes[at] = next()));
      return values;
    };
  }, nameOfPage());
}
