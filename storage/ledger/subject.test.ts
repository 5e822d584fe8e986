import type { Transaction } from "kysely";
import { describe, expect, test } from "vitest";
import type { Author } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { text, whole } from "../columns.ts";
import type { Reading } from "../store.ts";
import type { CategoryRow, Tables } from "../tables.ts";
import { changesBackTo, listEvents, listSteps } from "./listed-events.ts";
import { requireRow } from "./seen-rows.ts";
import type { Subject } from "./subject.ts";
import { undoStep } from "./undone-steps.ts";
import { changesSomething, writeStep } from "./written-steps.ts";

const AYSE: Author = { id: "ayse", name: "Ayşe", reach: "shop" };

type Shelf = CategoryRow & { revision: number };

/** The categories as a second kind of row with a history: their revision is that of their last event. */
const SHELVES: Subject<Shelf> = {
  kind: "shelf",
  columns: { name: text("title"), image: text("image"), position: whole("position") },
  shared: ["position"],
  refusals: { missing: "Raf bulunamadı", changed: "Bu raf az önce değişti" },
  nameOf: ({ name }) => name,
  many: "raf",
  async read(reading, ids) {
    const rows = await reading.selectFrom("categories").selectAll().where("id", "in", ids).execute();
    return Promise.all(rows.map(async (row) => ({ ...row, revision: await lastRevision(reading, row.id) })));
  },
  async write(trx, rows) {
    for (const { id, revision: _, ...row } of rows)
      await trx.updateTable("categories").set(row).where("id", "=", id).execute();
  },
};

async function lastRevision(reading: Reading, id: string): Promise<number> {
  const last = await reading
    .selectFrom("events")
    .select((eb) => eb.fn.max("revision").as("revision"))
    .where("subject", "=", SHELVES.kind)
    .where("subject_id", "=", id)
    .executeTakeFirst();
  return last?.revision ?? 0;
}

async function renamed(
  trx: Transaction<Tables>,
  revision: number,
  { id, name, seen }: { id: string; name: string; seen?: number },
) {
  const row = await requireRow(trx, SHELVES, { id, expectedRevision: seen });
  return writeStep(trx, revision, { subject: SHELVES, kind: "change", by: AYSE }, [{ row, next: { name } }]);
}

describe.each(ENGINES)("rows other than products have a history on $engine:", ({ newLocation }) => {
  const openShelves = async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const rename = (id: string, name: string, seen?: number) =>
      store.write((trx, revision) => renamed(trx, revision, seen === undefined ? { id, name } : { id, name, seen }));
    const nameOf = async (slug: string) => (await catalog.listCategories()).find((one) => one.slug === slug)?.name;
    const undo = (step: string) => undoStep(store, { subjects: [SHELVES], step, by: AYSE });
    return { catalog, store, rename, nameOf, undo };
  };

  test("it has the names of their own fields, and is listed beside that of products", async () => {
    const { catalog, store, rename } = await openShelves();
    await rename("labubu", "Labubular");
    const { id } = await catalog.createProduct(LABUBU, AYSE);
    expect(await listEvents(store.read, SHELVES, "labubu")).toMatchObject([
      { kind: "change", by: "Ayşe", changes: { title: { after: "Labubular" } } },
    ]);
    expect(await listEvents(store.read, SHELVES, id)).toEqual([]);
    expect(await listSteps(store.read, new Date(), [SHELVES])).toMatchObject([
      { subject: "product", name: LABUBU.name, kind: "create", count: 1 },
      { subject: "shelf", name: "Labubular", kind: "change", count: 1 },
    ]);
  });

  test("a step is undone field by field, and so is its undoing", async () => {
    const { store, rename, nameOf, undo } = await openShelves();
    const before = await nameOf("labubu");
    const { step } = await rename("labubu", "Labubular");
    await store.write(async (trx, revision) => {
      const row = await requireRow(trx, SHELVES, { id: "labubu" });
      expect(changesSomething(SHELVES, { row, next: { image: row.image } })).toBe(false);
      await writeStep(trx, revision, { subject: SHELVES, kind: "change", by: AYSE }, [
        { row, next: { image: "/yeni" } },
      ]);
    });
    const undone = await undo(step);
    expect([undone.count, undone.left, await nameOf("labubu")]).toEqual([1, 0, before]);
    expect((await requireRow(store.read, SHELVES, { id: "labubu" })).image).toBe("/yeni");
    await undo(undone.step);
    expect(await nameOf("labubu")).toBe("Labubular");
    await expect(undo(step)).rejects.toMatchObject({ code: "conflict" });
  });

  test("a shared column is undone for all rows of the step or for none", async () => {
    const { store, undo } = await openShelves();
    const place = (...places: [id: string, position: number][]) =>
      store.write(async (trx, revision) => {
        const moved = places.map(async ([id, position]) => ({
          row: await requireRow(trx, SHELVES, { id }),
          next: { position },
        }));
        return writeStep(trx, revision, { subject: SHELVES, kind: "place", by: AYSE }, await Promise.all(moved));
      });
    const { step } = await place(["labubu", 7], ["takilar", 8]);
    await place(["takilar", 9]);
    await expect(undo(step)).rejects.toMatchObject({ code: "conflict" });
  });

  test("of two saves of the same version only the first is saved, the second gets the conflict of their kind", async () => {
    const { store, rename, nameOf } = await openShelves();
    const { revision } = await requireRow(store.read, SHELVES, { id: "labubu" });
    await rename("labubu", "Birinci", revision);
    await expect(rename("labubu", "İkinci", revision)).rejects.toMatchObject({
      code: "conflict",
      message: "Bu raf az önce değişti",
    });
    await expect(rename("yok", "Üçüncü")).rejects.toMatchObject({ code: "not-found", message: "Raf bulunamadı" });
    expect(await nameOf("labubu")).toBe("Birinci");
  });

  test("a version undoes every later event, but not the position", async () => {
    const { store, rename } = await openShelves();
    await rename("labubu", "Birinci");
    await rename("labubu", "İkinci");
    const events = await listEvents(store.read, SHELVES, "labubu");
    const row = await requireRow(store.read, SHELVES, { id: "labubu" });
    const back = await changesBackTo(store.read, SHELVES, { row, eventId: events[1]?.id ?? "" });
    expect(back).toEqual({ name: "Birinci" });
  });

  test("a step of an unknown kind cannot be undone", async () => {
    const { store, rename } = await openShelves();
    const { step } = await rename("labubu", "Labubular");
    await expect(openLedger(store).undoStep(step, AYSE)).rejects.toMatchObject({ code: "not-found" });
  });
});
