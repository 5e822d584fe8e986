import { buildPages } from "./build-pages.ts";
import { runChecks } from "./checks/run-checks.ts";
import { journeys } from "./checks/runners.ts";
import { provideBrowser, provideFonts } from "./provide-browser.ts";

/** The whole walk over widths, text sizes and fonts, of which npm test takes a sample. */
process.env.THOROUGH = "1";

await runChecks(async () => {
  await provideFonts();
  const browser = await provideBrowser();
  await buildPages();
  const files = ["tests/journeys/page/walk.e2e.ts", "tests/journeys/home/hero-art.e2e.ts"];
  return [journeys("Her genişlikte, yazı boyunda ve yazı tipinde", browser, files)];
});
