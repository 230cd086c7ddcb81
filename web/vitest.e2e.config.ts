import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: "tests/e2e/shared.ts",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ["verbose"],
    maxWorkers: 4, // on two cores: they wait more than they compute
  },
});
