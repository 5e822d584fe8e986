import { buildPages } from "./build-pages.ts";
import { provideBrowser } from "./provide-browser.ts";
import { runChecks } from "./run-checks.ts";
import { formatAndLint, journeys, types, vitest } from "./runners.ts";

await runChecks(async () => {
  console.log("Bütün denetimler çalışacak; iki çekirdekte en çok on dakika sürer.");
  const browser = await provideBrowser();
  await buildPages();
  return [
    formatAndLint,
    types,
    vitest("Testler (bir iki dakika)"),
    journeys("Gerçek tarayıcıda yolculuklar (birkaç dakika)", browser),
  ];
});
