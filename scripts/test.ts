import { buildPages } from "./build-pages.ts";
import { askedRevision, changedSince, journeysOf, testsOf } from "./checks/changed-files.ts";
import { runChecks } from "./checks/run-checks.ts";
import { formatAndLint, journeys, types, vitest } from "./checks/runners.ts";
import { provideBrowser, provideFonts } from "./provide-browser.ts";

const TESTS = "Testler";
const JOURNEYS = "Gerçek tarayıcıda yolculuklar";

await runChecks(async () => {
  const since = askedRevision();
  if (!since) console.log("Bütün denetimler çalışacak; boş bir makinenin iki çekirdeğinde dokuz dakika kadar sürer.");
  await provideFonts();
  const browser = await provideBrowser();
  await buildPages();
  if (!since) return [formatAndLint, types, vitest(TESTS), journeys(JOURNEYS, browser)];
  const changed = changedSince(since);
  const visited = journeysOf(changed);
  return [
    formatAndLint,
    types,
    vitest(TESTS, testsOf(changed)),
    ...(visited.length === 0 ? [] : [journeys(JOURNEYS, browser, visited)]),
  ];
});
