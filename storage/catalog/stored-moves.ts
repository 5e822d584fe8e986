import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { type Author, THE_SHOP } from "../../domain/ledger.ts";
import { withOwn } from "../../domain/moving/foreign-pictures.ts";
import type { MoveStore, WrittenMove } from "../../domain/moving/move-store.ts";
import { originMark } from "../../domain/moving/moved-product.ts";
import type { ChangedProduct, NewProduct } from "../../domain/moving/planned-move.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import { SLUG, slugOf } from "../../domain/slug.ts";
import { inBatches, pages } from "../batches.ts";
import { OWNERS_COLUMNS } from "../catalog-columns.ts";
import { columnsOf } from "../columns.ts";
import { requireRow } from "../ledger/seen-rows.ts";
import { rowsOf } from "../ledger/subject.ts";
import { changesSomething, type RowChange, writeStep } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import { settingsOf } from "../stored-sections.ts";
import type { ProductRecord, Tables } from "../tables.ts";
import { CATEGORIES, freeCategorySlug, newCategory } from "./category-subject.ts";
import { firstFree, readFormerAddresses } from "./product-slugs.ts";
import { PRODUCTS, productColumns, productOf } from "./product-subject.ts";

type Changes = readonly RowChange<ProductRecord>[];

/** Categories, sets and other products belong to the step of a move, which tells of the moved products alone. */
type About = { step: string; by: Author; kind: "move" };

export const createMoves = (store: Store, first: Sections): MoveStore => ({
  write: (move, by) =>
    store.write(async (trx, revision) => {
      const step = randomUUID();
      const beside: About = { step, by, kind: "move" };
      const slugs = await addCategories(trx, revision, beside, move);
      await arrangeCategories(trx, revision, beside, move);
      if (move.sets) await changeSets(trx, revision, beside, { sets: move.sets, first, asOf: move.asOf });
      await keepChoices(trx, revision, beside, move);
      const changes = await movedRows(trx, revision, { move, slugs });
      await writeStep(trx, revision, { subject: PRODUCTS, kind: "bring-in", by, step }, changes);
      await showOldPaths(trx, revision, move);
      await writeOrigins(trx, [
        ...move.products.flatMap(({ origins }, at) => origins.map((mark) => ({ mark, id: changes[at]?.row.id ?? "" }))),
        ...move.origins,
      ]);
      await CATEGORIES.check?.(trx);
      return { step, count: changes.length };
    }),

  async origins() {
    const found = new Map<string, string>();
    const read = (last: { mark: string } | undefined, size: number) =>
      livingOrigins(store.read)
        .where("mark", ">", last?.mark ?? "")
        .orderBy("mark")
        .limit(size)
        .execute();
    for await (const page of pages(read, 2000)) for (const { mark, product_id } of page) found.set(mark, product_id);
    return found;
  },

  formerSlugs: () => readFormerAddresses(store.read),

  ownPictures: (ids, fetched) =>
    store.write(async (trx, revision) => {
      const rows = await rowsOf(trx, PRODUCTS, ids);
      const changes = rows
        .map((row) => ({ row, next: columnsOf(OWNERS_COLUMNS, withOwn(productOf(row), fetched)) }))
        .filter((change) => changesSomething(PRODUCTS, change));
      if (changes.length > 0)
        await writeStep(trx, revision, { subject: PRODUCTS, kind: "move", by: THE_SHOP }, changes);
    }),
});

/** A product in the trash gives up its marks: what comes again comes as new. */
const livingOrigins = (reading: Reading) =>
  reading
    .selectFrom("origins")
    .innerJoin("products", "products.id", "origins.product_id")
    .select(["mark", "product_id"])
    .where("deleted_at", "is", null);

/** Adds the categories as if they came out of the trash, so that an undo puts them there. Returns their addresses by their keys. */
async function addCategories(
  trx: Transaction<Tables>,
  revision: number,
  about: About,
  { categories, arranged }: WrittenMove,
): Promise<Map<string, string>> {
  const slugs = new Map<string, string>();
  for (const { key, name, slug, place, tint = "rose", image = "", isHidden = false } of categories) {
    const { last } = await trx
      .selectFrom("categories")
      .select((eb) => eb.fn.max("position").as("last"))
      .executeTakeFirstOrThrow();
    const row = newCategory({
      id: randomUUID(),
      slug: await freeCategorySlug(trx, name, { wanted: slug }),
      name,
      tint,
      image,
      hidden: isHidden ? 1 : 0,
      position: arranged && place !== undefined ? place : (last ?? 0) + 1,
      deleted_at: new Date().toISOString(),
      revision,
    });
    await writeStep(trx, revision, { subject: CATEGORIES, ...about }, [{ row, next: { deleted_at: null } }]);
    slugs.set(key, row.slug);
  }
  return slugs;
}

/** Gives the categories of an empty shop the order and look of those that it gets, and removes the others. */
async function arrangeCategories(trx: Transaction<Tables>, revision: number, about: About, move: WrittenMove) {
  const { kept = [], surplus = [] } = move.arranged ?? {};
  const rows = await rowsOf(
    trx,
    CATEGORIES,
    [...kept, ...surplus].map(({ id }) => id),
  );
  if (rows.some((row) => row.revision > move.asOf)) throw changedMeanwhile();
  const removed = { deleted_at: new Date().toISOString() };
  const looks = new Map(
    kept.map(({ id, place, tint, image, isHidden }) => [
      id,
      { position: place, tint, image, hidden: isHidden ? 1 : 0 },
    ]),
  );
  const changes = rows
    .map((row) => ({ row, next: looks.get(row.id) ?? removed }))
    .filter((change) => changesSomething(CATEGORIES, change));
  if (changes.length > 0) await writeStep(trx, revision, { subject: CATEGORIES, ...about }, changes);
}

type NewSets = { sets: NonNullable<WrittenMove["sets"]>; first: Sections; asOf: number };

async function changeSets(trx: Transaction<Tables>, revision: number, about: About, { sets, first, asOf }: NewSets) {
  const subject = settingsOf(first);
  const row = await requireRow(trx, subject, { id: "choices" });
  if (row.revision > asOf) throw changedMeanwhile();
  await writeStep(trx, revision, { subject, ...about }, [{ row, next: { sets: JSON.stringify(sets) } }]);
}

async function keepChoices(trx: Transaction<Tables>, revision: number, about: About, { kept, asOf }: WrittenMove) {
  const rows = await rowsAsOf(trx, kept, asOf);
  const changes = kept.flatMap(({ id, choices }) => {
    const row = rows.get(id);
    return row ? [{ row, next: columnsOf(OWNERS_COLUMNS, { choices }) }] : [];
  });
  if (changes.length > 0) await writeStep(trx, revision, { subject: PRODUCTS, ...about }, changes);
}

type Moving = { move: WrittenMove; slugs: ReadonlyMap<string, string> };

/** The rows of the moved products in their order: the first one is the first in the shop. New ones come as if out of the trash. */
async function movedRows(trx: Transaction<Tables>, revision: number, { move, slugs }: Moving): Promise<Changes> {
  const isChanged = (one: NewProduct | ChangedProduct) => one.kind === "changed";
  const known = await rowsAsOf(trx, move.products.filter(isChanged), move.asOf);
  const freeSlug = await slugGiver(trx);
  const { first } = await trx
    .selectFrom("products")
    .select((eb) => eb.fn.min("position").as("first"))
    .executeTakeFirstOrThrow();
  const firstPosition = (first ?? 0) - move.products.length;
  const now = new Date().toISOString();
  return move.products.map((one, at): RowChange<ProductRecord> => {
    const { category } = one.input;
    const columns = productColumns({ ...one.input, category: slugs.get(category) ?? category });
    if (one.kind === "changed") {
      const row = known.get(one.id);
      if (!row) throw changedMeanwhile();
      return { row, next: columns };
    }
    const row: ProductRecord = {
      id: randomUUID(),
      slug: freeSlug(one.slug, one.name),
      ...columns,
      priced_by: null,
      position: firstPosition + at,
      created_at: one.addedAt !== undefined && one.addedAt < now ? one.addedAt : now,
      updated_at: now,
      deleted_at: now,
      revision,
    };
    return { row, next: { deleted_at: null } };
  });
}

/** The rows that are still as they were at the revision. */
async function rowsAsOf(reading: Reading, chosen: readonly { id: string }[], asOf: number) {
  const rows = await rowsOf(
    reading,
    PRODUCTS,
    chosen.map(({ id }) => id),
  );
  if (rows.some((row) => row.revision > asOf || row.deleted_at !== null)) throw changedMeanwhile();
  return new Map(rows.map((row) => [row.id, row]));
}

const changedMeanwhile = () => new ShopError("conflict", "Dükkân bu arada değişti; önizlemeye yeniden bak");

/** Gives addresses that are free, reading the taken ones once: a move brings thousands of products. */
async function slugGiver(reading: Reading): Promise<(wanted: string | undefined, name: string) => string> {
  const rows = await reading
    .selectFrom("products")
    .select("slug")
    .unionAll((eb) => eb.selectFrom("slug_history").select("slug"))
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  return (wanted, name) => {
    const isFree = (slug: string) => !taken.has(slug);
    const slug = wanted && SLUG.test(wanted) && isFree(wanted) ? wanted : firstFree(slugOf(name), isFree);
    taken.add(slug);
    return slug;
  };
}

/** Snapshots read the products of a new revision: also those that only get the path of an earlier shop. */
async function showOldPaths(trx: Transaction<Tables>, revision: number, { origins }: WrittenMove): Promise<void> {
  const paths = origins.filter(({ mark }) => mark.startsWith(originMark("address", "")));
  for await (const batch of inBatches(paths)) {
    const marks = batch.map(({ mark }) => mark);
    const known = await trx.selectFrom("origins").selectAll().where("mark", "in", marks).execute();
    const isKnown = (one: { mark: string; id: string }) =>
      known.some(({ mark, product_id }) => mark === one.mark && product_id === one.id);
    const ids = batch.filter((one) => !isKnown(one)).map(({ id }) => id);
    if (ids.length > 0) await trx.updateTable("products").set({ revision }).where("id", "in", ids).execute();
  }
}

async function writeOrigins(trx: Transaction<Tables>, origins: readonly { mark: string; id: string }[]): Promise<void> {
  const last = new Map(origins.map(({ mark, id }) => [mark, id]));
  for await (const batch of inBatches([...last].map(([mark, product_id]) => ({ mark, product_id })))) {
    await trx
      .insertInto("origins")
      .values(batch)
      .onConflict((conflict) =>
        conflict.column("mark").doUpdateSet((eb) => ({ product_id: eb.ref("excluded.product_id") })),
      )
      .execute();
  }
}
