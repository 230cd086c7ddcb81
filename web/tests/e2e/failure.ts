/** What was on the screens, on the wire and in the server's log when a test failed. */

import { afterEach, beforeEach } from "vitest";
import { people, type Person } from "./browser";
import { SEED } from "./chance";
import type { Host } from "./server";

const TEXT_LENGTH = 1500;

async function screen({ page }: Person): Promise<string> {
  if (page.isClosed()) return "the page is closed";
  const words = await page.locator("body").innerText({ timeout: 2000 }).catch((error: Error) => error.message);
  return `${page.url()}\n${words.replace(/\s*\n\s*/g, " | ").slice(0, TEXT_LENGTH)}`;
}

async function account(person: Person): Promise<string> {
  const { faults, frames } = person;
  return [`== Screen: ${await screen(person)}`, `== Faults: ${faults.join("\n") || "none"}`, "== Last frames:", ...frames].join("\n");
}

const repeated = (test: string): string => `To repeat it: PAIJU_SEED=${SEED} npm run e2e -- -t '${test}'`;

/** Before each test of a file its chance, after it a full account of a failure, then a clean slate. */
export function tellOfFailures(...servers: [Host, ...Host[]]): void {
  beforeEach(({ task }) => {
    for (const server of servers) server.drawFor(task.name);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") {
      const accounts = await Promise.all(people.map(account));
      console.error([`"${task.name}" failed.`, ...accounts, ...servers.map(({ said }) => `== Server: ${said}`), repeated(task.name)].join("\n"));
    }
    for (const person of people) person.frames.length = 0;
    people.splice(0, people.length, ...people.filter(({ page }) => !page.isClosed()));
  });
}
