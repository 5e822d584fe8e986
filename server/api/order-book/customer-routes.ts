import { z } from "zod";
import { ShopError } from "../../../domain/error.ts";
import { type Author, mayChangePrices, maySeePersons } from "../../../domain/ledger.ts";
import { type BookOrder, personSchema } from "../../../domain/order-book/book-order.ts";
import { customerAnswerSchema, customerNamed, customerSums } from "../../../domain/order-book/customer.ts";
import { customerTable, summedOrder } from "../../../domain/order-book/customer-table.ts";
import { moneyOf } from "../../../domain/order-book/order-money.ts";
import type { OrderStore } from "../../../domain/order-book/order-store.ts";
import { adminOnly, staffOnly } from "../../sign-in/access.ts";
import { type ApiRoute, apiRoute, itemId } from "../api-route.ts";
import { stepAnswer } from "../steps.ts";

/** The customer of an order: all her orders, and what she bought and paid. Only those who may see persons ask. */
export function customerRoutes({ orders }: { orders: OrderStore }): ApiRoute[] {
  return [
    apiRoute("GET /api/admin/customers", {
      access: adminOnly,
      summary: "Siparişlerdeki müşteriler bir tablo olarak: her müşteri bir satır",
      answer: z.object({
        headers: z.array(z.string()),
        rows: z.array(z.array(z.union([z.string(), z.number()]))),
      }),
      logs: "customers_exported",
      async handle() {
        const { headers, rows } = customerTable(await Array.fromAsync(orders.every(), summedOrder));
        return { headers: [...headers], rows: rows.map((cells) => [...cells]) };
      },
    }),
    apiRoute("GET /api/admin/orders/:id/customer", {
      access: staffOnly,
      summary:
        "Siparişi verenin bütün siparişleri, aldıkları ve onunla ilgili not, kişileri görebilenlere; ödediği ve kalanı fiyatları değiştirebilenlere",
      answer: customerAnswerSchema,
      async handle({ id, caller: { by } }) {
        if (!maySeePersons(by)) throw new ShopError("invalid", "Müşterileri yalnız dükkân sahibi görebilir");
        return answerOf(await orders.listCustomer(id), by);
      },
    }),
    apiRoute("PUT /api/admin/orders/:id/customer/note", {
      access: staffOnly,
      summary: "Siparişi verenle ilgili notu bütün siparişlerine yazar",
      body: z.object({ note: personSchema.shape.customerNote.unwrap() }),
      answer: stepAnswer,
      logs: "customer_noted",
      handle: ({ id, body: { note }, caller: { by } }) => orders.noteCustomer({ id, note }, by),
    }),
    apiRoute("POST /api/admin/orders/:id/customer/join", {
      access: staffOnly,
      summary: "İki siparişin müşterilerini bir müşteri yapar, bütün siparişleriyle",
      body: z.object({ other: itemId }),
      answer: stepAnswer,
      logs: "customers_joined",
      handle: ({ id, body: { other }, caller: { by } }) => orders.joinCustomers({ id, other }, by),
    }),
    apiRoute("POST /api/admin/orders/:id/customer/part", {
      access: staffOnly,
      summary: "Siparişi müşterisinin öbür siparişlerinden ayırır",
      answer: stepAnswer,
      logs: "customer_parted",
      handle: ({ id, caller: { by } }) => orders.partCustomer(id, by),
    }),
  ];
}

function answerOf(hers: readonly BookOrder[], by: Author): z.output<typeof customerAnswerSchema> {
  const { paid, left, toGoBack, ...sums } = customerSums(hers);
  const seesMoney = mayChangePrices(by);
  return {
    ...customerNamed(hers),
    ...sums,
    ...(seesMoney && { paid, left, toGoBack }),
    orders: hers.map((order) => ({
      id: order.id,
      number: order.number,
      state: order.state,
      wroteAt: order.wroteAt,
      lines: order.lines.map(({ name, quantity }) => ({ name, quantity })),
      ...(seesMoney && { toPay: moneyOf(order).toPay }),
    })),
  };
}
