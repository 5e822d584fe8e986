import { askedRevision } from "./checks/changed-files.ts";
import { runChecks } from "./checks/run-checks.ts";
import { formatAndLint, types, vitest } from "./checks/runners.ts";

const TITLE = "Hızlı testler";
/** These read the code as text, so no import leads from a change to them. */
const OF_ALL_CODE = "tests/*.test.ts";
/** Vitest cannot follow a change to these: they ask built pages and started processes. */
const OF_A_WHOLE_SHOP = ["--exclude=tests/built/**", "--exclude=tests/faults/**"];

await runChecks(async () => {
  const since = askedRevision();
  const tests = since
    ? [
        vitest("Evin kuralları", ["tests/architecture", "tests/styles", "tests/asvs", "tests/sentences"]),
        vitest(TITLE, ["--changed", since, `--exclude=${OF_ALL_CODE}`, ...OF_A_WHOLE_SHOP]),
      ]
    : [vitest(TITLE, ["--project=quick"])];
  return [formatAndLint, types, ...tests];
});
