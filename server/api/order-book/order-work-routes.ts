import { z } from "zod";
import { ShopError } from "../../../domain/error.ts";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { type Author, mayChangePrices, maySeePersons } from "../../../domain/ledger.ts";
import { codeSumSchema } from "../../../domain/order-book/code-sums.ts";
import { orderTable } from "../../../domain/order-book/order-csv.ts";
import { OPEN_STATES, ORDER_STATES } from "../../../domain/order-book/order-states.ts";
import type { OrderStore } from "../../../domain/order-book/order-store.ts";
import { orderSumsSchema } from "../../../domain/order-book/order-sums.ts";
import { pickingSchema } from "../../../domain/order-book/picking-list.ts";
import { carrierForms } from "../../../domain/settings/carrier-forms.ts";
import { sectionSchema } from "../../../domain/settings/sections.ts";
import { accountWords } from "../../../domain/shop/payment-words.ts";
import type { GetSnapshot } from "../../../domain/shop/snapshot.ts";
import { orderPageAddress } from "../../../domain/web/order-page-address.ts";
import { inChunks, streamedBytes } from "../../http/progress-lines.ts";
import { adminOnly, staffOnly } from "../../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";
import { stepAnswer } from "../steps.ts";

type Parts = { orders: OrderStore; snapshot: GetSnapshot; now(): Date };

const span = z
  .object({ from: z.iso.date(), until: z.iso.date() })
  .refine(({ from, until }) => from <= until, { path: ["until"], error: "Son gün ilk günden önce olamaz" });

const states = z.object({
  states: z
    .string()
    .transform((listed) => listed.split(","))
    .pipe(z.array(z.enum(ORDER_STATES)))
    .default([...OPEN_STATES]),
});

/** Work on all orders at once: sums, the picking list, the table, and blotting out a person. */
export function orderWorkRoutes({ orders, snapshot, now }: Parts): ApiRoute[] {
  return [
    apiRoute("GET /api/admin/orders/sums", {
      access: staffOnly,
      summary:
        "İki gün arasında satılanlar güne, ürüne ve kategoriye göre, fiyatları değiştirebilenlere; iptal ve iade sayılmaz",
      query: span,
      answer: orderSumsSchema.extend({
        categories: z.array(orderSumsSchema.shape.categories.element.extend({ name: z.string() })),
      }),
      async handle({ query, caller: { by } }) {
        if (!mayChangePrices(by)) {
          throw new ShopError("forbidden", "Toplamları yalnız dükkân sahibi görebilir");
        }
        const { categories, ...sums } = await orders.sums(query);
        const { findCategory } = await snapshot();
        return {
          ...sums,
          categories: categories.map((sum) => ({ ...sum, name: findCategory(sum.category)?.name ?? sum.category })),
        };
      },
    }),
    apiRoute("GET /api/admin/orders/codes", {
      access: adminOnly,
      summary: "Kuponların defterdeki bütün kullanımları; iptal ve iade sayılmaz",
      answer: z.object({ codes: z.array(codeSumSchema) }),
      async handle() {
        const { codes } = await orders.sums({ from: "2000-01-01", until: "2100-01-01" });
        return { codes };
      },
    }),
    apiRoute("GET /api/admin/orders/picking", {
      access: staffOnly,
      summary:
        "Raftan alınacaklar, ürüne ve renge göre; states virgülle ayrılmış durumlardır. told müşterilerin yazıp da görülmeyenlerdir",
      query: states,
      answer: pickingSchema,
      handle: ({ query, caller: { by } }) => orders.listPicking(query.states, { persons: maySeePersons(by) }),
    }),
    apiRoute("GET /api/admin/orders/csv", {
      access: staffOnly,
      summary:
        "Bütün siparişler, her ürünü bir satırda, Excel'in açtığı bir tablo olarak; kişileri göremeyene kişisiz, fiyatları " +
        "değiştiremeyene tutarsız",
      answer: z.string(),
      answerType: "text/csv",
      logs: "orders_exported",
      async handle({ caller: { by } }) {
        return new Response(streamedBytes(inChunks(tableOf(orders, by))), {
          headers: {
            "Content-Type": "text/csv; charset=utf-8",
            "Content-Disposition": `attachment; filename="siparisler-${istanbulDate(now())}.csv"`,
          },
        });
      },
    }),
    apiRoute("GET /api/admin/orders/texts", {
      access: staffOnly,
      summary:
        "Durum mesajlarının metinleri, dükkânın adı, IBAN'ı, gönderici adresi, kargo firmaları, onların toplu gönderi dosyaları ve sipariş sayfalarının adresi; {ad} gibi bilgiler gönderilirken dolar",
      answer: z.object({
        texts: sectionSchema("order-texts"),
        shopName: z.string(),
        account: z.string(),
        carriers: z.string(),
        orderPages: z.string(),
        carrierForms,
        address: z.string(),
      }),
      async handle() {
        const { sections, shop } = await snapshot();
        const { payment, delivery, seller } = sections;
        return {
          texts: sections["order-texts"],
          shopName: shop.name,
          account: accountWords(payment),
          carriers: delivery.carriers,
          orderPages: delivery.orderPage ? shop.publicUrl + orderPageAddress("") : "",
          carrierForms: sections["carrier-files"].forms,
          address: delivery.returnAddress || seller.address,
        };
      },
    }),
    apiRoute("POST /api/admin/orders/:id/forget", {
      access: staffOnly,
      summary:
        "Bu müşterinin bilgilerini bütün siparişlerinden ve geçmişlerinden (aynı telefon, aynı @ad ya da birleştirilenler) " +
        "siler, yalnız dükkân sahibine. Geri alınamaz",
      answer: stepAnswer,
      logs: "persons_blotted",
      handle: ({ id, caller: { by } }) => orders.forget(id, by),
    }),
  ];
}

async function* tableOf(orders: OrderStore, by: Author): AsyncGenerator<string> {
  const { head, rows } = orderTable({ persons: maySeePersons(by), prices: mayChangePrices(by) });
  yield head;
  for await (const order of orders.every()) yield rows(order);
}
