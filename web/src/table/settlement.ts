/** Who paid whom for what, with one line for each reason. */

import type { Payment, Speech } from "../protocol";

export interface Settled {
  why: Speech;
  payers: { seat: number; amount: number }[]; // none where the house pays
  payee: number | null; // null: it is lost to nobody
  total: number;
}

/** Payments to one seat for the same reason are one line. */
export function byReason(sheet: Payment[]): Settled[] {
  const lines = new Map<string, Settled>();
  for (const { payer, payee, amount, why } of sheet) {
    const key = JSON.stringify([payee, payee === null ? payer : null, why]);
    const line = lines.get(key) ?? { why, payers: [], payee, total: 0 };
    line.total += amount;
    if (payer !== null) line.payers.push({ seat: payer, amount });
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** What brought a seat most. */
export function bestReason(sheet: Payment[], seat: number): Speech | null {
  const own = byReason(sheet).filter(({ payee }) => payee === seat);
  return own.reduce<Settled | null>((best, line) => (best && best.total >= line.total ? best : line), null)?.why ?? null;
}

/** The one seat that gained most, if it gained anything. */
export function winnerOf(gains: number[]): number | null {
  const most = Math.max(0, ...gains);
  return most > 0 && gains.filter((gain) => gain === most).length === 1 ? gains.indexOf(most) : null;
}
