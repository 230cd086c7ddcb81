/** The tiles that a person has chosen, and what they can become. */

import { type Action, exact, fitting, isWanted, parseAction, placesOf, plainGroups, type Spot, tilesOf, type Where } from "../game/actions";
import { zoneIds } from "../game/layout";
import { notationOf } from "../game/words";
import { house } from "../net/house.svelte";
import type { View, Zone } from "../protocol";

const MOST_OFFERED = 8;
const FEW = 3; // more than these are asked for by choosing tiles

export class Choice {
  picked = $state.raw<string[]>([]);
  advised = $state.raw<Action | null>(null); // by a bot, as long as nothing else is chosen
  readonly view: View;
  readonly actions: Action[];
  private readonly spots = new Map<string, Spot>(); // of every tile that lies face up, by its id
  private readonly inReach: Spot[]; // those of them that actions may name
  private readonly canChooseAhead: boolean;
  private awaitsAdvice = false; // nothing was chosen since it was asked for

  /** `ahead` are the tiles that were chosen before one was asked; null where none can be. */
  constructor(view: View, ahead: string[] | null = null) {
    this.view = view;
    this.canChooseAhead = ahead !== null;
    const kind = house.kinds[house.kindOf(view.game)];
    this.actions = kind ? view.actions.map((text) => parseAction(text, notationOf(kind))) : [];
    const ids = zoneIds(view.zones);
    const isDrawn = this.playsWhatIsTurnedUp();
    for (const [at, zone] of view.zones.entries()) this.survey(zone, ids[at] ?? "", isDrawn);
    this.inReach = [...this.spots.values()].filter((spot) => this.isWithinReach(spot));
    this.picked = this.placesAhead(ahead ?? []);
  }

  /** The tiles are chosen for one's next turn. */
  get isAhead(): boolean {
    return this.canChooseAhead && !this.isAsked;
  }

  get isAsked(): boolean {
    return this.actions.length > 0;
  }

  /** The faces of the chosen tiles, one's own and those of the table. */
  get chosen(): { hand: string[]; table: string[] } {
    const faces = (isOfTable: boolean): string[] => this.chosenSpots.filter(({ where }) => (where === "table") === isOfTable).map(({ face }) => face);
    return { hand: faces(false), table: faces(true) };
  }

  /** What the chosen tiles are exactly. */
  get exact(): Action[] {
    return exact(this.actions, this.chosenSpots, this.inReach);
  }

  /** What one press plays. */
  get suggested(): Action | undefined {
    return this.advised ?? this.exact[0] ?? (this.actions.length === 1 ? this.actions[0] : undefined);
  }

  /** What is offered as a button beside the actions without tiles; a hint comes first and takes nothing away. */
  get offered(): Action[] {
    const withTiles = this.actions.filter((action) => tilesOf(action).length > 0);
    const isFew = withTiles.length <= FEW;
    if (this.picked.length === 0 && !this.advised) return isFew ? withTiles : [];
    const found = this.advised && isFew ? withTiles : fitting(withTiles, this.chosenSpots, this.inReach);
    const first = withTiles.filter((action) => action === this.advised);
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
    const spot = this.spots.get(id);
    if (spot && this.isAhead) return spot.where === "hand";
    if (!spot || !this.needsTiles) return false;
    if (spot.where === "hand") return true;
    return this.inReach.includes(spot) && (this.isPicked(id) || isWanted(this.actions, [], spot, this.inReach));
  }

  /** A tile of the table that goes with those chosen. */
  isLit(id: string): boolean {
    const spot = this.spots.get(id);
    if (!spot || spot.where === "hand" || this.isPicked(id) || !this.isPickable(id)) return false;
    const isBoard = ![...this.spots.values()].some(({ where }) => where !== "table");
    if (isBoard && this.picked.length === 0) return false; // all of it could be chosen
    return isWanted(this.actions, this.chosenSpots, spot, this.inReach);
  }

  /** A tile of the hand that no action uses. */
  isIdle(id: string): boolean {
    const spot = this.spots.get(id);
    return this.needsTiles && spot?.where === "hand" && !isWanted(this.actions, [], spot, this.inReach);
  }

  toggle(id: string): void {
    if (!this.isPickable(id)) return;
    const before = this.advised ? [] : this.picked; // a tile of one's own choice takes the place of a hint
    const wasPicked = this.isPicked(id);
    this.advised = null;
    this.awaitsAdvice = false;
    if (wasPicked) this.picked = this.picked.filter((other) => other !== id);
    else this.picked = this.hasRoom(before.length) ? [...before, id] : [id];
  }

  /** Whether some action takes more tiles than so many: else the next tile takes their place. */
  private hasRoom(chosen: number): boolean {
    return this.isAhead || this.actions.some((action) => tilesOf(action).length > chosen);
  }

  /** Where these faces lie in the hand; none of them where they are no action now. */
  private placesAhead(faces: string[]): string[] {
    const free = [...this.spots.values()].filter(({ where }) => where === "hand");
    const found = faces.flatMap((face) => {
      const at = free.findIndex((spot) => spot.face === face);
      return at < 0 ? [] : free.splice(at, 1);
    });
    const fits = this.isAhead || fitting(this.actions, found, this.inReach).length > 0;
    return fits && found.length === faces.length ? found.map(({ id }) => id) : [];
  }

  /** A hint was asked for: it is chosen when it comes, unless something else is chosen before. */
  expectAdvice(): void {
    this.awaitsAdvice = true;
  }

  /** Choose what a bot would play. */
  advise(text: string): void {
    const action = this.actions.find((other) => other.text === text);
    if (!action || !this.awaitsAdvice) return;
    this.awaitsAdvice = false;
    this.picked = placesOf(action, this.inReach).map(({ id }) => id);
    this.advised = action;
  }

  clear(): void {
    this.advised = null;
    this.awaitsAdvice = false;
    this.picked = [];
  }

  private get chosenSpots(): Spot[] {
    return this.picked.flatMap((id) => this.spots.get(id) ?? []);
  }

  private survey(zone: Zone, id: string, isDrawn: boolean): void {
    const isMine = zone.owner !== null && zone.owner === this.view.seat;
    const where: Where = isMine && zone.kind === "hand" ? "hand" : isDrawn && isMine && zone.kind === "trick" ? "drawn" : "table";
    const group = zone.kind === "melds" && zone.owner === null ? Number(id.split("-").at(-1)) : null;
    for (const [place, { face }] of zone.tiles.entries()) {
      if (face !== null) this.spots.set(`${id}/${place}`, { id: `${id}/${place}`, face, where, group });
    }
  }

  /** A tile was turned up for this seat, and it is to say what becomes of it. */
  private playsWhatIsTurnedUp(): boolean {
    const { zones, seat } = this.view;
    const turnedUp = zones.filter(({ kind, owner }) => kind === "trick" && owner === seat).flatMap(({ tiles }) => tiles.map(({ face }) => face));
    const hasPool = zones.some(({ kind, owner }) => kind === "row" && owner === null);
    return hasPool && turnedUp.length > 0 && this.actions.every(({ mine }) => mine.every((face) => turnedUp.includes(face)));
  }

  /** What lies before a seat is not for the taking where the middle has the same. */
  private isWithinReach({ id, face, where }: Spot): boolean {
    if (where === "hand") return !this.hasDrawn;
    if (where === "drawn") return true;
    if (/^(wall|chips|hand)-/.test(id)) return false;
    const isShared = (other: string): boolean => /^(row|trick)-|^[a-z]+-x-/.test(other);
    return isShared(id) || ![...this.spots.values()].some((other) => other.face === face && isShared(other.id));
  }

  private get hasDrawn(): boolean {
    return [...this.spots.values()].some(({ where }) => where === "drawn");
  }
}
