import type { Page } from "@playwright/test";
import { createAccounts } from "../../../storage/account/stored-accounts.ts";
import { type Database, openDatabase } from "../../../storage/database.ts";
import { expect, test as journey } from "../journey.ts";
import { storedToken } from "../login-visit.ts";
import { toast, visit } from "../visit.ts";
import { CLIENT } from "./certified-provider.ts";
import { type OpenIdProvider, openProvider } from "./open-id-provider.ts";

export { expect };

type WorkerFixtures = { workerProvider: OpenIdProvider; opened: Database };
type Fixtures = {
  provider: OpenIdProvider;
  accounts: ReturnType<typeof createAccounts>;
  /** The numbers of accounts, sessions and identities in the shop. */
  countRows: () => Promise<number[]>;
};

/** The test for journeys of a shop with its own Google client. Each worker has a certified provider that stands for Google. */
export const test = journey.extend<Fixtures, WorkerFixtures>({
  workerProvider: [
    async ({ browserName: _ }, use) => {
      const provider = await openProvider();
      await use(provider);
      provider.close();
    },
    { scope: "worker" },
  ],

  settings: async ({ workerProvider }, use) =>
    use({ GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: workerProvider.url }),

  opened: [
    async ({ shop }, use) => {
      const database = await openDatabase(shop.location);
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],

  provider: async ({ workerProvider, shop }, use) => {
    workerProvider.register(shop.url);
    await use(workerProvider);
    workerProvider.reset();
  },

  accounts: async ({ opened }, use) => use(createAccounts(opened.db)),

  countRows: async ({ opened: { db } }, use) =>
    use(async () => {
      const tables = ["users", "sessions", "identities"] as const;
      return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
    }),
});

/** Goes from /login to the provider's question. */
export async function goToProvider(page: Page): Promise<void> {
  await visit(page, "/login");
  await page.getByRole("button", { name: "Google ile Devam Et" }).click();
  await expect(page.getByRole("button", { name: "İzin ver" })).toBeVisible();
}

export const giveConsent = (page: Page) => page.getByRole("button", { name: "İzin ver" }).click();

/** Gives consent, and stops the page before it can exchange the session id that it got. */
export async function returnedId(page: Page): Promise<string> {
  await page.route("**/api/auth/google", (route) => route.abort());
  const stopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/auth/google"));
  await giveConsent(page);
  const { sessionId } = (await stopped).postDataJSON();
  await page.unroute("**/api/auth/google");
  return sessionId;
}

export async function expectFailedSignIn(page: Page): Promise<void> {
  await expect(toast(page, "Google girişi başarısız")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await storedToken(page)).toBeNull();
}
