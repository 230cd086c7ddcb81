import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../src/ui/settings.svelte";
import { words } from "../../src/words/words.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers a request when a test says so. */
function server(): (path: string, text: string) => Promise<void> {
  const open = new Map<string, (answer: Response) => void>();
  vi.stubGlobal("fetch", (path: string) => new Promise<Response>((resolve) => open.set(path, resolve)));
  return async (path, text) => {
    const answer = await vi.waitFor(() => open.get(path) ?? Promise.reject(new Error(`${path} was not asked for`)), 4000);
    answer(new Response(text));
  };
}

test("a game whose words come before those of the house keeps them", async () => {
  settings.language = "en";
  const answer = server();
  await words.begin("en");
  const house = words.load("en");
  const game = words.loadGame("jielong");
  await answer("/words/en/jielong", "game-name = Jie Long");
  await game;
  await answer("/words/en", "lobby-title = Play");
  await house;
  expect(words.isLoaded("jielong")).toBe(true);
  expect(words.of("jielong").say({ id: "game-name" })).toBe("Jie Long");
});

test("a game that comes into use while the language changes has the words of the new one", async () => {
  const answer = server();
  settings.language = "ko";
  const house = words.load("ko");
  const game = words.loadGame("tianjiu");
  await answer("/words/ko", "lobby-title = 시작");
  await answer("/words/en/tianjiu", "game-name = Tien Gow");
  await game;
  await answer("/words/ko/jielong", "game-name = 제룽");
  await answer("/words/ko/tianjiu", "game-name = 톈주");
  await house;
  expect(words.language).toBe("ko");
  expect(words.of("jielong").say({ id: "game-name" })).toBe("제룽");
  expect(words.of("tianjiu").say({ id: "game-name" })).toBe("톈주");
});
