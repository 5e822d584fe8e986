import { THE_SHOP } from "../../domain/ledger.ts";
import { sumLira } from "../../domain/money.ts";
import { type OrderInput, orderInputSchema } from "../../domain/order-book/book-order.ts";
import { moneyOf, type PaymentRow } from "../../domain/order-book/order-money.ts";
import type { OrderState } from "../../domain/order-book/order-states.ts";
import { inBatches } from "../../storage/batches.ts";
import { columnsOf } from "../../storage/columns.ts";
import { openDatabase } from "../../storage/database.ts";
import { derivedColumns, newPageKey, ORDERS, settledColumns } from "../../storage/order-book/order-subject.ts";
import { OWNERS_ORDER_COLUMNS } from "../../storage/order-columns.ts";
import { openOrders } from "../../tests/support/databases/open-ledger.ts";

const NAMES = ["Ece", "Işıl", "Çağrı", "İrem", "Öykü", "Umut", "Şule", "Gökhan", "Ayşe", "Mert"];
const SURNAMES = ["Işık", "Yılmaz", "Öztürk", "Çelik", "Şahin", "Güneş", "Kılıç"];
const PRODUCTS = ["Kupa", "İsimli kolye", "Telefon kılıfı", "Peluş ayı", "Bileklik", "Anahtarlık", "Mum"];
const COLORS = ["", "Mavi", "Pembe", "Siyah"];

/**
 * A year of orders: one in 33 is new, one in 50 cancelled, the others are delivered. Two in three are paid, a third of them in two parts;
 * one in ten has a discount, one in 40 a refund.
 */
export async function addOrders(location: { dataDir: string; databaseUrl?: string }, count: number): Promise<void> {
  const { store, close } = await openDatabase(location);
  try {
    // The others are written beside the book, which would take a transaction for each.
    const { order } = await openOrders(store).create(orderOf(1, count), THE_SHOP);
    await store.write(async (trx) => {
      const like = await trx.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow();
      const numbers = Array.from({ length: count - 1 }, (_, at) => at + 2);
      for await (const batch of inBatches(numbers)) {
        await ORDERS.write(
          trx,
          batch.map((number) => ({ ...like, ...rowOf(number, count) })),
        );
      }
    });
  } finally {
    await close();
  }
}

function rowOf(number: number, count: number) {
  const wrote_at = writtenAt(number, count);
  const given = columnsOf(OWNERS_ORDER_COLUMNS, {
    ...orderOf(number, count),
    customer: `c${number}`,
    customerNote: "",
  });
  const columns = { ...given, ...settledColumns(undefined, given, wrote_at) };
  const keys = { id: `order-${number}`, number, page_key: newPageKey(), wrote_at, state_at: wrote_at };
  return { ...columns, ...derivedColumns(columns), ...keys };
}

const stateOf = (number: number): OrderState =>
  number % 33 === 0 ? "new" : number % 50 === 0 ? "cancelled" : "delivered";

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? "";

const writtenAt = (number: number, count: number): string =>
  new Date(Date.UTC(2026, 0, 1, 6) + (number / count) * 364 * 86_400_000).toISOString();

/** The payments of an order of `toPay`, as they come: whole, in two parts, or with some of it back. */
function paymentsOf(number: number, day: string, toPay: number): PaymentRow[] {
  if (number % 3 === 0) return [];
  const row = { id: `p${number}`, way: "transfer", day } as const;
  if (number % 40 === 1)
    return [
      { ...row, amount: toPay },
      { ...row, id: "back", amount: 20, back: true },
    ];
  if (number % 9 > 2) return [{ ...row, amount: toPay }];
  return [
    { ...row, amount: 100 },
    { ...row, id: `r${number}`, amount: sumLira([toPay, -100]) },
  ];
}

function orderOf(number: number, count: number): OrderInput {
  const order = unpaidOrder(number);
  const { toPay } = moneyOf(order);
  return { ...order, payments: paymentsOf(number, writtenAt(number, count).slice(0, 10), toPay) };
}

const unpaidOrder = (number: number): OrderInput =>
  orderInputSchema.parse({
    state: stateOf(number),
    payment: "transfer",
    sending: number % 2 === 0 ? 59.9 : 0,
    discounts: number % 10 === 0 ? [{ word: "doğum günü", percent: 10 }] : [],
    name: `${pick(NAMES, number)} ${pick(SURNAMES, Math.floor(number / 3))}`,
    phone: `0532 1${String(number).padStart(6, "0")}`,
    province: "Bursa",
    district: "Nilüfer",
    address: `Çiçek Sokak ${number}\nDaire 4`,
    note: "Zile basma",
    lines: Array.from({ length: 1 + (number % 4) }, (_, line) => ({
      productId: `p${(number + line * 7) % 90}`,
      name: `${pick(PRODUCTS, number + line)} ${(number + line * 7) % 90}`,
      color: pick(COLORS, number + line),
      category: "takilar",
      quantity: 1 + (number % 3),
      price: 149.95,
    })),
  });
