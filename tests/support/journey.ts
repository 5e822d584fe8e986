import { AxeBuilder } from "@axe-core/playwright";
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { createTestDatabase, dropTestDatabase } from "./databases/postgres-databases.ts";
import { type Shop, startShop } from "./shop-process.ts";

export { expect };

type Faults = {
  note: (fault: string) => void;
  /** Allows faults that a journey provokes on purpose, such as the browser's message about a refused sign-in. */
  allow: (pattern: RegExp) => void;
};

export type JourneyOptions = { database: "sqlite" | "postgres" };

/** Environment variables of one worker's shop, in addition to those of all shops. */
type Settings = Record<string, string>;

/** React Router throws this when a navigation aborts a response that is almost complete. It does no harm. */
const HARMLESS_ABORT = "signal is aborted without reason";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

let visitors = 0;

/** Each worker has a shop of its own. A journey fails on any console error, script error or 5xx that it did not allow. */
export const test = base.extend<{ faults: Faults }, JourneyOptions & { settings: Settings; shop: Shop }>({
  database: ["sqlite", { scope: "worker", option: true }],

  settings: [{}, { scope: "worker" }],

  shop: [
    async ({ database, settings }, use) => {
      const env = { TRUST_PROXY: "1", ...settings };
      await (database === "sqlite" ? onSqlite(env, use) : onPostgres(env, use));
    },
    { scope: "worker", timeout: 90_000 },
  ],

  baseURL: ({ shop }, use) => use(shop.url),

  // Every journey has its own IP address, so that other journeys' sign-ins do not slow it down.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    visitors += 1;
    await use({ "X-Forwarded-For": `10.0.${visitors >> 8}.${visitors & 255}` });
  },

  faults: async ({ shop }, use, journey) => {
    const noted: string[] = [];
    const allowed: RegExp[] = [];
    const before = shop.log().length;
    await use({ note: (fault) => noted.push(fault), allow: (pattern) => allowed.push(pattern) });
    const unexpected = noted.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    if (unexpected.length > 0 || journey.status !== journey.expectedStatus) {
      await journey.attach("shop.log", { body: shop.log().slice(before), contentType: "text/plain" });
    }
    expect(unexpected, "what went wrong behind the journey").toEqual([]);
  },

  context: async ({ context, faults }, use) => {
    context.on("console", (message) => message.type() === "error" && faults.note(inWords(message)));
    context.on("weberror", (failure) => {
      const { message } = failure.error();
      if (message !== HARMLESS_ABORT) faults.note(`script error: ${message}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 500) faults.note(`${response.status()} from ${response.url()}`);
    });
    await use(context);
  },
});

const { JOURNEY_DATA = "", JOURNEY_POSTGRES = "{}" } = process.env;

const filledPostgres = z.object({ url: z.string(), run: z.string(), filled: z.string() });

async function onSqlite(env: Settings, use: (shop: Shop) => Promise<void>): Promise<void> {
  const shop = await startShop({ copyFrom: JOURNEY_DATA, shareRenditionsOf: JOURNEY_DATA, env });
  await use(shop);
  await shop.stop();
}

async function onPostgres(env: Settings, use: (shop: Shop) => Promise<void>): Promise<void> {
  const { filled, ...server } = filledPostgres.parse(JSON.parse(JOURNEY_POSTGRES));
  const databaseUrl = await createTestDatabase(server, filled);
  const shop = await startShop({ shareRenditionsOf: JOURNEY_DATA, env: { ...env, DATABASE_URL: databaseUrl } });
  await use(shop);
  await shop.stop();
  await dropTestDatabase(server, databaseUrl);
}

function inWords(message: ConsoleMessage): string {
  return `console error: ${message.text()} (${message.location().url})`;
}

export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(WCAG);
  // Legacy mode leaves frames out; the shop has none.
  const { violations } = await axe.setLegacyMode().analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(" ")}`),
  );
  expect(findings, `what axe finds on ${page.url()}`).toEqual([]);
}
