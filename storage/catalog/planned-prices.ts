import { sql, type Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger.ts";
import { PLANNED_COLUMNS } from "../catalog-columns.ts";
import { isMoment } from "../columns.ts";
import { REMOVAL, rowsOf, type Subject, upsert } from "../ledger/subject.ts";
import { writeStep } from "../ledger/written-steps.ts";
import type { Reading } from "../store.ts";
import type { PlannedPriceRow, ProductRecord, Tables } from "../tables.ts";
import { PRODUCTS } from "./product-subject.ts";

/** `name` is the present name of the product. */
export type PlannedPrice = PlannedPriceRow & { name: string };

/** The prices of one product for a while. A row waits, starts once, and is in the trash when it was taken back. */
export const PLANNED_PRICES: Subject<PlannedPrice> = {
  kind: "planned-price",
  columns: PLANNED_COLUMNS,
  shared: [],
  // Planning a price and taking it back count as changing the price.
  prices: [REMOVAL],
  refusals: { missing: "Bu süreli fiyat artık yok", changed: "Bu süreli fiyat az önce değişti, sayfayı yenile" },
  nameOf: ({ name }) => name,
  many: "ürün için süreli fiyat",
  one: (name) => `${name} için süreli fiyat`,
  trouble: ({ starts_at, ends_at }) =>
    isMoment(starts_at) && isMoment(ends_at) && starts_at < ends_at
      ? undefined
      : { words: "Başı ya da sonu okunamıyor", fields: [] },

  read: (reading, ids) =>
    reading
      .selectFrom("planned_prices")
      .innerJoin("products", "products.id", "planned_prices.product_id")
      .selectAll("planned_prices")
      .select("products.name")
      .where("planned_prices.id", "in", ids)
      .execute(),

  write: (trx, named) =>
    upsert(
      trx,
      "planned_prices",
      named.map(({ name: _, ...row }) => row),
    ),

  async check(trx) {
    for (const spans of Map.groupBy(await openIn(trx).selectAll().execute(), ({ product_id }) => product_id).values()) {
      const ordered = spans.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
      const over = ordered.find((span, index) => span.starts_at < (ordered[index - 1]?.ends_at ?? ""));
      if (over) throw new ShopError("conflict", overlapping(over.name));
    }
  },

  beside: { turnsBack: false, change: givePricesBack },
};

export const overlapping = (name: string): string =>
  `“${name}” o günlerde zaten süreli bir fiyatta; önce ondan vazgeç ya da bitişinden sonrasını seç`;

type Changed = { step: string; by: Author; changes: readonly { after: PlannedPrice }[] };

/** Gives products their own prices back when their planned price is taken back. */
async function givePricesBack(trx: Transaction<Tables>, revision: number, { step, by, changes }: Changed) {
  const removed = changes.map(({ after }) => after).filter(({ deleted_at }) => deleted_at !== null);
  const owners = new Map(removed.map((planned) => [planned.id, planned]));
  const rows = await rowsOf(
    trx,
    PRODUCTS,
    removed.map(({ product_id }) => product_id),
  );
  const back = rows.flatMap((row) => {
    const planned = owners.get(row.priced_by ?? "");
    return planned ? [{ row, next: { ...pricesBack(planned), priced_by: null } }] : [];
  });
  if (back.length > 0) await writeStep(trx, revision, { subject: PRODUCTS, kind: "move", by, step }, back);
}

type Prices = Pick<ProductRecord, "price_kurus" | "original_price_kurus">;

export const pricesDuring = ({ price_kurus, original_price_kurus }: Prices): Prices => ({
  price_kurus,
  original_price_kurus,
});

type Back = Pick<PlannedPriceRow, "back_price_kurus" | "back_original_price_kurus">;

export const pricesBack = ({ back_price_kurus, back_original_price_kurus }: Back): Prices => ({
  price_kurus: back_price_kurus,
  original_price_kurus: back_original_price_kurus,
});

export const areEqual = (one: Prices, other: Prices): boolean =>
  one.price_kurus === other.price_kurus && one.original_price_kurus === other.original_price_kurus;

/** The planned prices that products have now. */
export const runningIn = (reading: Reading) =>
  reading
    .selectFrom("products as product")
    .innerJoin("planned_prices as span", (join) =>
      join
        .onRef("span.id", "=", "product.priced_by")
        .onRef("span.price_kurus", "=", "product.price_kurus")
        .onRef("span.original_price_kurus", "is not distinct from", "product.original_price_kurus"),
    )
    // Repeats the index's condition, so that SQLite uses the index.
    .where("product.priced_by", "is not", null);

/** The planned prices that will start. A product whose own prices were changed after the planning is left out. */
const waitingIn = (reading: Reading) =>
  reading
    .selectFrom("planned_prices as span")
    .innerJoin("products as product", "product.id", "span.product_id")
    .leftJoin("planned_prices as owner", (join) =>
      join
        .onRef("owner.id", "=", "product.priced_by")
        .onRef("owner.price_kurus", "=", "product.price_kurus")
        .onRef("owner.original_price_kurus", "is not distinct from", "product.original_price_kurus"),
    )
    .where("span.started_at", "is", null)
    .where("span.deleted_at", "is", null)
    .where(({ eb, fn }) =>
      eb(fn.coalesce("owner.back_price_kurus", "product.price_kurus"), "=", eb.ref("span.back_price_kurus")),
    )
    .where(({ eb }) =>
      eb(
        eb
          .case()
          .when("owner.id", "is", null)
          .then(eb.ref("product.original_price_kurus"))
          .else(eb.ref("owner.back_original_price_kurus"))
          .end(),
        "is not distinct from",
        eb.ref("span.back_original_price_kurus"),
      ),
    );

const SPAN = ["span.id", "span.plan", "span.product_id", "span.starts_at", "span.ends_at"] as const;
const OF_PRODUCT = ["product.name", "product.deleted_at", "product.priced_by"] as const;

/** Running and waiting prices, each with the columns of its product that the lists and the scheduler need. */
export const openIn = (reading: Reading) =>
  reading.selectFrom(
    runningIn(reading)
      .select([...SPAN, ...OF_PRODUCT, sql<number>`1`.as("running")])
      .unionAll(waitingIn(reading).select([...SPAN, ...OF_PRODUCT, sql<number>`0`.as("running")]))
      .as("open"),
  );
