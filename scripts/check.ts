import { runChecks } from "./checks/run-checks.ts";
import { formatAndLint, types, vitest } from "./checks/runners.ts";
import { askedChange } from "./checks/touched.ts";

const TITLE = "Hızlı testler";

// What needs built pages or breaks a running shop on purpose is left to `npm test`.
const SLOW = ["tests/built/", "tests/faults/"];

await runChecks(async () => {
  const touched = askedChange();
  if (!touched)
    return [
      [
        vitest(
          TITLE,
          SLOW.map((folder) => `--exclude=${folder}**`),
        ),
        formatAndLint,
        types,
      ],
    ];
  const tests = touched.tests.filter((file) => !SLOW.some((folder) => file.startsWith(folder)));
  return [[vitest(TITLE, tests), formatAndLint, types]];
});
