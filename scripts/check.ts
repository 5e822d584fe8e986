import { askedRevision, changedSince, testsOf } from "./checks/changed-files.ts";
import { numbersLine, runChecks } from "./checks/run-checks.ts";
import { formatAndLint, types, vitest } from "./checks/runners.ts";

const TITLE = "Hızlı testler";

await runChecks(async () => {
  const since = askedRevision();
  return [formatAndLint, types, vitest(TITLE, since ? testsOf(changedSince(since)) : ["--project=quick"])];
});

console.log(await numbersLine());
