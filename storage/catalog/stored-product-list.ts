import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { ProductPage, ProductQuery, ProductSort } from "../../domain/catalog/catalog.ts";
import type { Tables } from "../tables.ts";
import { productOf } from "./product-row.ts";

type Selection<Row> = SelectQueryBuilder<Tables, "products", Row>;

export async function listProducts(db: Kysely<Tables>, query: ProductQuery = {}): Promise<ProductPage> {
  const { sort = "recommended", offset = 0, limit } = query;
  const rows = await page(sorted(matching(db, query).selectAll(), sort), offset, limit).execute();
  return { products: rows.map(productOf), total: await countAll(db, query, rows.length) };
}

const matching = (db: Kysely<Tables>, { category, featured, inStock }: ProductQuery): Selection<unknown> =>
  db
    .selectFrom("products")
    .where("deleted_at", "is", null)
    .$if(category !== undefined, (selection) => selection.where("category", "=", category ?? ""))
    .$if(featured !== undefined, (selection) => selection.where("featured", "=", featured ? 1 : 0))
    .$if(inStock !== undefined, (selection) => selection.where("in_stock", "=", inStock ? 1 : 0));

/** Among equals the owner's own order holds, so that a page never repeats what the one before has shown. */
const sorted = <Row>(selection: Selection<Row>, sort: ProductSort): Selection<Row> =>
  SORTS[sort](selection).orderBy("position").orderBy("id");

const SORTS: Record<ProductSort, <Row>(selection: Selection<Row>) => Selection<Row>> = {
  recommended: (selection) => selection,
  newest: (selection) => selection.orderBy("created_at", "desc"),
  "price-asc": (selection) => selection.orderBy("price_kurus"),
  "price-desc": (selection) => selection.orderBy("price_kurus", "desc"),
  discount: (selection) => selection.orderBy(discountPercent, "desc"),
};

/** As domain/catalog/discount.ts has it, rounded half up in whole numbers; bigint because 200 times a price is no int4. */
const discountPercent = sql<number>`case when original_price_kurus > price_kurus
  then (200 * cast(original_price_kurus - price_kurus as bigint) + original_price_kurus)
    / (2 * cast(original_price_kurus as bigint))
  else 0 end`;

/** SQLite knows no offset without a limit. */
const page = <Row>(selection: Selection<Row>, offset: number, limit: number | undefined): Selection<Row> =>
  limit === undefined && offset === 0 ? selection : selection.limit(limit ?? EVERYTHING).offset(offset);

const EVERYTHING = 2_147_483_647;

/** A page that is not full, or that holds everything, tells the total by itself. */
async function countAll(db: Kysely<Tables>, query: ProductQuery, found: number): Promise<number> {
  const { offset = 0, limit = EVERYTHING } = query;
  if (found < limit && (found > 0 || offset === 0)) return offset + found;
  const { total } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
