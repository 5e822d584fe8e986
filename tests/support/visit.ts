import { expect, type Page, type Route } from "@playwright/test";

/** Scripts have arrived once a touch brings the place for toasts, and all of the page is alive once the browser rests. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
}

export const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event("scroll"));
    if (!document.querySelector("section[aria-label^='Bildirimler']")) return false;
    return new Promise((rest) => requestIdleCallback(() => rest(true), { timeout: 4000 }));
  });

export const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true }).first();

export const toasts = (page: Page) => page.locator("[data-sonner-toast]");

export const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** On a phone the footer's info links are folded. */
export async function infoLink(page: Page, name: string) {
  const fold = page.getByRole("contentinfo").locator("summary");
  if (await fold.isVisible()) await fold.click();
  return page.getByRole("contentinfo").getByRole("link", { name });
}

export const addToCart = (page: Page, name: string) =>
  page.getByRole("button", { name: `Sepete ekle: ${name}`, exact: true }).click();

export const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Sepetim/ });

export async function openCart(page: Page) {
  // The toast of what was just added may lie over the button.
  await cartButton(page).dispatchEvent("click");
  return page.getByRole("dialog", { name: "Sepetim" });
}

/** How much the history says is open over the page (decision 39). */
export const expectOpened = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => history.state?.usr?.opened?.length ?? 0)).toBe(count);

export const noDialog = (page: Page) => expect(page.locator("dialog")).toHaveCount(0);

/** On a phone the filters wait behind a button. */
export async function openFilters(page: Page) {
  const toggle = page.getByText(/^Filtrele( \(|$)/);
  if (await toggle.isVisible()) await toggle.click();
  return page.getByRole("form", { name: "Filtreler" });
}

/** In the phone's sheet a choice waits for its button; beside the products it counts at once. */
export async function showChoice(page: Page): Promise<void> {
  const show = page.getByRole("dialog", { name: "Filtrele" }).getByRole("button", { name: /göster$/ });
  if (await show.isVisible()) await show.click();
}

type Answer = { status: number; json?: unknown };

/** Answers one call in the server's place; without an answer the connection fails. */
export const answerCall = (page: Page, method: string, path: string, answer?: Answer) =>
  page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return answer ? route.fulfill({ json: {}, ...answer }) : route.abort();
  });

/** Lets calls wait until they are released. */
export const holdCalls = (page: Page, path: string) => holdRequests(page, `**/api${path}`);

/** Lets whatever is asked for wait until it is released. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    await released;
    await route.fallback();
  });
  return release;
}
