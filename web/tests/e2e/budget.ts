/** How much the tests do: `make test` holds the small versions, PAIJU_TIMES=10 the long ones. */

import { SEED } from "./chance";

export const IS_FULL = Number(process.env["PAIJU_TIMES"] || 1) > 1;

const turn = [...SEED].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** In small one of so many, another with every seed, so that a few seeds meet all of them; in full all. */
export const isTaken = (at: number, of: number): boolean => IS_FULL || at % of === turn % of;
