import type { Browser, Page } from "@playwright/test";
import { openCart, waitForScripts } from "../../tests/support/visit.ts";
import { visit } from "../bench/visits/phone-visit.ts";

/** What happened while instances were replaced. The lists of `wrong` hold what should not have happened. */
export const newTally = () => {
  /** Visits that began on the second build, and visits that met a replacement; pages opened by an address or by a tap. */
  const counts = { visits: 0, secondBuild: 0, crossed: 0, views: 0, orders: 0, replaced: 0 };
  const wrong: Record<"missing files" | "failed views" | "lost carts", string[]> = {
    "missing files": [],
    "failed views": [],
    "lost carts": [],
  };
  return { ...counts, wrong };
};

type Tally = ReturnType<typeof newTally>;
type Visiting = { isOver(): boolean; browser: Browser; url: string; tally: Tally };

/** Long enough for a replacement to happen between two taps of a visit. */
const READING_MS = 2500;
const ADDED = 2;
const TAPS = 8;

/** What a visitor taps, each time another: shelves, a product, an info page, the favourites, the search. */
const LINKS = ["a[href='/urunler']", "a[href^='/urun/']", "a[href^='/kategori/']", "a[href^='/sayfa/']", "a[href='/']"];

/** Opens the shop, fills a cart, goes around and orders, again and again. */
export async function visitUntil({ isOver, browser, url, tally }: Visiting): Promise<void> {
  while (!isOver()) {
    const { replaced } = tally;
    await visit(browser, async (context) => {
      await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "sohbet" }));
      const page = await context.newPage();
      watch(page, tally);
      await goAround(page, url, tally).catch((error) => tally.wrong["failed views"].push(firstLine(error)));
    });
    tally.visits += 1;
    if (tally.replaced > replaced) tally.crossed += 1;
  }
}

function watch(page: Page, { wrong }: Tally): void {
  const { "missing files": missingFiles, "failed views": failedViews } = wrong;
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith("/assets/") && answer.status() >= 400) missingFiles.push(`${answer.status()} ${pathname}`);
    else if (answer.status() >= 400) failedViews.push(`${answer.status()} ${pathname}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A tap ends what the page before still asked for.
    if (reason !== "net::ERR_ABORTED") failedViews.push(`${reason} ${request.url()}`);
  });
  page.on("pageerror", (error) => failedViews.push(firstLine(error)));
}

async function goAround(page: Page, url: string, tally: Tally): Promise<void> {
  await page.goto(url);
  tally.views += 1;
  await waitForScripts(page);
  if (await page.evaluate(() => "secondBuild" in globalThis)) tally.secondBuild += 1;
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const add = page.getByRole("button", { name: /^Sepete ekle: / });
  for (let index = 0; index < ADDED; index += 1) {
    await add.nth(index).dispatchEvent("click");
    await page.locator(".header-visitor-count", { hasText: `${index + 1}` }).waitFor();
  }
  for (let tap = 0; tap < TAPS; tap += 1) {
    await page.waitForTimeout(READING_MS);
    await follow(page, LINKS[tap % LINKS.length] ?? "");
    tally.views += 1;
    await expectCart(page, tally);
  }
  await order(page, tally);
}

/** Follows a link as a tap does: the page stays, and asks for data and files. */
async function follow(page: Page, selector: string): Promise<void> {
  const link = page.locator(`main ${selector}, footer ${selector}, header ${selector}`).first();
  const path = (await link.getAttribute("href")) ?? "";
  await link.dispatchEvent("click");
  await page.waitForURL((address) => address.pathname === path);
  await page.locator("main h1").first().waitFor({ state: "attached" });
}

async function expectCart(page: Page, { wrong }: Tally): Promise<void> {
  const isSame = await page.evaluate(() => "isSameDocument" in globalThis);
  const count = await page.locator(".header-visitor-count").first().textContent();
  if (!isSame || count !== `${ADDED}`)
    wrong["lost carts"].push(`${new URL(page.url()).pathname}: ${count} in the cart`);
}

async function order(page: Page, tally: Tally): Promise<void> {
  const cart = await openCart(page);
  const link = cart.getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
  await link.waitFor();
  const text = decodeURIComponent((await link.getAttribute("href")) ?? "");
  if (text.split("• ").length !== ADDED + 1)
    tally.wrong["lost carts"].push(`an order of ${text.split("• ").length - 1} lines`);
  const [chat] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await chat.close();
  await page.getByRole("heading", { name: "Mesaj gitti mi?" }).waitFor();
  tally.orders += 1;
}

const firstLine = (error: unknown): string => String(error).split("\n", 1).join("");
