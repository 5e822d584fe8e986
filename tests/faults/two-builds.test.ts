import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { ClientFile } from "../../domain/shop/processes.ts";
import { MIGRATIONS } from "../../storage/migrations/migrations.ts";
import { LABUBU_SENT } from "../support/admin-api.ts";
import { type DatabaseLocation, ENGINES } from "../support/databases/engines.ts";
import { openApp } from "../support/open-app.ts";

const WITHIN = { timeout: 20_000 };

const fileOf = (build: string): ClientFile => ({
  name: `/assets/cart-${build.repeat(8)}.js`,
  type: "text/javascript; charset=utf-8",
  bytes: Buffer.from(`the cart of build ${build}`),
  br: null,
  gzip: null,
});

/** A process whose build has one file of its own. */
async function openBuild({ dataDir, databaseUrl }: DatabaseLocation, build: string, migrations = MIGRATIONS) {
  const shop = await openApp({
    env: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    overrides: {
      dataDir,
      migrations,
      openPages: async () => ({ pages: undefined, files: [fileOf(build)], inFrontOf: (rest) => rest }),
    },
  });
  onTestFinished(() => shop.close());
  await shop.prepare();
  await vi.waitFor(async () => expect(await shop.call("GET", "/readyz")).toMatchObject({ status: 200 }), WITHIN);
  return shop;
}

const NEXT: typeof MIGRATIONS = [
  ...MIGRATIONS,
  ({ text }) => [`alter table users add column motto ${text} not null default ''`],
];

describe.each(ENGINES)("two builds on one database, $engine", ({ newEmptyLocation }) => {
  test("each answers the files of the other, also when that one has ended", async () => {
    const location = await newEmptyLocation();
    const older = await openBuild(location, "a");
    const newer = await openBuild(location, "b", NEXT);
    expect(await older.call("GET", fileOf("b").name)).toMatchObject({ status: 200, text: "the cart of build b" });
    await older.close();
    expect(await newer.call("GET", fileOf("a").name)).toMatchObject({ status: 200, text: "the cart of build a" });
    expect(await newer.call("GET", fileOf("c").name)).toMatchObject({ status: 404 });
  });

  test("there and back: what one saves the other shows, and both are ready", async () => {
    const location = await newEmptyLocation();
    const older = await openBuild(location, "a");
    const newer = await openBuild(location, "b", NEXT);
    const back = await openBuild(location, "a");
    const token = await newer.tokenOf("admin");
    for (const [index, shop] of [older, newer, back].entries()) {
      const body = { ...LABUBU_SENT, name: `Kupa ${index}` };
      expect(await shop.call("POST", "/api/products", { token, body })).toMatchObject({ status: 201 });
    }
    for (const shop of [older, newer, back]) {
      await vi.waitFor(async () => expect((await shop.call("GET", "/api/products")).json.total).toBe(3), WITHIN);
      expect(await shop.call("GET", "/readyz")).toMatchObject({ status: 200 });
    }
  });
});
