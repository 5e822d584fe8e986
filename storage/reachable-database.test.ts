import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { reachDatabase } from "./reachable-database.ts";

describe.each(ENGINES)("a database on $engine", ({ newLocation }) => {
  test("is reached without a change, also while a shop uses it", async () => {
    const location = { databaseUrl: undefined, ...(await newLocation()) };
    const { store } = await openFor(location);
    const before = store.revision();
    await reachDatabase(location);
    await store.refresh();
    expect(store.revision()).toBe(before);
  });
});

test("a file that is missing is not created", async () => {
  const missing = { databaseUrl: undefined, dataDir: "/tmp/fiyonk-is-not-here" };
  await expect(reachDatabase(missing)).rejects.toThrow("unable to open");
  await expect(reachDatabase(missing)).rejects.toThrow("unable to open");
});
