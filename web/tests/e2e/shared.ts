/** One server and one Chromium for all files of tests that need none of their own. */

import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { launch } from "./browser";
import { Host, Server } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
    folder: string;
    chromium: string;
  }
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const server = new Server();
  const [browsers] = await Promise.all([launch(), server.start()]);
  project.provide("url", server.url);
  project.provide("folder", server.folder);
  project.provide("chromium", browsers.wsEndpoint());
  return async () => {
    await browsers.close();
    await server.close();
  };
}

export const sharedServer = (): Host => new Host(inject("url"), inject("folder"));

/** Closing it closes only the windows of this file. */
export const sharedBrowser = (): Promise<Browser> => chromium.connect(inject("chromium"));
