import { defineConfig } from "vitest/config";

/** Apart from vite.config.ts, whose plugin for the pages tests have no use for. */
export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Test files share a worker and what it has loaded: half the time. Spies and stubs end with their test.
    isolate: false,
    maxWorkers: "100%",
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ["tests/support/console-fails.ts"],
    projects: [
      {
        extends: true,
        test: { name: "rooms", include: ["{content,domain,server,app,scripts,faults}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: {
          name: "storage",
          include: ["{storage,tests}/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/support/databases/provided-postgres.ts"],
        },
      },
    ],
  },
});
