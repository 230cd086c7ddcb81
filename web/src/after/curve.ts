/** A curve of values from left to right, the highest on top, with the line of nothing within it. */

export interface Curve {
  points: { x: number; y: number }[];
  zero: number; // the height of the line of nothing
}

const MARGIN = 8;

export function curve(values: number[], width: number, height: number): Curve {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const span = most - least || 1;
  const step = (width - 2 * MARGIN) / Math.max(1, values.length - 1);
  const at = (value: number): number => round(MARGIN + ((most - value) / span) * (height - 2 * MARGIN));
  return { points: values.map((value, place) => ({ x: round(MARGIN + place * step), y: at(value) })), zero: at(0) };
}

const round = (length: number): number => Math.round(10 * length) / 10;
