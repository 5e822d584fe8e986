import { categoryAddresses } from "../../domain/catalog/category-addresses.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { atShopsPrices } from "../../domain/order-book/proposed-price.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import { saidFacts } from "../../domain/shop/setting-values.ts";
import { readCategories } from "../catalog/category-subject.ts";
import { PRODUCTS } from "../catalog/product-subject.ts";
import { OWNERS_COLUMNS } from "../catalog-columns.ts";
import { fieldsOf, unreadFields } from "../columns.ts";
import { rowsOf } from "../ledger/subject.ts";
import type { Reading } from "../store.ts";
import { readSections } from "../stored-sections.ts";

const { price_kurus, original_price_kurus, category, colors, choices, personal_texts } = OWNERS_COLUMNS;
const PRICED = { price_kurus, original_price_kurus, category, colors, choices, personal_texts };

/** The order at the shop's prices of this moment. A product in the trash has its last price; one that cannot be read has none. */
export async function pricedByShop(reading: Reading, order: OrderInput, first: Sections): Promise<OrderInput> {
  const ids = order.lines.flatMap(({ productId }) => productId ?? []);
  const rows = await rowsOf(reading, PRODUCTS, ids);
  const readable = rows.filter((row) => unreadFields(PRICED, row).length === 0);
  const sections = await readSections(reading, first);
  const { living } = categoryAddresses((await readCategories(reading)).categories);
  return atShopsPrices(order, {
    ...saidFacts(sections),
    products: new Map(readable.map((row) => [row.id, fieldsOf(PRICED, row)])),
    sets: sections.choices.sets,
    campaigns: sections.campaigns,
    categoryOf: (slug) => living(slug)?.slug,
    now: new Date(),
  });
}
