import { describe, expect, test } from "vitest";
import { buildEarlier } from "../support/databases/earlier-schema.ts";
import { ENGINES, openCatalogFor } from "../support/databases/engines.ts";
import { runUntilKilled } from "../support/databases/run-until-killed.ts";

/** Each of them takes a process of its own: `npm run faults` stops before every one. */
const EVERY = process.env.THOROUGH ? 1 : 5;

describe.each(ENGINES)("a start that is killed before any statement, on $engine,", ({ newPlace }) => {
  test("leaves an earlier shop as it was or brought up to date, never between", async () => {
    let stopAt = 0;
    for (let isDone = false; !isDone; ) {
      const place = await newPlace();
      await buildEarlier(place, 1);
      stopAt += EVERY;
      isDone = await runUntilKilled(place, "migrate", stopAt);
      const { catalog, close } = await openCatalogFor(place);
      expect(await catalog.listProducts()).toMatchObject([{ name: "Kolye" }]);
      await close();
    }
    expect(stopAt).toBeGreaterThan(15);
  }, 120_000);
});
