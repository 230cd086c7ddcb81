import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** The settings of a page that finds this in the browser. */
async function settingsWith(kept: Record<string, unknown>) {
  const { remember } = await import("../../src/net/storage");
  for (const [key, value] of Object.entries(kept)) remember(key, value);
  return (await import("../../src/ui/settings.svelte")).settings;
}

test("what was chosen is found again", async () => {
  const chosen = { language: "ko", theme: "dark", felt: "blue", tiles: "modern", speed: "slow", sound: false, name: "Ann" };
  expect(await settingsWith(chosen)).toMatchObject(chosen);
});

test("a language that nobody knows is that of the browser", async () => {
  vi.stubGlobal("navigator", { languages: ["xx", "zh-TW"] });
  for (const language of ["pseudo", "toString", 7, null, {}]) {
    vi.resetModules();
    expect((await settingsWith({ language })).language, String(language)).toBe("zh-Hant");
  }
});

test.each([
  ["theme", "auto"],
  ["felt", "green"],
  ["tiles", "bone"],
  ["speed", "usual"],
  ["sound", true],
  ["name", ""],
] as const)("a %s that nobody knows is as if nothing had been chosen", async (setting, usual) => {
  for (const kept of ["none", "constructor", 7, null, {}]) {
    if (setting === "name" && typeof kept === "string") continue; // any text is a name
    vi.resetModules();
    expect((await settingsWith({ [setting]: kept }))[setting], String(kept)).toBe(usual);
  }
});
