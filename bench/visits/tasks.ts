import type { Browser } from "@playwright/test";
import { type Finding, median } from "../finding.ts";
import { startMeasuredShop } from "../measured-shop.ts";
import type { Seeds } from "../seed.ts";
import { longestTaskAfterPaint } from "./longest-task.ts";
import { PAGES, SCRIPTS } from "./measured-pages.ts";
import { withBrowser } from "./phone-visit.ts";
import { visitUnwatched } from "./unwatched-page.ts";

const SLOWER = 4;
const VISITS = 5;
const MEASURED = [PAGES.home, PAGES.product, PAGES.category];

/** What loads when idle has run by then, on the slowed processor too. */
const STAYS_MS = 7000;

/** The longest that a page occupies the main thread once it is seen, in turns with the page whose scripts are blocked. */
export async function tasks(seeds: Seeds): Promise<Finding[]> {
  const shop = await startMeasuredShop(await seeds.demoShop());
  try {
    return await withBrowser(async (browser) => {
      const findings: Finding[] = [];
      for (const { name, path } of MEASURED) findings.push(...(await tasksOf(browser, name, shop.url + path)));
      return findings;
    });
  } finally {
    await shop.stop();
  }
}

async function tasksOf(browser: Browser, of: string, url: string): Promise<Finding[]> {
  // The first visit has the pictures made that the next ones measure.
  await longestTask(browser, url);
  const [whole, scriptless]: [number[], number[]] = [[], []];
  for (let number = 0; number < VISITS; number += 1) {
    whole.push(await longestTask(browser, url));
    scriptless.push(await longestTask(browser, url, [SCRIPTS]));
  }
  const what = `${SLOWER} times slower: longest task after the first paint`;
  return [
    { what, of, value: median(whole), unit: "ms", target: { atMost: 50 } },
    { what: `${what}, scripts blocked`, of, value: median(scriptless), unit: "ms" },
  ];
}

const longestTask = (browser: Browser, url: string, blocked: string[] = []): Promise<number> =>
  longestTaskAfterPaint(browser, () => visitUnwatched(browser, { url, blocked, slower: SLOWER, stays: STAYS_MS }));
