import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { provideBrowser } from "../../../scripts/provide-browser.ts";

/** The phone of the byte budget. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "tr-TR",
};

export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await provideBrowser() });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Every visit begins with an empty cache. */
export async function visit<Result>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}
