/** A wish to let every claim go by, for the hand in which it was made. */

class Passing {
  hand = $state<number | null>(null);

  toggle(hand: number): void {
    this.hand = this.hand === hand ? null : hand;
  }
}

export const passing = new Passing();
