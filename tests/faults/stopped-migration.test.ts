import { describe, expect, test } from "vitest";
import { buildEarlier } from "../support/databases/earlier-schema.ts";
import { ENGINES, openCatalogFor } from "../support/databases/engines.ts";
import { runUntilKilled } from "../support/databases/run-until-killed.ts";

/** Each stop takes a process. Stops before every fifth statement; `npm run faults` before every one. */
const STEP = process.env.THOROUGH ? 1 : 5;

describe.each(ENGINES)("a start that is killed before any statement, on $engine,", ({ newLocation }) => {
  test("leaves the tables of an earlier shop unchanged or fully migrated", async () => {
    let stopAt = 0;
    for (let isDone = false; !isDone; ) {
      const location = await newLocation();
      await buildEarlier(location, 1);
      stopAt += STEP;
      isDone = await runUntilKilled(location, "migrate", stopAt);
      const { catalog, close } = await openCatalogFor(location);
      expect(await catalog.listProducts()).toMatchObject([{ name: "Kolye" }]);
      await close();
    }
    expect(stopAt).toBeGreaterThan(15);
  }, 120_000);
});
