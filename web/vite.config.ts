import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/paiju/web/dist", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: {
    proxy: {
      "/ws": { target: server, ws: true },
      "^/games$": server,
      "/prepared": server,
      "/tiles": server,
      "/rulebooks": server,
      "/tables": server,
    },
  },
  test: { include: ["tests/**/*.test.ts"], exclude: ["tests/e2e/**"], setupFiles: "tests/page.ts", testTimeout: 120_000, hookTimeout: 120_000 },
});
