import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchJson, fetchText } from "../../src/net/data";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network that fails so many times, then answers. */
function failing(times: number): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => (times-- > 0 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(new Response('"here"'))));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("what the network loses is asked for again", async () => {
  const fetch = failing(3);
  const text = fetchText("/words/en");
  await vi.runAllTimersAsync();
  expect(await text).toBe('"here"');
  expect(fetch).toHaveBeenCalledTimes(4);
});

test("a network that stays away is told to the caller", async () => {
  const fetch = failing(100);
  const games = expect(fetchJson("/games")).rejects.toThrow("Failed to fetch");
  await vi.runAllTimersAsync();
  await games;
  expect(fetch).toHaveBeenCalledTimes(4);
});

test("an answer is an answer, a refusal too", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('{"reason": "There is no such game."}', { status: 404 })));
  vi.stubGlobal("fetch", fetch);
  await expect(fetchJson("/examples/chess")).rejects.toThrow("There is no such game.");
  expect(fetch).toHaveBeenCalledTimes(1);
});
