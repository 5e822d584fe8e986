import { runChecks } from "./run-checks.ts";
import { formatAndLint, types, vitest } from "./runners.ts";

// What needs built pages or breaks a running shop on purpose is left to `npm test`.
const SLOW = ["tests/pages.test.ts", "tests/faults/**"];

await runChecks(async () => [
  formatAndLint,
  types,
  vitest(
    "Hızlı testler",
    SLOW.map((pattern) => `--exclude=${pattern}`),
  ),
]);
