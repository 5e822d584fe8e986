import type { Browser, Page, Response } from "@playwright/test";
import type { Finding } from "./finding.ts";
import { PAGES } from "./measured-pages.ts";
import { startMeasuredShop } from "./measured-shop.ts";
import { visit, withBrowser } from "./phone-visit.ts";
import type { Seeds } from "./seed.ts";

const KINDS = ["HTML", "JavaScript", "CSS", "font", "pictures", "other"] as const;
type Kind = (typeof KINDS)[number];

type Load = { kind: Kind; bytes: number; url: string };

const MEASURED = [
  { ...PAGES.home, targets: { HTML: 15, JavaScript: 115, CSS: 10, font: 25 } },
  { ...PAGES.product, targets: {} },
  { ...PAGES.category, targets: {} },
  { ...PAGES.signIn, targets: {} },
];

/** What a phone receives, in kilobytes of a thousand compressed bytes, without the headers. */
export async function bytes(seeds: Seeds): Promise<Finding[]> {
  const shop = await startMeasuredShop(await seeds.demoShop());
  try {
    return await withBrowser(async (browser) => {
      const findings: Finding[] = [];
      for (const page of MEASURED) {
        // The first visit has the pictures made that the second one measures.
        await loadsOf(browser, shop.url + page.path);
        findings.push(...findingsOf(page, await loadsOf(browser, shop.url + page.path)));
      }
      return [...findings, ...(await beforeTheFirstTap(browser, shop.url))];
    });
  } finally {
    await shop.stop();
  }
}

async function loadsOf(browser: Browser, url: string) {
  return visit(browser, async (context) => {
    const page = await context.newPage();
    const responses = recordResponses(page);
    await page.goto(url, { waitUntil: "networkidle" });
    // What loads when idle has begun by then.
    await page.waitForTimeout(5000);
    const seen = new Set(await picturesInView(page));
    const loads = await Promise.all(responses.map(loadOf));
    return { loads, firstView: loads.filter(({ kind, url }) => kind !== "pictures" || seen.has(url)) };
  });
}

function findingsOf(
  { name, targets }: (typeof MEASURED)[number],
  { loads, firstView }: Awaited<ReturnType<typeof loadsOf>>,
) {
  const known = new Map(Object.entries(targets));
  const ofKinds = KINDS.map((kind): Finding => {
    const value = kilobytes(loads.filter((load) => load.kind === kind));
    const atMost = known.get(kind);
    return { what: `${name}: ${kind}`, value, unit: "KB", ...(atMost && { target: { atMost } }) };
  });
  return [
    ...ofKinds.filter(({ value }) => value > 0),
    { what: `${name}: first view with its pictures`, value: kilobytes(firstView), unit: "KB", target: { atMost: 300 } },
    { what: `${name}: everything before any touch`, value: kilobytes(loads), unit: "KB" },
    { what: `${name}: number of requests`, value: loads.length, unit: "" },
  ] satisfies Finding[];
}

/** What waits for idle moments waits for the tap too, so that only what the tap needs has arrived by then. */
async function beforeTheFirstTap(browser: Browser, url: string): Promise<Finding[]> {
  return visit(browser, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const responses = recordResponses(page);
    await page.goto(url, { waitUntil: "networkidle" });
    const loads = await Promise.all(responses.map(loadOf));
    await page.locator(".product-card-add:enabled").first().tap();
    await page.locator(".header-badge").waitFor();
    const value = kilobytes(loads.filter(({ kind }) => kind === "JavaScript"));
    return [
      { what: `${PAGES.home.name}: JavaScript before the first tap works`, value, unit: "KB", target: { atMost: 100 } },
    ];
  });
}

function recordResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return responses;
}

async function loadOf(response: Response): Promise<Load> {
  await response.finished();
  const { responseBodySize } = await response.request().sizes();
  return { kind: kindOf(response.headers()["content-type"] ?? ""), bytes: responseBodySize, url: response.url() };
}

function kindOf(contentType: string): Kind {
  if (contentType.startsWith("text/html")) return "HTML";
  if (contentType.startsWith("text/javascript")) return "JavaScript";
  if (contentType.startsWith("text/css")) return "CSS";
  if (contentType.startsWith("font/")) return "font";
  return contentType.startsWith("image/") ? "pictures" : "other";
}

const kilobytes = (loads: readonly Load[]): number => loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const picturesInView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      })
      .map((image) => image.currentSrc),
  );
