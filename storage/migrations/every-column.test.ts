import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { ROWS } from "../../tests/support/databases/row-of-each-table.ts";
import { EVERY_TABLE } from "../every-table.ts";

test("every column that names a picture is among those whose pictures the night keeps", () => {
  for (const table of EVERY_TABLE) {
    const named = Object.entries(ROWS[table.name]).flatMap(([name, value]) =>
      /\/media\//.test(String(value)) ? name : [],
    );
    expect("pictures" in table ? table.pictures : [], table.name).toEqual(expect.arrayContaining(named));
  }
});

describe.each(ENGINES)("the migrated tables on $engine", ({ newLocation }) => {
  test("have exactly the columns of their row types, and every column stores its value", async () => {
    const { db } = await openFor(await newLocation());
    const tables = db.withTables<Record<string, Record<string, unknown>>>();
    for (const [table, row] of Object.entries(ROWS)) {
      await tables.insertInto(table).values(row).execute();
      const stored = await tables.selectFrom(table).selectAll().execute();
      // The clone makes a Uint8Array of pg's Buffer.
      expect(structuredClone(stored), table).toContainEqual(row);
    }
  });
});
