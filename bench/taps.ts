import type { Browser, Page } from "@playwright/test";
import { type Finding, median } from "./finding.ts";
import { startMeasuredShop } from "./measured-shop.ts";
import { visit, withBrowser } from "./phone-visit.ts";
import type { Seeds } from "./seed.ts";

const SLOWER = 6;
const VISITS = 3;
const TAPS = 10;

declare global {
  interface Window {
    slowest: number;
  }
}

/** Interaction to Next Paint: how long the slowest of some taps on "Sepete Ekle" takes to show. */
export async function taps(seeds: Seeds): Promise<Finding[]> {
  const shop = await startMeasuredShop(await seeds.demoShop());
  try {
    return await withBrowser(async (browser) => {
      const slowest: number[] = [];
      for (let number = 0; number < VISITS; number += 1) slowest.push(await slowestTap(browser, shop.url));
      const what = `INP of add-to-cart on a ${SLOWER} times slower processor`;
      return [{ what, value: median(slowest), unit: "ms", target: { atMost: 100 } }];
    });
  } finally {
    await shop.stop();
  }
}

async function slowestTap(browser: Browser, url: string): Promise<number> {
  return visit(browser, async (context) => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(watchInteractions);
    await page.goto(url, { waitUntil: "networkidle" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const buttons = page.locator(".product-card-add:enabled");
    const count = await buttons.count();
    for (let tap = 0; tap < TAPS; tap += 1) {
      const button = buttons.nth(tap % count);
      await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await settled(page);
      await button.tap();
      await settled(page);
    }
    await page.locator(".header-badge", { hasText: String(TAPS) }).waitFor();
    return page.evaluate(() => window.slowest);
  });
}

/** Shorter interactions than 16 ms are not told of; they are no problem either. */
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
