import { buildPages } from "./build-pages.ts";
import { runChecks } from "./checks/run-checks.ts";
import { formatAndLint, journeys, types, vitest } from "./checks/runners.ts";
import { askedChange } from "./checks/touched.ts";
import { provideBrowser } from "./provide-browser.ts";
import { provideFonts } from "./provide-fonts.ts";

const TESTS = "Testler (bir buçuk dakika kadar)";
const JOURNEYS = "Gerçek tarayıcıda yolculuklar (beş altı dakika)";

await runChecks(async () => {
  const touched = askedChange();
  if (!touched) console.log("Bütün denetimler çalışacak; iki çekirdekte sekiz dakika kadar sürer.");
  await provideFonts();
  const browser = await provideBrowser();
  await buildPages();
  if (!touched) return [[vitest(TESTS), formatAndLint, types], [journeys(JOURNEYS, browser)]];
  const checks = [vitest(TESTS, touched.tests), formatAndLint, types];
  if (touched.journeys === "all") return [checks, [journeys(JOURNEYS, browser)]];
  return touched.journeys.length === 0 ? [checks] : [checks, [journeys(JOURNEYS, browser, touched.journeys)]];
});
