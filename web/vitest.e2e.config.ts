import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, which are started first; the order of all others does not matter. */
const LONGEST = ["games", "people", "replay", "reload", "screens", "snapshots", "fonts", "overflow", "keyboard", "learning", "trouble", "leaving"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) + 1 || LONGEST.length + 1;
    return [...files].sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: "tests/e2e/shared.ts",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ["verbose"],
    isolate: false, // the files of a process share its pages and its connection to the browser
    maxWorkers: 4, // on two cores: they wait more than they compute
    sequence: { sequencer: LongestFirst },
  },
});
