import { expect, test } from "vitest";
import "../../src/fair/witness"; // which a page loads late: no test waits for it
import { DealWatch, noticeOf } from "../../src/net/dealWatch.svelte";
import type { PublishedDeal, TableInfo } from "../../src/protocol";
import { readVectors } from "../fair/vectors";

type Steps = { deal: PublishedDeal; next: number }[];

function stepsOf(host: string): Steps {
  return readVectors("witness").find(({ name }: { name: string }) => name === host).steps;
}

/** What an onlooker's browser makes of a host. */
async function watched(host: string, table: string): Promise<DealWatch> {
  const watch = new DealWatch();
  for (const { deal, next } of stepsOf(host)) watch.take({ table, session: 1, deal: next } as TableInfo, [deal]);
  await watch.answer(""); // comes after all of them
  return watch;
}

test("an honest host is not accused", async () => {
  const watch = await watched("Host", "honest");
  expect(watch.unfair).toBeNull();
  expect(watch.notice).toBeNull();
  expect(await watch.offer(0, "00".repeat(32))).not.toBeNull();
});

test("a host that rewrites history gets no pledge any more, also when the page is loaded again", async () => {
  const watch = await watched("RewritesHistory", "rewritten");
  expect(watch.unfair?.id).toBe("unfair-chain");
  expect(await watch.offer(0, "00".repeat(32))).toBeNull();
  const again = new DealWatch();
  again.enter("rewritten");
  expect(again.unfair?.id).toBe("unfair-chain");
  again.enter("another");
  expect(again.unfair).toBeNull();
});

test("a deal that was given up after values were shown is told", async () => {
  const watch = await watched("GivesUpOpenly", "given up");
  expect(watch.unfair).toBeNull();
  expect(watch.notice).toEqual({ id: "deal-given-up" });
});

test("who held a value back is told", () => {
  const dealt = stepsOf("Host").at(-1)!.deal;
  const seats = dealt.seats!.map((seat, at) => (at === 1 ? { ...seat, value: "", signature: "" } : seat));
  expect(noticeOf([{ ...dealt, seats }])).toEqual({ id: "deal-withheld", values: { seats: { items: [{ seat: 1 }], joint: "joint-comma" } } });
});
