import { describe, expect, onTestFinished, test } from "vitest";
import type { ClientFile } from "../../domain/shop/client-files.ts";
import { type DatabaseLocation, ENGINES } from "../support/databases/engines.ts";
import { openApp } from "../support/open-app.ts";

const fileOf = (build: string): ClientFile => ({
  name: `/assets/cart-${build.repeat(8)}.js`,
  type: "text/javascript; charset=utf-8",
  bytes: Buffer.from(`the cart of build ${build}`),
  br: null,
  gzip: null,
});

/** A process whose build has one file of its own. */
async function openBuild({ dataDir, databaseUrl }: DatabaseLocation, build: string) {
  const shop = await openApp({
    env: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    overrides: {
      dataDir,
      openPages: async () => ({ pages: undefined, files: [fileOf(build)], inFrontOf: (rest) => rest }),
    },
  });
  await shop.prepare();
  return shop;
}

describe.each(ENGINES)("two builds on one database, $engine", ({ newLocation }) => {
  test("each answers the files of the other, also when that one has ended", async () => {
    const location = await newLocation();
    const older = await openBuild(location, "a");
    const newer = await openBuild(location, "b");
    onTestFinished(() => newer.close());
    expect(await older.call("GET", fileOf("b").name)).toMatchObject({ status: 200, text: "the cart of build b" });
    await older.close();
    expect(await newer.call("GET", fileOf("a").name)).toMatchObject({ status: 200, text: "the cart of build a" });
    expect(await newer.call("GET", fileOf("c").name)).toMatchObject({ status: 404 });
  });
});
