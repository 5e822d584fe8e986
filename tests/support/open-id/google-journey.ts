import type { Page } from "@playwright/test";
import { createAccounts } from "../../../storage/account/stored-accounts.ts";
import { type Database, openDatabase } from "../../../storage/database.ts";
import { expect, test as journey } from "../journey.ts";
import { tokenIn } from "../login-visit.ts";
import { toast, visit } from "../visit.ts";
import { CLIENT } from "./certified-provider.ts";
import { type OpenIdProvider, openProvider } from "./open-id-provider.ts";

export { expect };

type OfWorker = { playing: OpenIdProvider; opened: Database };
type Fixtures = {
  provider: OpenIdProvider;
  accounts: ReturnType<typeof createAccounts>;
  /** How many accounts, sessions and identities the shop has. */
  countRows: () => Promise<number[]>;
};

/** Journeys of a shop that Google is built into; a certified provider of the worker's own plays Google. */
export const test = journey.extend<Fixtures, OfWorker>({
  playing: [
    async ({ browserName: _ }, use) => {
      const provider = await openProvider();
      await use(provider);
      provider.close();
    },
    { scope: "worker" },
  ],

  settings: async ({ playing }, use) =>
    use({ GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: playing.url }),

  opened: [
    async ({ shop }, use) => {
      const database = await openDatabase(shop.place);
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],

  provider: async ({ playing, shop }, use) => {
    playing.register(shop.url);
    await use(playing);
    playing.mend();
  },

  accounts: async ({ opened }, use) => use(createAccounts(opened.db)),

  countRows: async ({ opened: { db } }, use) =>
    use(async () => {
      const tables = ["users", "sessions", "identities"] as const;
      return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
    }),
});

/** From /login to the provider's question. */
export async function goToProvider(page: Page): Promise<void> {
  await visit(page, "/login");
  await page.getByRole("button", { name: "Google ile Devam Et" }).click();
  await expect(page.getByRole("button", { name: "İzin ver" })).toBeVisible();
}

export const sayYes = (page: Page) => page.getByRole("button", { name: "İzin ver" }).click();

/** Says yes, and stops the page on its way back before it can spend the id. */
export async function returnedId(page: Page): Promise<string> {
  await page.route("**/api/auth/google", (route) => route.abort());
  const stopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/auth/google"));
  await sayYes(page);
  const { sessionId } = (await stopped).postDataJSON();
  await page.unroute("**/api/auth/google");
  return sessionId;
}

export async function expectFailure(page: Page): Promise<void> {
  await expect(toast(page, "Google girişi başarısız")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await tokenIn(page)).toBeNull();
}
