import type { Page } from "@playwright/test";
import { z } from "zod";
import { withBrowser } from "./phone-visit.ts";

const VIEWPORT = { width: 1280, height: 800 };
const QUESTION = "kolye bileklik";
const BETWEEN_KEYS_MS = 120;
const SCROLLS = 30;
const SCROLL_PX = 120;
const FRAME_MS = 16;
const SETTLES_MS = 1500;

const durations = z.array(z.number());

/** What the browser itself calls long: frames of at least 50 ms; 0 where there was none. */
export const longestFrames = (url: string, token: string) =>
  withBrowser(async (browser) => {
    const storage = { origin: url, localStorage: [{ name: "token", value: token }] };
    const context = await browser.newContext({ viewport: VIEWPORT, storageState: { cookies: [], origins: [storage] } });
    const page = await context.newPage();
    await page.goto(`${url}/admin`);
    await page.locator("tbody tr").nth(19).waitFor();
    await page.waitForTimeout(SETTLES_MS);
    const scrolling = await longestDuring(page, async () => {
      await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
      for (let scroll = 0; scroll < SCROLLS; scroll += 1) {
        await page.mouse.wheel(0, SCROLL_PX);
        await page.waitForTimeout(FRAME_MS);
      }
    });
    const typing = await longestDuring(page, async () => {
      await page.getByLabel("Ürün ara").pressSequentially(QUESTION, { delay: BETWEEN_KEYS_MS });
      await page.waitForTimeout(SETTLES_MS);
    });
    return { typing, scrolling };
  });

async function longestDuring(page: Page, act: () => Promise<void>): Promise<number> {
  const watching = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const note = (entries: PerformanceEntryList) => seen.push(...entries.map(({ duration }) => duration));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "long-animation-frame" });
    return {
      end() {
        note(observer.takeRecords());
        observer.disconnect();
        return seen;
      },
    };
  });
  await act();
  return Math.max(0, ...durations.parse(await watching.evaluate((watch) => watch.end())));
}
