/** What modules of the page look at when they are read, for tests that run without one. */

const PAGE = { navigator: { languages: ["en"] }, window: { addEventListener: () => undefined }, location: { pathname: "/" } };

for (const [name, value] of Object.entries(PAGE)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
