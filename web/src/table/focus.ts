/** Where the keyboard is, kept when what had the focus is gone after a move. */

const END = "[data-next], [data-again]";

export class KeptFocus {
  private place = -1; // in the hand, of the tile that last had the focus
  private isUsed = false; // something of the table ever had it

  note(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target.matches("[data-hand]")) return;
    this.isUsed = true;
    const place = tilesOfHand().indexOf(target);
    if (place >= 0) this.place = place;
  }

  /** To the next hand where one is over, else to the tile that stands where the last one stood, or to the hand itself. */
  restore(): void {
    const now = document.activeElement;
    const isLost = now === null || now === document.body || now.matches("[data-hand]");
    if (!this.isUsed || !isLost || document.querySelector("dialog[open]")) return;
    const tiles = tilesOfHand();
    const tile = tiles[Math.max(0, Math.min(this.place, tiles.length - 1))];
    const wanted = document.querySelector<HTMLElement>(END) ?? tile ?? document.querySelector<HTMLElement>("[data-hand]");
    wanted?.focus({ preventScroll: true });
  }
}

const tilesOfHand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-hand] button.pick")];
