import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** On both databases, on built pages, with started processes, with drawn pictures or thousands of random requests. */
const SLOW = [
  "storage/**/*.test.ts",
  "tests/{built,faults,weeks}/**/*.test.ts",
  "server/{share,workshop}/**/*.test.ts",
  "server/api/{admin-pictures,made-up-requests,naughty-strings}.test.ts",
  "server/google/open-id-client.test.ts",
  "server/{process,config/kept-slides,backup/hostile-copies,backup/zipped-copy,sign-in/passwords}.test.ts",
  "scripts/**/*.test.ts",
  "domain/order/random-orders.test.ts",
  "domain/order-check/random-chats.test.ts",
];

/** Apart from vite.config.ts, whose plugin for the pages tests have no use for. */
export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Test files share a worker and what it has loaded: half the time. Spies and stubs end with their test.
    isolate: false,
    // One more than there are cores: tests that wait for a lost database or a started process leave a quarter of the time unused.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ["tests/support/console-fails.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "quick",
          include: ["{content,domain,server,app,scripts,lab,tests}/**/*.test.{ts,tsx}"],
          exclude: SLOW,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: SLOW,
          globalSetup: ["tests/support/databases/provided-postgres.ts"],
        },
      },
    ],
  },
});
