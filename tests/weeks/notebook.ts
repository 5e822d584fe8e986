import type { ProductChoice } from "../../domain/choice/product-choices.ts";
import { toKurus } from "../../domain/money.ts";
import type { OrderRow, ProductRow } from "../../storage/tables.ts";
import { Broken, type Life } from "./life.ts";

/** The rows as a shopkeeper would write them down: before a deed, and after it. */
export type Notes = {
  products: readonly ProductRow[];
  orders: readonly OrderRow[];
  /** What a helper may do at the moment. */
  rights: { prices: boolean; persons: boolean };
};

export async function notesOf(life: Life): Promise<Notes> {
  const { store, snapshot } = life.shop();
  const { helpers, orders } = (await snapshot()).sections;
  return {
    products: await store.read.selectFrom("products").selectAll().execute(),
    orders: await store.read.selectFrom("orders").selectAll().execute(),
    rights: { prices: helpers.mayChangePrices, persons: orders.helpersSeePeople },
  };
}

export async function livingOrGone(life: Life, table: "products" | "categories" | "orders") {
  const rows = await life.shop().store.read.selectFrom(table).select(["id", "deleted_at"]).orderBy("id").execute();
  return { living: rows.filter((row) => row.deleted_at === null), gone: rows.filter((row) => row.deleted_at !== null) };
}

/** Pieces of each counted part of each product: those that are left, and those that orders took. */
export function countedPieces({ products, orders }: Pick<Notes, "products" | "orders">): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { id, counts } of products) {
    for (const [mark, left] of Object.entries<number>(JSON.parse(counts))) pieces.set(`${id} ${mark}`, left);
  }
  for (const { taken } of orders) {
    for (const [id, marks] of JSON.parse(taken)) {
      for (const [mark, count] of marks) {
        const left = pieces.get(`${id} ${mark}`);
        if (left !== undefined) pieces.set(`${id} ${mark}`, left + count);
      }
    }
  }
  return pieces;
}

type Deal = { before: Notes; after: Notes; by: string; isHelper: boolean };

/** What must hold between the notes of before and after a deed. */
export function comparePages({ before, after, by, isHelper }: Deal): void {
  const was = new Map(before.orders.map((order) => [order.id, order]));
  const now = new Map(after.orders.map((order) => [order.id, order]));
  for (const [id, order] of was) {
    if (!now.has(id) && order.deleted_at === null) throw new Broken(`${by}: order ${order.number} vanished`);
    if (!MAY_PAY.has(by) && now.get(id)?.paid !== order.paid && now.has(id)) {
      throw new Broken(
        `${by}: the payment of order ${order.number} changed from ${order.paid} to ${now.get(id)?.paid}`,
      );
    }
    if (by === RESTORE) sameOrder(order, now.get(id));
  }
  if (IS_ORDERS.has(by)) samePieces(countedPieces(before), countedPieces(after), by);
  if (isHelper && !before.rights.prices) noPrice(before, after, by);
}

export const RESTORE = "POST /api/admin/restore";
const MAY_PAY = new Set([
  "POST /api/admin/orders/payments",
  "PUT /api/admin/orders/:id",
  "POST /api/admin/orders/:id/revert",
  "POST /api/admin/steps/:id/undo",
]);
const IS_ORDERS = new Set([
  "POST /api/admin/orders",
  "PUT /api/admin/orders/:id",
  "DELETE /api/admin/orders/:id",
  "POST /api/admin/orders/states",
  "POST /api/admin/orders/:id/revert",
  "POST /api/admin/orders/:id/forget",
]);

function sameOrder(order: OrderRow, now: OrderRow | undefined): void {
  for (const column of ["state", "paid", "tracking", "total_kurus", "blotted_at"] as const) {
    if (now && now[column] !== order[column]) {
      throw new Broken(`a restore changed ${column} of order ${order.number} from ${order[column]} to ${now[column]}`);
    }
  }
}

export function samePieces(was: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>, by: string): void {
  for (const [part, pieces] of was) {
    if (now.has(part) && now.get(part) !== pieces) {
      throw new Broken(`${by}: of ${part} there were ${pieces} pieces, left or taken, and now ${now.get(part)}`);
    }
  }
}

function noPrice(before: Notes, after: Notes, by: string): void {
  const was = new Map(before.products.map((product) => [product.id, product]));
  for (const { id, price_kurus } of after.products) {
    const earlier = was.get(id)?.price_kurus;
    if (earlier !== undefined && earlier !== price_kurus)
      throw new Broken(`${by}: a helper changed a price to ${price_kurus}`);
  }
}

type Sold = {
  name: string;
  price: number;
  colors: readonly string[];
  choices: readonly ProductChoice[];
  personalTexts: readonly { isRequired: boolean; extra: number }[];
  soldOut: readonly (readonly string[])[];
  counts: Readonly<Record<string, number>>;
  inStock: boolean;
};

type Sets = readonly { id: string; values: readonly { id: string }[] }[];
export type Combination = { marks: readonly string[]; kurus: number; isGone: boolean };

/** Every way in which a product can be chosen, reckoned on paper. */
export function combinationsOf(product: Sold, sets: Sets): Combination[] {
  const texts = product.personalTexts.reduce((sum, text) => sum + (text.isRequired ? toKurus(text.extra) : 0), 0);
  const groups = product.choices.flatMap(({ set: id, without, extra }) => {
    const values = sets.find((set) => set.id === id)?.values.filter((value) => !without.includes(value.id)) ?? [];
    return values.length > 0
      ? [values.map((value) => ({ mark: `${id}=${value.id}`, kurus: toKurus(extra[value.id] ?? 0) }))]
      : [];
  });
  const colors = product.colors.map((color) => ({ mark: `renk=${color}`, kurus: 0 }));
  let found: { marks: string[]; kurus: number }[] = [{ marks: [], kurus: toKurus(product.price) + texts }];
  for (const group of [...(colors.length > 0 ? [colors] : []), ...groups]) {
    found = found.flatMap((one) =>
      group.map(({ mark, kurus }) => ({ marks: [...one.marks, mark], kurus: one.kurus + kurus })),
    );
  }
  const isGone = (marks: readonly string[]) =>
    ["", ...marks].some((mark) => product.counts[mark] === 0) ||
    product.soldOut.some((gone) => gone.every((mark) => marks.includes(mark)));
  return found.map((one) => ({ ...one, isGone: isGone(one.marks) }));
}
