import { runChecks } from "./checks/run-checks.ts";
import { formatAndLint, types, vitest } from "./checks/runners.ts";
import { askedChange } from "./checks/touched.ts";

/** Need built pages, or break a running shop on purpose. */
const OF_A_WHOLE_SHOP = ["tests/built/**", "tests/faults/**"];

/** Left to `npm test` as well, since they take longer than all others: tried here only where a change touches them. */
const SLOW = [
  // On both databases.
  "storage/**",
  // Draw and cut pictures.
  ...["content/demo/**", "server/share/**", "server/workshop/**", "server/api/admin-pictures.test.ts"],
  // Ask thousands of made-up questions, or somebody who lies in all the ways there are.
  ...["server/api/made-up-requests.test.ts", "server/api/naughty-strings.test.ts"],
  "server/google/built-in-faults.test.ts",
];

await runChecks(async () => {
  const touched = askedChange();
  const [chosen, left] = touched ? [touched.tests, OF_A_WHOLE_SHOP] : [[], [...OF_A_WHOLE_SHOP, ...SLOW]];
  const tests = vitest("Hızlı testler", [...chosen, ...left.map((files) => `--exclude=${files}`)]);
  return [[tests, formatAndLint, types]];
});
