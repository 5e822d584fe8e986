import { askedRevision, unfollowedTests } from "./checks/changed-files.ts";
import { numbersLine, runChecks } from "./checks/run-checks.ts";
import { formatAndLint, types, vitest } from "./checks/runners.ts";

const TITLE = "Hızlı testler";

await runChecks(async () => {
  const since = askedRevision();
  if (!since) return [[formatAndLint, types, vitest(TITLE, ["--project=quick"])]];
  const always = unfollowedTests();
  return [
    [
      formatAndLint,
      types,
      vitest("Her değişiklikte çalışan testler", ["--project=quick", ...always]),
      vitest(TITLE, ["--changed", since, ...always.map((file) => `--exclude=${file}`)]),
    ],
  ];
});

console.log(await numbersLine());
