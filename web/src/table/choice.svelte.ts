/** The tiles that a person has chosen, and what they can become. */

import { type Action, exact, fitting, parseAction, plainGroups, tilesOf, wanted } from "../game/actions";
import { zoneIds } from "../game/layout";
import { notationOf } from "../game/words";
import { house } from "../net/house.svelte";
import type { View } from "../protocol";

const MOST_OFFERED = 8;
const FEW = 3; // more than these are asked for by choosing tiles

export class Choice {
  picked = $state.raw<string[]>([]);
  advised = $state.raw<Action | null>(null); // by a bot, as long as nothing else is chosen
  readonly view: View;
  readonly actions: Action[];
  private readonly faces = new Map<string, string>(); // of every tile that lies face up, by its id
  private readonly handPrefix: string;

  constructor(view: View) {
    this.view = view;
    const kind = house.kinds[house.kindOf(view.game)];
    this.actions = kind ? view.actions.map((text) => parseAction(text, notationOf(kind))) : [];
    const ids = zoneIds(view.zones);
    this.handPrefix = `hand-${view.seat}-`;
    view.zones.forEach((zone, at) =>
      zone.tiles.forEach(({ face }, place) => face !== null && this.faces.set(`${ids[at]}/${place}`, face)),
    );
  }

  get isAsked(): boolean {
    return this.actions.length > 0;
  }

  get chosen(): { hand: string[]; table: string[] } {
    const [hand, table] = [[] as string[], [] as string[]];
    for (const id of this.picked) (this.isMine(id) ? hand : table).push(this.faces.get(id) ?? "");
    return { hand, table };
  }

  get hand(): string[] {
    return [...this.faces].filter(([id]) => this.isMine(id)).map(([, face]) => face);
  }

  /** What the chosen tiles are exactly. */
  get exact(): Action[] {
    return exact(this.actions, this.chosen);
  }

  /** What one press plays. */
  get suggested(): Action | undefined {
    return this.advised ?? this.exact[0] ?? (this.actions.length === 1 ? this.actions[0] : undefined);
  }

  /** What is offered as a button beside the actions without tiles. */
  get offered(): Action[] {
    const withTiles = this.actions.filter((action) => tilesOf(action).length > 0);
    if (this.picked.length === 0) return withTiles.length <= FEW ? withTiles : [];
    const found = fitting(withTiles, this.chosen);
    const first = found.filter((action) => action === this.advised);
    return [...first, ...found.filter((action) => action !== this.advised)].slice(0, MOST_OFFERED);
  }

  get plain(): ReturnType<typeof plainGroups> {
    return plainGroups(this.actions);
  }

  get needsTiles(): boolean {
    return this.actions.some((action) => tilesOf(action).length > 0);
  }

  /** The chosen tiles make no action. */
  get isNothing(): boolean {
    return this.picked.length > 0 && this.offered.length === 0;
  }

  isPicked(id: string): boolean {
    return this.picked.includes(id);
  }

  isPickable(id: string): boolean {
    const face = this.faces.get(id);
    if (face === undefined || !this.needsTiles) return false;
    if (this.isMine(id)) return true;
    if (!this.isWithinReach(id, face)) return false;
    return this.isPicked(id) || wanted(this.actions, { hand: [], table: [] }, this.hand).has(face);
  }

  /** A tile of the table that goes with those chosen. */
  isLit(id: string): boolean {
    if (this.picked.length === 0 && this.hand.length === 0) return false;
    const face = this.faces.get(id);
    return face !== undefined && !this.isMine(id) && this.isPickable(id) && wanted(this.actions, this.chosen, this.hand).has(face);
  }

  /** A tile of the hand that no action uses. */
  isIdle(id: string): boolean {
    const face = this.faces.get(id);
    return this.needsTiles && this.isMine(id) && face !== undefined && !this.actions.some((action) => action.mine.includes(face));
  }

  toggle(id: string): void {
    if (!this.isPickable(id)) return;
    this.advised = null;
    if (this.isPicked(id)) this.picked = this.picked.filter((other) => other !== id);
    else this.picked = this.hasRoom ? [...this.picked, id] : [id];
  }

  /** Whether some action takes more tiles than are chosen: else the next tile takes their place. */
  private get hasRoom(): boolean {
    return this.actions.some((action) => tilesOf(action).length > this.picked.length);
  }

  /** Choose what a bot would play. */
  advise(text: string): void {
    const action = this.actions.find((other) => other.text === text);
    if (!action) return;
    this.pick(action);
    this.advised = action;
  }

  /** Choose the tiles of an action, as far as they can be found. */
  private pick(action: Action): void {
    const left = [...this.faces];
    const take = (face: string, isFromHand: boolean): string[] => {
      let at = left.findIndex(([id, other]) => other === face && this.isMine(id) === isFromHand && this.isPickable(id));
      if (at < 0) at = left.findIndex(([id, other]) => other === face && this.isPickable(id));
      return at < 0 ? [] : left.splice(at, 1).map(([id]) => id);
    };
    this.picked = [...action.mine.flatMap((face) => take(face, true)), ...action.theirs.flatMap((face) => take(face, false))];
  }

  clear(): void {
    this.advised = null;
    this.picked = [];
  }

  /** What lies before a seat is not for the taking where the middle has the same. */
  private isWithinReach(id: string, face: string): boolean {
    if (/^(wall|chips|hand)-/.test(id)) return false;
    const isShared = (other: string): boolean => /^(row|trick)-|^[a-z]+-x-/.test(other);
    return isShared(id) || ![...this.faces].some(([other, same]) => same === face && isShared(other));
  }

  private isMine(id: string): boolean {
    return id.startsWith(this.handPrefix);
  }
}
