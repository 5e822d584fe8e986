import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { provideBrowser } from "../../../scripts/provide-browser.ts";

/** The phone of Lighthouse's mobile profile. */
export const LIGHTHOUSE_PHONE = { width: 412, height: 823 };

/** The narrower phone of the byte budget. */
export const NARROW_PHONE = { width: 390, height: 844 };

const PHONE = { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: "tr-TR" };

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
  viewport = LIGHTHOUSE_PHONE,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, viewport });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: times });
}
