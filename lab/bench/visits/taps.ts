import type { Browser, Page } from "@playwright/test";
import { type Finding, median } from "../finding.ts";
import { startRival } from "../loads/rival.ts";
import { startMeasuredShop } from "../measured-shop.ts";
import type { Seeds } from "../seed.ts";
import { PAGES } from "./measured-pages.ts";
import { slowDown, visit, withBrowser } from "./phone-visit.ts";

const SLOWER = 6;
const VISITS = 7;
const TAPS = 10;

/** An almost empty page with one button. */
const EMPTY_PAGE = `<!doctype html><html lang="tr"><meta name="viewport" content="width=device-width">
<title>Boş</title><button class="product-card-add" onclick="this.textContent = 'Eklendi'">Sepete Ekle</button></html>`;

declare global {
  interface Window {
    slowest: number;
  }
}

/** Interaction to Next Paint of "Sepete Ekle", in turns with a tap on an empty page, which shows the machine's own share. */
export async function taps(seeds: Seeds): Promise<Finding[]> {
  const shop = await startMeasuredShop(await seeds.demoShop());
  const rival = await startRival({
    rawHeaders: ["Content-Type", "text/html; charset=utf-8"],
    body: Buffer.from(EMPTY_PAGE),
  });
  try {
    return await withBrowser(async (browser) => {
      const turns: Turn[] = [];
      for (let number = 0; number < VISITS; number += 1) {
        const [first, ...later] = await tapTimes(browser, shop.url, TAPS);
        const [empty] = await tapTimes(browser, rival.url, 1);
        turns.push({ first, empty, slowest: Math.max(first, ...later) });
      }
      return findingsOf(turns);
    });
  } finally {
    rival.stop();
    await shop.stop();
  }
}

type Turn = { first: number; empty: number; slowest: number };

function findingsOf(turns: readonly Turn[]): Finding[] {
  const of = PAGES.home.name;
  const inp = `${SLOWER} times slower: INP of`;
  const more = median(turns.map(({ first, empty }) => first - empty));
  return [
    { what: `${inp} the first tap on "Sepete ekle"`, of, value: median(turns.map(({ first }) => first)), unit: "ms" },
    { what: `${inp} a tap on an empty page`, of, value: median(turns.map(({ empty }) => empty)), unit: "ms" },
    { what: `${inp} the first tap above the empty page's`, of, value: more, unit: "ms", target: { atMost: 100 } },
    { what: `${inp} the slowest of ${TAPS} taps`, of, value: median(turns.map(({ slowest }) => slowest)), unit: "ms" },
  ];
}

/** Duration from tap to paint, for every tap. */
async function tapTimes(browser: Browser, url: string, taps: number): Promise<[number, ...number[]]> {
  return visit(browser, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(url, { waitUntil: "networkidle" });
    await slowDown(page, SLOWER);
    const first = await tapTime(page, 0);
    const later: number[] = [];
    for (let tap = 1; tap < taps; tap += 1) later.push(await tapTime(page, tap));
    if (taps > 1) await page.locator(".header-badge", { hasText: String(taps) }).waitFor();
    return [first, ...later];
  });
}

async function tapTime(page: Page, tap: number): Promise<number> {
  const buttons = page.locator(".product-card-add:enabled");
  const button = buttons.nth(tap % (await buttons.count()));
  await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await settled(page);
  await page.evaluate(() => {
    window.slowest = 0;
  });
  await button.tap();
  await settled(page);
  return page.evaluate(() => window.slowest);
}

/** Browsers report no interaction shorter than 16 ms. */
function watchInteractions() {
  const interactions = { type: "event", durationThreshold: 16, buffered: true };
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("interactionId" in entry && entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration);
    }
  }).observe(interactions);
}

const settled = (page: Page) => page.waitForTimeout(700);
