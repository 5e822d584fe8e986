import { buildPages } from "./build-pages.ts";
import { askedRevision, changedSince, journeysOf } from "./checks/changed-files.ts";
import { runChecks } from "./checks/run-checks.ts";
import { formatAndLint, journeys, types, vitest } from "./checks/runners.ts";
import { provideBrowser } from "./provide-browser.ts";
import { provideFonts } from "./provide-fonts.ts";

const TESTS = "Testler (iki üç dakika)";
const JOURNEYS = "Gerçek tarayıcıda yolculuklar (beş altı dakika)";
/** Read as text or asked of built pages: no import leads from a change to them. */
const NEVER_LEFT_OUT = "tests/{,built/}*.test.ts";

await runChecks(async () => {
  const since = askedRevision();
  if (!since) console.log("Bütün denetimler çalışacak; iki çekirdekte sekiz dakika kadar sürer.");
  await provideFonts();
  const browser = await provideBrowser();
  await buildPages();
  if (!since) return [formatAndLint, types, vitest(TESTS), journeys(JOURNEYS, browser)];
  const visited = journeysOf(changedSince(since));
  return [
    formatAndLint,
    types,
    vitest("Evin ve hazır sayfaların testleri", [
      "tests/built",
      "tests/architecture",
      "tests/styles",
      "tests/asvs",
      "tests/sentences",
    ]),
    vitest(TESTS, ["--changed", since, `--exclude=${NEVER_LEFT_OUT}`]),
    ...(visited.length === 0 ? [] : [journeys(JOURNEYS, browser, visited === "all" ? [] : visited)]),
  ];
});
