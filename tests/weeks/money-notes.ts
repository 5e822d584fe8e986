import type { OrderRecord } from "../../storage/tables.ts";
import { Broken } from "./life.ts";

type Off = { percent?: number; kurus?: number };

type SoldLine = {
  kurus: number;
  quantity: number;
  returned?: number;
  shelved?: number;
  discount?: Off;
  productId: string;
};

/** In kuruş, as a shopkeeper reckons it on paper. */
const offOf = ({ percent, kurus = 0 }: Off, most: number, percentOf = most): number =>
  Math.min(percent === undefined ? kurus : Math.round((percentOf * percent) / 100), most);

/** The sum of the lines, sending and fee without discounts. */
function asksFor(order: OrderRecord): number {
  const lines: SoldLine[] = JSON.parse(order.lines);
  const discounts: Off[] = JSON.parse(order.discounts);
  const beside = (order.sending_kurus ?? 0) + (order.fee_kurus ?? 0);
  let sum = beside;
  for (const { kurus, quantity, returned = 0, discount } of lines) {
    const price = kurus * (quantity - returned);
    sum += price - (discount ? offOf(discount, price) : 0);
  }
  for (const discount of discounts) sum -= offOf(discount, sum, Math.max(0, sum - beside));
  return sum;
}

function receivedOf({ payments }: Pick<OrderRecord, "payments">): number {
  return rowsOf(payments).reduce((sum, { kurus, back }) => sum + (back ? -kurus : kurus), 0);
}

const rowsOf = (payments: string): { kurus: number; back?: true; kept?: true }[] => JSON.parse(payments);

/** What she does not give back of an order that ended. */
function keptOf({ payments }: Pick<OrderRecord, "payments">): number {
  return rowsOf(payments).reduce((sum, { kurus, kept }) => sum + (kept ? kurus : 0), 0);
}

/** What is paid and what is left make what is to pay; the mark says whether it is; no more came back than was sold. */
export function sameMoney(order: OrderRecord, by: string): void {
  const lines: SoldLine[] = JSON.parse(order.lines);
  const [asked, received] = [asksFor(order), receivedOf(order)];
  const fail = (what: string): never => {
    throw new Broken(`${by}: order ${order.number} ${what}`);
  };
  const isEnded = order.state === "cancelled" || order.state === "returned";
  const isAllBack = lines.every(({ quantity, returned = 0 }) => returned === quantity);
  const stays = Math.min(Math.max(0, received), Math.max(isAllBack ? asked : 0, keptOf(order)));
  const toPay = isEnded ? stays : asked;
  const paid = order.paid === 1 && order.payments === "[]" ? toPay : received;
  if (order.left_kurus !== toPay - paid) fail(`has ${order.left_kurus} left, and ${toPay} to pay with ${paid} paid`);
  if (asked < 0 || received < 0) fail(`asks for ${asked} and has got ${received}`);
  if (order.payments !== "[]" && (order.paid === 1) !== asked <= received) fail("is marked otherwise than it is paid");
  if (lines.some(({ quantity, returned = 0, shelved = 0 }) => shelved > returned || returned > quantity)) {
    fail("has more back than it sold");
  }
  const taken: [id: string, marks: [mark: string, count: number][]][] = JSON.parse(order.taken);
  for (const [id, marks] of taken) {
    const sold = lines
      .filter(({ productId }) => productId === id)
      .reduce((sum, { quantity, shelved = 0 }) => sum + quantity - shelved, 0);
    if (marks.some(([, count]) => count > (isEnded ? 0 : sold))) fail(`has more pieces of ${id} than it sold`);
  }
}
