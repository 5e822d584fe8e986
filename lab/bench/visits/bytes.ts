import type { Browser, Page } from "@playwright/test";
import type { Finding } from "../finding.ts";
import { startMeasuredShop } from "../measured-shop.ts";
import type { Seeds } from "../seed.ts";
import { PAGES } from "./measured-pages.ts";
import { NARROW_PHONE, visit, withBrowser } from "./phone-visit.ts";
import { KINDS, type Kind, recordTravels, type Travel } from "./travel.ts";

type Targets = Partial<Record<Kind | "view" | "answers" | "scripts" | "scriptsWithHeaders", number>>;

const OTHERS: Targets = { view: 300 };
const HOME: Targets = {
  ...OTHERS,
  HTML: 15,
  CSS: 10,
  font: 25,
  JavaScript: 118,
  answers: 34,
  scripts: 12,
  scriptsWithHeaders: 122,
};

const MEASURED: { name: string; path: string; targets: Targets }[] = [
  { ...PAGES.home, targets: HOME },
  { ...PAGES.product, targets: OTHERS },
  { ...PAGES.category, targets: OTHERS },
  { ...PAGES.signIn, targets: OTHERS },
];

/** Time after which idle-time downloads have started. */
const IDLE_MS = 5000;

/** Bytes that a phone of 390 px receives, in units of 1,000 compressed bytes; bodies only, unless a row says otherwise. */
export async function bytes(seeds: Seeds): Promise<Finding[]> {
  const shop = await startMeasuredShop(await seeds.demoShop());
  try {
    return await withBrowser(async (browser) => {
      const findings: Finding[] = [];
      for (const page of MEASURED) {
        // The first visit makes the shop draw the picture sizes.
        await untouched(browser, shop.url + page.path);
        findings.push(...findingsOf(page, await untouched(browser, shop.url + page.path)));
      }
      return [...findings, await beforeTheFirstTap(browser, shop.url)];
    });
  } finally {
    await shop.stop();
  }
}

/**
 * All traffic without a touch, from the first request until five seconds after the network is silent, including pictures
 * that Chromium loads from below the screen. The first view is this without those pictures.
 */
async function untouched(browser: Browser, url: string): Promise<{ all: Travel[]; firstView: Travel[] }> {
  return visit(
    browser,
    async (context) => {
      const page = await context.newPage();
      const travels = recordTravels(page);
      await page.goto(url, { waitUntil: "networkidle" });
      await page.waitForTimeout(IDLE_MS);
      const seen = new Set(await picturesInView(page));
      const all = await travels();
      return { all, firstView: all.filter(({ kind, url }) => kind !== "pictures" || seen.has(url)) };
    },
    NARROW_PHONE,
  );
}

function findingsOf(
  { name: of, targets }: (typeof MEASURED)[number],
  { all, firstView }: { all: Travel[]; firstView: Travel[] },
): Finding[] {
  const finding = (what: string, value: number, unit: Finding["unit"], atMost?: number): Finding => ({
    what,
    of,
    value,
    unit,
    ...(atMost !== undefined && { target: { atMost } }),
  });
  const scripts = all.filter(({ kind }) => kind === "JavaScript");
  return [
    ...KINDS.map((kind) => finding(kind, kilobytes(all.filter((one) => one.kind === kind)), "KB", targets[kind])),
    finding("JavaScript with response headers", kilobytesWithHeaders(scripts), "KB", targets.scriptsWithHeaders),
    finding("number of scripts", scripts.length, "", targets.scripts),
    finding("number of answers, pictures below the screen included", all.length, "", targets.answers),
    finding("number of answers without pictures below the screen", firstView.length, ""),
    finding("first view with its pictures, none below the screen", kilobytes(firstView), "KB", targets.view),
    finding("everything before any touch", kilobytes(all), "KB"),
    finding("everything before any touch, with response headers", kilobytesWithHeaders(all), "KB"),
  ];
}

/** Idle-time downloads are held back until the tap, so that only the scripts that the tap needs are counted. */
async function beforeTheFirstTap(browser: Browser, url: string): Promise<Finding> {
  return visit(
    browser,
    async (context) => {
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const travels = recordTravels(page);
      await page.goto(url, { waitUntil: "networkidle" });
      const scripts = (await travels()).filter(({ kind }) => kind === "JavaScript");
      await page.locator(".product-card-add:enabled").first().tap();
      await page.locator(".header-badge").waitFor();
      const what = "JavaScript before the first tap works";
      return { what, of: PAGES.home.name, value: kilobytes(scripts), unit: "KB", target: { atMost: 100 } };
    },
    NARROW_PHONE,
  );
}

const kilobytes = (travels: readonly Travel[]): number => travels.reduce((sum, { body }) => sum + body, 0) / 1000;

const kilobytesWithHeaders = (travels: readonly Travel[]): number =>
  travels.reduce((sum, { body, headers }) => sum + body + headers, 0) / 1000;

const picturesInView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      })
      .map((image) => image.currentSrc),
  );
