import type { Browser, Page } from "@playwright/test";
import type { Finding } from "../finding.ts";
import type { MeasuredPage } from "./measured-pages.ts";
import { visit } from "./phone-visit.ts";
import { KINDS, recordTravels, type Travel } from "./travel.ts";

/** Time after which idle-time downloads have started. */
const IDLE_MS = 5000;

/** Bytes that a phone of 390 px receives, in units of 1,000 compressed bytes; bodies only, unless a row says otherwise. */
export async function bytesOf(browser: Browser, shop: string, { name: of, path }: MeasuredPage): Promise<Finding[]> {
  const url = shop + path;
  // The first visit makes the shop draw the picture sizes.
  await untouched(browser, url);
  const { all, firstView } = await untouched(browser, url);
  const { before, after } = await aroundTheFirstTap(browser, url);
  const finding = (what: string, value: number): Finding => ({ what, of, value, unit: "KB" });
  const ofKinds = (when: string, travels: readonly Travel[]) =>
    KINDS.map((kind) => finding(`${when}: ${kind}`, kilobytes(travels.filter((one) => one.kind === kind))));
  return [
    finding("the page's own answer with its headers: first flight", withHeaders(all.slice(0, 1))),
    ...ofKinds("before the first tap works", before),
    ...ofKinds("after it, for what it needs", after),
    ...ofKinds("without any tap, idle time included", all),
    finding("all scripts with response headers", withHeaders(all.filter(({ kind }) => kind === "JavaScript"))),
    { what: "number of scripts", of, value: all.filter(({ kind }) => kind === "JavaScript").length, unit: "" },
    { what: "number of answers", of, value: all.length, unit: "" },
    finding("first view with its pictures, none below the screen", kilobytes(firstView)),
    finding("everything without any tap, with response headers", withHeaders(all)),
  ];
}

/** All traffic until five seconds after the network is silent, with pictures that Chromium loads from below the screen. */
async function untouched(browser: Browser, url: string): Promise<{ all: Travel[]; firstView: Travel[] }> {
  return visit(browser, async (context) => {
    const page = await context.newPage();
    const travels = recordTravels(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(IDLE_MS);
    const seen = new Set(await picturesInView(page));
    const all = await travels();
    return { all, firstView: all.filter(({ kind, url }) => kind !== "pictures" || seen.has(url)) };
  });
}

/** Idle-time downloads are held back, so that only what the tap on "Sepete ekle" needs is counted. */
async function aroundTheFirstTap(browser: Browser, url: string): Promise<{ before: Travel[]; after: Travel[] }> {
  return visit(browser, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const travels = recordTravels(page);
    await page.goto(url, { waitUntil: "networkidle" });
    const before = await travels();
    await page.locator(".product-card-add:enabled").first().tap();
    await page.locator(".header-visitor-count").waitFor();
    await page.waitForLoadState("networkidle");
    return { before, after: (await travels()).slice(before.length) };
  });
}

const sum = (travels: readonly Travel[], of: (one: Travel) => number): number =>
  travels.reduce((total, one) => total + of(one), 0) / 1000;
const kilobytes = (travels: readonly Travel[]) => sum(travels, ({ body }) => body);
const withHeaders = (travels: readonly Travel[]) => sum(travels, ({ body, headers }) => body + headers);

const picturesInView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      })
      .map((image) => image.currentSrc),
  );
