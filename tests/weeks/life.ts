import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mock } from "node:test";
import type { Role } from "../../domain/account/user.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { createSessions } from "../../server/sign-in/session-tokens.ts";
import { openDatabase } from "../../storage/database.ts";
import { createTestDatabase, type DatabaseServer, dropTestDatabase } from "../support/databases/postgres-databases.ts";
import { addPerson, type OpenApp, openApp } from "../support/open-app.ts";
import { seededRandom } from "../support/seeded-random.ts";

export type Engine = "sqlite" | "postgres";
export type Who = "owner" | "helper" | "nobody";
export type Life = Awaited<ReturnType<typeof beginLife>>;

/** A promise of the shop is broken. */
export class Broken extends Error {}

/** There is nothing that the deed could be done with, such as an order. It is left out. */
export class NothingThere extends Error {}

export type Chance = ReturnType<typeof chanceOf>;

/** What a deed chooses. The same seed chooses the same where the shop is the same. */
export function chanceOf(seed: number) {
  const below = seededRandom(seed);
  const one = <Of>(of: readonly Of[]): Of => {
    const [chosen] = of.slice(below(of.length));
    if (chosen === undefined) throw new NothingThere();
    return chosen;
  };
  return {
    below,
    one,
    isOne: (outOf: number) => below(outOf) === 0,
    some: <Of>(of: readonly Of[]) => of.filter(() => below(2) === 0),
  };
}

const MINUTE = 60_000;

/** A whole shop that is called as browsers call it, on a clock that only deeds move, and what was said to it. */
export async function beginLife(engine: Engine, server: DatabaseServer) {
  mock.timers.enable({ apis: ["Date"], now: Date.now() });
  let place = await newPlace(engine, server);
  const places = new Set([place]);
  let shop = await openAt(place);
  const said: string[] = [];
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
    shop = await openAt(place);
    tokens.clear();
  }

  return {
    said,
    shop: () => shop,
    engine: () => place.engine,

    /** Any refusal is fine that a person can read. */
    async call(who: Who, method: string, path: string, body?: unknown) {
      mock.timers.setTime(Date.now() + 1000);
      const answer = await shop.call(method, path, { token: await tokenOf(who), body });
      if (method !== "GET") said.push(`${who} ${method} ${path} ${JSON.stringify(body) ?? ""} → ${answer.status}`);
      const isSaid = answer.status < 400 || typeof answer.json?.detail === "string" || !path.startsWith("/api/");
      if (answer.status >= 500 || !isSaid)
        throw new Broken(`${method} ${path} answered ${answer.status}: ${answer.text}`);
      return answer;
    },

    /** The owner as the parts of tests for copies know her. */
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
    /** The life goes on in an empty shop on the other engine. */
    moveToOther: async () => moveTo(await newPlace(place.engine === "sqlite" ? "postgres" : "sqlite", server)),

    async end(): Promise<void> {
      await shop.close();
      for (const { remove } of places) await remove();
      mock.timers.reset();
    },
  };
}

const newToken = async ({ accounts }: OpenApp, role: Role) =>
  createSessions(accounts, () => new Date()).start(await addPerson(accounts, role), {
    way: "password",
    device: "Chrome",
  });

type Place = { engine: Engine; dataDir: string; databaseUrl: string | undefined; remove(): Promise<unknown> };

const openAt = async ({ dataDir, databaseUrl }: Place): Promise<OpenApp> =>
  openApp({
    env: { SHOP_PHONE: "0532 123 45 67", DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    overrides: { dataDir, now: () => new Date(), openPages: openBuiltPages },
  });

async function newPlace(engine: Engine, server: DatabaseServer): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-weeks-"));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === "postgres") {
    const databaseUrl = await createTestDatabase(server, await migratedDatabase(server));
    const remove = () => Promise.all([removeFolder(), dropTestDatabase(server, databaseUrl)]);
    return { engine, dataDir, databaseUrl, remove };
  }
  await writeFile(join(dataDir, "fiyonk.sqlite"), await migratedFile(), { mode: 0o600 });
  return { engine, dataDir, databaseUrl: undefined, remove: removeFolder };
}

/** Lives begin with tables: making them takes longer than a day of the shop. */
let file: Promise<Buffer> | undefined;
let database: Promise<string> | undefined;

const migratedFile = () => (file ??= migrateFile());
const migratedDatabase = (server: DatabaseServer) => (database ??= migrateDatabase(server));

async function migrateFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-weeks-"));
  await (await openDatabase({ dataDir })).close();
  const bytes = await readFile(join(dataDir, "fiyonk.sqlite"));
  await rm(dataDir, { recursive: true });
  return bytes;
}

async function migrateDatabase(server: DatabaseServer): Promise<string> {
  const databaseUrl = await createTestDatabase(server);
  await (await openDatabase({ dataDir: tmpdir(), databaseUrl })).close();
  return databaseUrl;
}
