import { expect, type Page, type Route } from "@playwright/test";

/** Opens a page and waits for its scripts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/** Scripts have arrived when a move of the pointer makes the toaster appear. The page is hydrated when the browser is idle after that. */
export const waitForScripts = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event("pointermove"));
    if (!document.querySelector("section[aria-label^='Bildirimler']")) return false;
    return new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 4000 }));
  });

export const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true }).first();

export const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** Takes the toasts out of a view that is measured, instead of the four seconds until they go by themselves. */
export const hideToasts = (page: Page) =>
  page.locator("section[aria-label^='Bildirimler']").evaluate((section) => section.toggleAttribute("hidden", true));

export const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** A link of the footer; on a phone the info links are unfolded first. */
export async function infoLink(page: Page, name: string) {
  const fold = page.getByRole("contentinfo").locator("summary");
  if (await fold.isVisible()) await fold.click();
  return page.getByRole("contentinfo").getByRole("link", { name });
}

export const addToCart = (page: Page, name: string) =>
  page.getByRole("button", { name: `Sepete ekle: ${name}`, exact: true }).click();

export const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Sepetim/ });

export async function openCart(page: Page) {
  // A toast may cover the button, so a real click could miss it.
  await cartButton(page).dispatchEvent("click");
  return page.getByRole("dialog", { name: "Sepetim" });
}

/** Expects this many open dialogs, menus and rows in the state of the history (decision 13), which follows the view within a moment. */
export const expectOpenCount = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => history.state?.usr?.opened?.length ?? 0), { intervals: [10, 20, 50, 100] })
    .toBe(count);

export const expectNoDialog = (page: Page) => expect(page.locator("dialog")).toHaveCount(0);

/** The form of the filters; on a phone a button opens it first. */
export async function openFilters(page: Page) {
  const toggle = page.getByText(/^Filtrele( \(|$)/);
  if (await toggle.isVisible()) await toggle.click();
  return page.getByRole("form", { name: "Filtreler" });
}

/** Presses the button of the phone's sheet. On wider screens a choice counts at once. */
export async function applyFilters(page: Page): Promise<void> {
  const show = page.getByRole("dialog", { name: "Filtrele" }).getByRole("button", { name: /göster$/ });
  if (await show.isVisible()) await show.click();
}

type Answer = { status: number; json?: unknown };

/** Answers one API call instead of the server. Without an answer the connection fails. */
export const answerCall = (page: Page, method: string, path: string, answer?: Answer) =>
  page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return answer ? route.fulfill({ json: {}, ...answer }) : route.abort();
  });

/** Holds API calls back until the returned function is called. */
export const holdCalls = (page: Page, path: string) => holdRequests(page, `**/api${path}`);

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    await released;
    await route.fallback();
  });
  return release;
}
