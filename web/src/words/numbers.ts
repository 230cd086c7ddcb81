/** Numbers as they are read. */

/** A number with a real minus. */
export function printed(amount: number): string {
  return String(amount).replace("-", "−");
}

/** A gain or a loss: "+3", "−3", "0". */
export function signed(gain: number): string {
  return (gain > 0 ? "+" : "") + printed(gain);
}
