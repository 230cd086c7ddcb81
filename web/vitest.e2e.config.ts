import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/e2e/**/*.test.ts"], testTimeout: 240_000, reporters: ["verbose"], hookTimeout: 120_000, fileParallelism: false },
});
