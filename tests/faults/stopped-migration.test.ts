import { describe, expect, test } from "vitest";
import { goBackTo } from "../support/databases/earlier-schema.ts";
import { ENGINES, openCatalogFor } from "../support/databases/engines.ts";
import { runUntil } from "../support/databases/run-until.ts";
import { LABUBU } from "../support/sample-products.ts";

/** Each of them takes a process of its own: `npm run faults` stops before every one. */
const EVERY = process.env.THOROUGH ? 1 : 5;

describe.each(ENGINES)("a start that is killed before any statement, on $engine,", ({ newPlace }) => {
  test("leaves an earlier shop as it was or brought up to date, never between", async () => {
    const place = await newPlace();
    let stopAt = 0;
    for (let isDone = false; !isDone; ) {
      const before = await openCatalogFor(place);
      if (stopAt === 0) await before.catalog.createProduct(LABUBU);
      expect((await before.catalog.listChangedSince(-1)).products).toMatchObject([{ product: { name: LABUBU.name } }]);
      await goBackTo(1, before.db);
      await before.close();
      stopAt += EVERY;
      isDone = await runUntil(place, "migrate", stopAt);
    }
    expect(stopAt).toBeGreaterThan(15);
  }, 120_000);
});
