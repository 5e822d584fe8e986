import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mock } from "node:test";
import type { Role } from "../../domain/account/user.ts";
import { type Cart, EMPTY_CART } from "../../domain/order/cart.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { createSessions } from "../../server/sign-in/session-tokens.ts";
import { createTestDatabase, type DatabaseServer, dropTestDatabase } from "../support/databases/postgres-databases.ts";
import { addPerson, type OpenApp, openApp } from "../support/open-app.ts";

export type Engine = "sqlite" | "postgres";
export type Who = "owner" | "helper" | "nobody";
export type Life = Awaited<ReturnType<typeof beginLife>>;

/** A promise of the shop is broken. */
export class Broken extends Error {}

const MINUTE = 60_000;

/** A whole shop that is called as browsers call it, on a clock that only deeds move, and what was said to it. */
export async function beginLife(engine: Engine, server: DatabaseServer) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: Date.now() });
  let place = await newPlace(engine, server);
  const places = new Set([place]);
  let shop = await openAt(place);
  const said: string[] = [];
  let kept = EMPTY_CART;
  const tokens = new Map<Who, string>();

  async function tokenOf(who: Who): Promise<string | undefined> {
    if (who === "nobody") return undefined;
    const token = tokens.get(who) ?? (await newToken(shop, who === "owner" ? "admin" : "helper"));
    tokens.set(who, token);
    return token;
  }

  async function moveTo(next: Place): Promise<void> {
    await shop.close();
    place = next;
    places.add(next);
    shop = await openAt(next);
    tokens.clear();
  }

  return {
    said,
    shop: () => shop,

    /** A visitor's cart, which stays open while the shop changes. */
    keptCart: () => kept,
    keepCart(cart: Cart) {
      kept = cart;
    },

    /** Any refusal is fine that a person can read. */
    async call(who: Who, method: string, path: string, body?: unknown) {
      mock.timers.setTime(Date.now() + 1000);
      const answer = await shop.call(method, path, { token: await tokenOf(who), body });
      const { status, json, text } = answer;
      if (method !== "GET") said.push(`${who} ${method} ${path} ${JSON.stringify(body) ?? ""} → ${status}`);
      const isInWords = status < 400 || typeof json?.detail === "string" || !path.startsWith("/api/");
      if (status >= 500 || !isInWords) throw new Broken(`${method} ${path} answered ${status}: ${text}`);
      return answer;
    },

    /** The owner, freshly signed in, as the parts of tests for copies know her. */
    async answering() {
      tokens.clear();
      return { ...shop, token: (await tokenOf("owner")) ?? "" };
    },

    /** Time passes, and with it what was planned; sometimes a night. */
    async pass(minutes: number, hasNight: boolean): Promise<void> {
      said.push(`${minutes} minutes pass${hasNight ? ", and a night" : ""}`);
      mock.timers.setTime(Date.now() + minutes * MINUTE);
      tokens.clear();
      await shop.plans.run("", async () => {});
      if (!hasNight) return;
      await shop.ledger.removeExpired(new Date());
      await shop.orders.removeExpired({ now: new Date(), keepDays: 180 });
    },

    restart: () => moveTo(place),
    moveToOtherEngine: async () => moveTo(await newPlace(place.databaseUrl ? "sqlite" : "postgres", server)),

    async end(): Promise<void> {
      await shop.close();
      for (const { remove } of places) await remove();
      mock.timers.reset();
    },
  };
}

const newToken = async ({ accounts }: OpenApp, role: Role) => {
  const account = await addPerson(accounts, role);
  return createSessions(accounts, () => new Date()).start(account, { way: "password", device: "Chrome" });
};

type Place = { dataDir: string; databaseUrl: string | undefined; remove(): Promise<unknown> };

const openAt = async ({ dataDir, databaseUrl }: Place): Promise<OpenApp> =>
  openApp({
    env: { SHOP_PHONE: "0532 123 45 67", DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    overrides: { dataDir, now: () => new Date(), openPages: openBuiltPages },
  });

async function newPlace(engine: Engine, server: DatabaseServer): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-weeks-"));
  const databaseUrl = engine === "postgres" ? await createTestDatabase(server) : undefined;
  const remove = async () => {
    if (databaseUrl) await dropTestDatabase(server, databaseUrl);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, databaseUrl, remove };
}
