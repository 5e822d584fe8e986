import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { categoryAddresses } from "../../domain/catalog/category-addresses.ts";
import { tiedPictures } from "../../domain/catalog/color-pictures.ts";
import { type Product, productTitle, productTrouble } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { HIDDEN, shownFromAgain } from "../../domain/catalog/shown-from.ts";
import { countsBack, marksLeft, soldOutBack } from "../../domain/choice/product-options.ts";
import { ShopError } from "../../domain/error.ts";
import { OWNERS_COLUMNS, PRODUCT_COLUMNS } from "../catalog-columns.ts";
import { columnsOf, fieldsOf, jsonFrom, type Stored, unreadFields } from "../columns.ts";
import { unreadTrouble } from "../ledger/refused-rows.ts";
import { type Subject, upsert } from "../ledger/subject.ts";
import { tracked } from "../ledger/tracked.ts";
import type { ProductRecord } from "../tables.ts";
import { readCategories, requireLivingCategories } from "./category-subject.ts";
import { renamedSlug } from "./product-slugs.ts";

const PRICE_COLUMNS = ["price_kurus", "original_price_kurus"] as const;

export const PRODUCTS: Subject<ProductRecord> = {
  kind: "product",
  columns: PRODUCT_COLUMNS,
  shared: ["position"],
  followed: ["counts", "counts_together"],
  prices: PRICE_COLUMNS,
  owner: { column: "priced_by", of: PRICE_COLUMNS },
  repriced: (changes) =>
    Object.entries(changes).find(
      ([column, [before, after]]) => differencesIn(column, before) !== differencesIn(column, after),
    )?.[0],
  refusals: { missing: "Ürün bulunamadı", changed: "Bu ürün az önce başka bir yerde değişti, sayfayı yenile" },
  nameOf: ({ name }) => name,
  many: "ürün",
  entries: {
    counts: entriesBack(OWNERS_COLUMNS.counts),
    counts_together: entriesBack(OWNERS_COLUMNS.counts_together),
    sold_out: (now, [before, after]) =>
      sold_out.write(soldOutBack(readMarks(now), readMarks(before), readMarks(after))),
  },
  trouble: (row) => unreadTrouble(OWNERS_COLUMNS, row, productTitle) ?? productTrouble(fieldsOf(PRICED, row)),

  read: (reading, ids) => reading.selectFrom("products").selectAll().where("id", "in", ids).execute(),

  write: (trx, rows) => upsert(trx, "products", rows),

  async today(reading) {
    const { named, living } = categoryAddresses((await readCategories(reading)).categories);
    const isCategory = (column: string, value: Stored): value is string => column === "category" && value !== null;
    return {
      named: (column, value) => (isCategory(column, value) ? (named(value)?.slug ?? value) : value),
      kept(column, value) {
        if (column === "shown_from" && typeof value === "string") return shownFromAgain(value, new Date());
        if (!isCategory(column, value)) return value;
        const kept = living(value);
        if (kept) return kept.slug;
        throw new ShopError("conflict", `“${named(value)?.name ?? value}” kategorisi silindi, önce onu geri al`);
      },
    };
  },

  async derive(trx, { before, after, at }) {
    return {
      ...after,
      ...validMarks(after),
      priced_by: ownerAfter(before, after),
      slug: await renamedSlug(trx, before, after.name),
      updated_at: at,
    };
  },

  check: requireLivingCategories,
};

/** The planned price after a change. Prices that change without it become the product's own, so it is null. */
const ownerAfter = (before: ProductRecord, after: ProductRecord): string | null =>
  after.priced_by === before.priced_by && PRICE_COLUMNS.some((column) => before[column] !== after[column])
    ? null
    : after.priced_by;

export const products = tracked(PRODUCTS, (row) => ({ product: productOf(row) }));

export const productColumns = (input: ProductInput) =>
  columnsOf(OWNERS_COLUMNS, { ...input, ...marksLeft(input), colorImages: tiedPictures(input) });

const { price_kurus, colors, choices, personal_texts, sold_out, counts, counts_together } = OWNERS_COLUMNS;
const PRICED = { price_kurus, choices, personal_texts };
const CHOOSABLE = { colors, choices };
const MARKED = { sold_out, counts, counts_together };

const readMarks = (stored: Stored) => sold_out.read(String(stored));

type Counts = typeof counts | typeof counts_together;

/** The counts of now, with those that a change has removed. */
function entriesBack({ read, write }: Counts) {
  const readOf = (stored: Stored) => read(String(stored));
  return (now: Stored, [before, after]: readonly [Stored, Stored]) =>
    write(countsBack(readOf(now), readOf(before), readOf(after)));
}

/** Sold-out marks and counts, without colors and values that the product no longer comes in. */
export function validMarks(row: ProductRecord): Partial<ProductRecord> {
  if (unreadFields({ ...CHOOSABLE, ...MARKED }, row).length > 0) return {};
  const marks = fieldsOf(MARKED, row);
  const left = marksLeft({ ...fieldsOf(CHOOSABLE, row), ...marks });
  return isDeepStrictEqual(left, marks) ? {} : columnsOf(MARKED, left);
}

/** A product field that has no column does not compile. A product in trouble is hidden from visitors until the owner saves it anew. */
export const productOf = (row: ProductRecord): Product => ({
  ...fieldsOf(OWNERS_COLUMNS, row),
  ...(PRODUCTS.trouble?.(row) && { shownFrom: HIDDEN }),
  id: row.id,
  slug: row.slug,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  revision: row.revision,
});

const pricedParts = z.array(z.object({ extra: z.unknown(), isRequired: z.boolean().optional() }).loose());

/** The differences of choices and texts to the product's price, in a text that is the same for the same prices. */
function differencesIn(column: string, stored: Stored): string {
  if (stored === null || (column !== "choices" && column !== "personal_texts")) return "";
  const priced = jsonFrom(pricedParts, String(stored)) ?? [];
  const asked = priced.map(({ set, id = set, extra, isRequired }) => ({ id, extra: sorted(extra), isRequired }));
  return JSON.stringify(asked.filter(({ extra }) => extra !== 0 && JSON.stringify(extra) !== "[]"));
}

const sorted = (extra: unknown): unknown =>
  typeof extra === "object" && extra !== null ? Object.entries(extra).toSorted() : extra;
