/** How much the tests do: `make test` holds the small versions, PAIJU_TIMES=10 the long ones. */

export const IS_FULL = Number(process.env["PAIJU_TIMES"] || 1) > 1;
