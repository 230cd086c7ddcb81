import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fit } from "../../src/table/fit.svelte";

let pictures: Map<number, () => void>;

beforeEach(() => {
  pictures = new Map();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => pictures.set(pictures.size + 1, draw).size);
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => pictures.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

const draw = (): void => [...pictures.values()].forEach((one) => one());

/** A box of a height, in which everything is as high as its scale says; it counts how often it is measured. */
function boxOf(fit: Fit, height: number, content: number) {
  const box = { clientHeight: height, measured: 0, get scrollHeight() { return box.measured++, Math.max(height, content * fit.scale); } };
  return box as typeof box & HTMLElement;
}

test("tiles get smaller until all of the box is seen, before the picture is drawn", () => {
  const fit = new Fit();
  fit.watch(() => [boxOf(fit, 100, 140)]);
  expect(fit.scale).toBe(1);
  draw();
  expect(fit.scale).toBe(0.68);
});

test("however often the box changes before a picture, it is measured once", () => {
  const fit = new Fit();
  const box = boxOf(fit, 100, 90);
  let stop = fit.watch(() => [box]);
  for (let change = 0; change < 5; change++) {
    stop();
    stop = fit.watch(() => [box]);
  }
  draw();
  expect(box.measured).toBe(1);
});

test("a box that has to be scrolled far anyway keeps tiles that can be read", () => {
  const fit = new Fit();
  fit.watch(() => [boxOf(fit, 100, 400)]);
  draw();
  expect(fit.scale).toBe(0.88);
  fit.reset();
  expect(fit.scale).toBe(1);
});
