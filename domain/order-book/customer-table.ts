import { istanbulDate } from "../istanbul.ts";
import { sumLira } from "../money.ts";
import { dayInNumbers } from "../order/detail-lines.ts";
import type { OutTable } from "../out-table.ts";
import { showPhone } from "../settings/phone.ts";
import type { BookOrder } from "./book-order.ts";
import { customerNamed } from "./customer.ts";
import { moneyOf } from "./order-money.ts";
import { isSold } from "./order-states.ts";

const HEADERS = ["Ad soyad", "Telefonlar", "WhatsApp adı", "Not", "Sipariş", "Ödediği", "İlk sipariş", "Son sipariş"];

/** What the table needs of an order: a book of many years is in memory then. */
export const summedOrder = (order: BookOrder) => {
  const { id, customer, isGift, name, phone, senderName, senderPhone, handle, customerNote, wroteAt, state } = order;
  const named = { isGift, name, phone, senderName, senderPhone, handle, customerNote };
  return { ...named, id, customer, wroteAt, isSold: isSold(state), paid: moneyOf(order).paid };
};

type SummedOrder = ReturnType<typeof summedOrder>;

/**
 * The persons of the book as a table, who ordered last first. `orders` are the oldest first. An order whose person is gone, or has said
 * nothing of herself, is nobody's.
 */
export function customerTable(orders: readonly SummedOrder[]): OutTable {
  const hers = Map.groupBy(orders.toReversed(), ({ id, customer }) => customer || id);
  return { headers: HEADERS, rows: [...hers.values()].flatMap(rowOf) };
}

function rowOf(orders: readonly SummedOrder[]): OutTable["rows"] {
  const { name, phones, handle, note } = customerNamed(orders);
  if (name === "" && phones.length === 0 && handle === "") return [];
  const days = orders.map(({ wroteAt }) => wroteAt).toSorted();
  return [
    [
      name,
      phones.map(showPhone).join("\n"),
      handle,
      note,
      orders.filter(({ isSold }) => isSold).length,
      sumLira(orders.map(({ paid }) => paid)),
      dayOf(days[0]),
      dayOf(days.at(-1)),
    ],
  ];
}

const dayOf = (moment = ""): string => dayInNumbers(istanbulDate(new Date(moment)));
