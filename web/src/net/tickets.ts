/** The seats that this browser holds, and the sessions that it has seen to their end. */

import { recall, remember } from "./storage";

export interface Seat {
  table: string;
  seat: number;
  ticket: string;
  game: string;
  at: number;
}

export interface Finished {
  table: string;
  session: number;
  game: string;
  seat: number | null;
  scores: number[];
  at: number;
}

const MOST = 12;

export const heldSeats = (): Seat[] => recall<Seat[]>("seats", []);
export const finishedGames = (): Finished[] => recall<Finished[]>("finished", []);

export function seatAt(table: string): Seat | undefined {
  return heldSeats().find((seat) => seat.table === table);
}

export function keepSeat(seat: Seat): void {
  remember("seats", [seat, ...heldSeats().filter(({ table }) => table !== seat.table)].slice(0, MOST));
}

export function dropSeat(table: string): void {
  remember("seats", heldSeats().filter((seat) => seat.table !== table));
}

export function keepFinished(game: Finished): void {
  const others = finishedGames().filter(({ table, session }) => table !== game.table || session !== game.session);
  remember("finished", [game, ...others].slice(0, MOST));
}
