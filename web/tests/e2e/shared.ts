/** One Chromium for all files of tests, and a server for each of the processes that run them: chance in a test depends
 * on nothing that runs beside it. */

import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { launch } from "./browser";
import { Host, Server } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    servers: { url: string; folder: string }[];
    chromium: string;
  }
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const servers = Array.from({ length: project.config.maxWorkers }, () => new Server());
  const [browsers] = await Promise.all([launch(), ...servers.map((server) => server.start())]);
  project.provide("servers", servers.map(({ url, folder }) => ({ url, folder })));
  project.provide("chromium", browsers.wsEndpoint());
  return async () => {
    await browsers.close();
    await Promise.all(servers.map((server) => server.close()));
  };
}

export function sharedServer(): Host {
  const servers = inject("servers");
  const { url, folder } = servers[(Number(process.env["VITEST_POOL_ID"] ?? 1) - 1) % servers.length] ?? { url: "", folder: "" };
  return new Host(url, folder);
}

let connected: Promise<Browser> | undefined;

/** One for all files of a process, which share its pages too. */
export const sharedBrowser = (): Promise<Browser> => (connected ??= chromium.connect(inject("chromium")));
