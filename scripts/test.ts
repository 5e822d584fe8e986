import { buildPages } from "./build-pages.ts";
import { askedRevision, changedSince, journeysOf, unfollowedTests } from "./checks/changed-files.ts";
import { runChecks } from "./checks/run-checks.ts";
import { formatAndLint, journeys, types, vitest } from "./checks/runners.ts";
import { provideBrowser, provideFonts } from "./provide-browser.ts";

const TESTS = "Testler";
const JOURNEYS = "Gerçek tarayıcıda yolculuklar";

await runChecks(async () => {
  const since = askedRevision();
  if (!since) console.log("Bütün denetimler çalışacak; boş bir makinenin iki çekirdeğinde altı dakika kadar sürer.");
  await provideFonts();
  const browser = await provideBrowser();
  await buildPages();
  if (!since) return [[formatAndLint, types, vitest(TESTS)], [journeys(JOURNEYS, browser)]];
  const always = unfollowedTests();
  const visited = journeysOf(changedSince(since));
  return [
    [
      formatAndLint,
      types,
      vitest("Her değişiklikte çalışan testler", always),
      vitest(TESTS, ["--changed", since, ...always.map((file) => `--exclude=${file}`)]),
    ],
    ...(visited.length === 0 ? [] : [[journeys(JOURNEYS, browser, visited === "all" ? [] : visited)]]),
  ];
});
