import type { ProductChoice } from "../../domain/choice/choice-sets.ts";
import { toKurus } from "../../domain/money.ts";
import type { OrderRecord, ProductRecord } from "../../storage/tables.ts";
import { Broken, type Life } from "./life.ts";
import { sameMoney } from "./money-notes.ts";

/** What a shopkeeper would write down before a deed, and after it. */
export type Notes = {
  products: readonly ProductRecord[];
  orders: readonly OrderRecord[];
  /** What a helper may do at the moment. */
  mayPrice: boolean;
  maySeePersons: boolean;
};

export async function notesOf(life: Life): Promise<Notes> {
  const { store, snapshot } = life.shop();
  const { helpers, orders } = (await snapshot()).sections;
  return {
    products: await store.read.selectFrom("products").selectAll().execute(),
    orders: await store.read.selectFrom("orders").selectAll().execute(),
    mayPrice: helpers.mayChangePrices,
    maySeePersons: orders.helpersSeePeople,
  };
}

/** Pieces of each counted part of each product: those that are left, and those that orders took. */
export function countedPieces({ products, orders }: Pick<Notes, "products" | "orders">): Map<string, number> {
  const left = products.flatMap(({ id, counts, counts_together }) =>
    Object.entries<number>({ ...JSON.parse(counts), ...JSON.parse(counts_together) }).map(
      ([mark, count]): [string, number] => [`${id} ${mark}`, count],
    ),
  );
  const pieces = new Map(left);
  const taken = orders.flatMap(takenBy);
  for (const [part, count] of taken) {
    const known = pieces.get(part);
    if (known !== undefined) pieces.set(part, known + count);
  }
  return pieces;
}

function takenBy({ taken }: Pick<OrderRecord, "taken">): [part: string, count: number][] {
  const products: [id: string, marks: [mark: string, count: number][]][] = JSON.parse(taken);
  return products.flatMap(([id, marks]) => marks.map(([mark, count]): [string, number] => [`${id} ${mark}`, count]));
}

/**
 * An order keeps the pieces that it had as long as some are left. Of a question that it leaves open it has a piece only while the product has
 * a single answer, and a restore may bring others back.
 */
function keepsPieces(was: OrderRecord, order: OrderRecord, left: ReadonlyMap<string, number>): boolean {
  const now = new Map(takenBy(order));
  const named = namedParts(was);
  return takenBy(was).every(
    ([part, count]) => !named.has(part) || (left.get(part) ?? 0) === 0 || (now.get(part) ?? 0) >= count,
  );
}

function namedParts({ lines }: Pick<OrderRecord, "lines">): Set<string> {
  const sold: { productId: string; color: string; values?: { group: string; id: string }[] }[] = JSON.parse(lines);
  return new Set(
    sold.flatMap(({ productId, color, values = [] }) =>
      everyPartOf([`renk=${color}`, ...values.map(({ group, id }) => `${group}=${id}`)]).map(
        (mark) => `${productId} ${mark}`,
      ),
    ),
  );
}

/** The whole, each value, and each combination of them. */
function everyPartOf(marks: readonly string[]): string[] {
  let parts = [""];
  for (const mark of marks.toSorted()) parts = parts.flatMap((part) => [part, part === "" ? mark : `${part}\n${mark}`]);
  return parts;
}

export function samePieces(was: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>, by: string): void {
  for (const [part, pieces] of was) {
    if ((now.get(part) ?? pieces) === pieces) continue;
    throw new Broken(`${by}: of ${part} ${pieces} pieces were left or taken, and now ${now.get(part)}`);
  }
}

/** The deeds after which an order may be paid or not paid any more. */
const OF_PAYMENTS = /orders\/payments|PUT \/api\/admin\/orders|orders\/:id\/revert|undo|slip/;
/** The deeds that change no count but by orders. */
const OF_ORDERS = /^(POST|PUT|DELETE) \/api\/admin\/orders/;

type Deal = { before: Notes; after: Notes; by: string; isHelper: boolean };

/** What holds between the notes of before and after a deed. */
export function compareNotes({ before, after, by, isHelper }: Deal): void {
  const now = new Map(after.orders.map((order) => [order.id, order]));
  const left = countedPieces({ products: after.products, orders: [] });
  for (const was of before.orders) {
    const order = now.get(was.id);
    if (!order && was.deleted_at === null) throw new Broken(`${by}: order ${was.number} vanished`);
    const kept = by.endsWith("/restore") ? KEPT : OF_PAYMENTS.test(by) ? [] : ["paid" as const];
    const lost = order && kept.find((column) => order[column] !== was[column]);
    if (by.endsWith("/restore") && order && !keepsPieces(was, order, left)) {
      throw new Broken(`${by}: order ${was.number} lost its pieces, and they are left`);
    }
    if (lost) throw new Broken(`${by}: ${lost} of order ${was.number} was ${was[lost]}, and is ${order[lost]}`);
  }
  for (const order of after.orders) sameMoney(order, by);
  if (OF_ORDERS.test(by)) samePieces(countedPieces(before), countedPieces(after), by);
  if (!isHelper || before.mayPrice) return;
  const prices = new Map(after.products.map(({ id, price_kurus }) => [id, price_kurus]));
  const repriced = before.products.find(({ id, price_kurus }) => (prices.get(id) ?? price_kurus) !== price_kurus);
  if (repriced) throw new Broken(`${by}: a helper changed the price of ${repriced.name}`);
  const removed = before.orders.find(({ id, deleted_at }) => now.has(id) && now.get(id)?.deleted_at !== deleted_at);
  if (removed) throw new Broken(`${by}: a helper removed order ${removed.number}, or brought it back`);
}

/** What a restore leaves as it is, because it is newer than the copy. */
const KEPT = [
  ...(["state", "paid", "payments", "discounts", "left_kurus"] as const),
  ...(["tracking", "total_kurus", "blotted_at"] as const),
];

type Sold = {
  price: number;
  colors: readonly string[];
  choices: readonly ProductChoice[];
  personalTexts: readonly { isRequired: boolean; extra: number }[];
  soldOut: readonly (readonly string[])[];
  counts: Readonly<Record<string, number>>;
  countsTogether: Readonly<Record<string, number>>;
};

type Sets = readonly { id: string; values: readonly { id: string }[] }[];

/** Every way in which a product can be chosen, its price in kuruş and whether it is gone so, reckoned on paper. */
export function combinationsOf(product: Sold, sets: Sets) {
  const texts = product.personalTexts.reduce(
    (sum, { isRequired, extra }) => sum + (isRequired ? toKurus(extra) : 0),
    0,
  );
  const groups = product.choices.map(({ set: id, without, extra }) => {
    const values = sets.find((set) => set.id === id)?.values.filter((value) => !without.includes(value.id)) ?? [];
    return values.map((value) => ({ mark: `${id}=${value.id}`, kurus: toKurus(extra[value.id] ?? 0) }));
  });
  const colors = product.colors.map((color) => ({ mark: `renk=${color}`, kurus: 0 }));
  let found: { marks: string[]; kurus: number }[] = [{ marks: [], kurus: toKurus(product.price) + texts }];
  for (const group of [colors, ...groups].filter(({ length }) => length > 0)) {
    found = found.flatMap(({ marks, kurus }) =>
      group.map((value) => ({ marks: [...marks, value.mark], kurus: kurus + value.kurus })),
    );
  }
  return found.map(({ marks, kurus }) => {
    const isNoneLeft = everyPartOf(marks).some((mark) => (product.counts[mark] ?? product.countsTogether[mark]) === 0);
    const isGone = isNoneLeft || product.soldOut.some((gone) => gone.every((mark) => marks.includes(mark)));
    return { marks, kurus, isGone };
  });
}
