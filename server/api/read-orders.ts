import { setImmediate as letOthersRun } from "node:timers/promises";
import { z } from "zod";
import type { ProductLedger } from "../../domain/catalog/catalog.ts";
import { toldOfferSchema } from "../../domain/offer/told-offer.ts";
import type { OrderStore } from "../../domain/order-book/order-store.ts";
import { promisedFacts } from "../../domain/order-check/accepted-facts.ts";
import { orderedLines, type Shelf, shelfOf } from "../../domain/order-check/ordered-lines.ts";
import { pastedOrders } from "../../domain/order-check/pasted-orders.ts";
import { proposedOrder } from "../../domain/order-check/proposed-order.ts";
import { MAX_MESSAGE, MAX_READ_ORDERS } from "../../domain/order-check/read-limits.ts";
import { readOrder } from "../../domain/order-check/read-order.ts";
import { verifiedLineSchema } from "../../domain/order-check/verified-line.ts";
import { verifyOrder } from "../../domain/order-check/verified-order.ts";
import { verifiedProposal, withOwnersChoices } from "../../domain/order-check/verified-proposal.ts";
import { SAID_FIELDS } from "../../domain/said-order/said-fact.ts";
import type { StoredSections } from "../../domain/settings/section-store.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicPicture } from "./picture-addresses.ts";

const MAX_CHOSEN = 200;

const message = z.object({
  /** The message with the line of sender and time that a chat puts before it. */
  text: z.string().max(MAX_MESSAGE, { error: `Bir mesaj en fazla ${MAX_MESSAGE} karakter olabilir` }),
  /** The owner's answers to what proposed lines leave open. */
  choices: z
    .array(z.object({ line: z.int().min(0), group: z.string().max(80), value: z.string().max(200) }))
    .max(MAX_CHOSEN)
    .default([]),
});

const messages = z.object({
  orders: z
    .array(message)
    .min(1)
    .max(MAX_READ_ORDERS, { error: `Bir seferde en fazla ${MAX_READ_ORDERS} sipariş okunabilir` }),
});

const verified = z.object({
  /** The order that the same message became in the book. */
  written: z.object({ id: z.string(), number: z.int() }).nullable(),
  lines: z.array(verifiedLineSchema),
  others: z.array(z.string()),
  offers: z.array(toldOfferSchema),
  endedOffers: z.array(z.string()),
  /** What a text without a link seems to say about persons, with the words that say so. */
  facts: z.array(z.object({ field: z.enum(SAID_FIELDS), value: z.string(), words: z.string(), isSure: z.boolean() })),
  isGift: z.boolean(),
});

type Parts = {
  ledger: Pick<ProductLedger, "listRemoved" | "revisedPrices">;
  orders: Pick<OrderStore, "findWritten">;
  sections: Pick<StoredSections, "revised">;
  snapshot: GetSnapshot;
  publicUrl: string;
};

/** Compares pasted orders with the shop (decision 25). Nothing is kept. */
export const readOrderRoutes = ({ ledger, orders, sections: stored, snapshot, publicUrl }: Parts): ApiRoute[] => [
  apiRoute("POST /api/admin/orders/read", {
    access: staffOnly,
    summary:
      "Sohbetten yapıştırılan siparişleri dükkânla karşılaştırır, hiçbir şey saklamaz. lines sepet bağlantısının, bağlantı " +
      "yoksa tanınan satırların ürünleridir (proposal: hangi sözlerden); facts sözlerden okunan kişi ve adres; thatDay mesajın anındaki, today bugünkü fiyat, offers mesajın anındaki kampanyalar, endedOffers onlardan artık geçmeyenler, others dükkânın yazmayacağı " +
      "satırlar, written aynı mesajın defterdeki siparişi",
    body: messages,
    answer: z.object({ orders: z.array(verified) }),
    async handle({ body }) {
      const now = new Date();
      const { products, sections, findCategory } = await snapshot();
      const { sets } = sections.choices;
      const campaigns = await stored.revised("campaigns");
      const categoryOf = (slug: string) => findCategory(slug)?.slug;
      const shelf = await shopShelf({ ledger, snapshot });
      const read = body.orders.map(({ text, choices }) => {
        const [pasted] = pastedOrders(text, { now });
        const { order = readOrder(text), at } = pasted ?? {};
        const proposed = order.code === undefined ? proposedOrder(pasted?.text ?? text, { products, sets }) : undefined;
        const lines = proposed ? withOwnersChoices(proposed.lines, choices) : orderedLines(order, shelf);
        return { order, at, proposed, lines };
      });
      const meant = read.flatMap(({ lines }) => lines.flatMap(({ found }) => found?.product ?? []));
      const { prices, since } = await ledger.revisedPrices([...new Set(meant)]);
      const written = await orders.findWritten(body.orders.map(({ text }) => text));
      const { parcel, giftPrices, promises } = (await snapshot()).shop;
      const answers = [];
      for (const [index, { order, at, proposed, lines }] of read.entries()) {
        // A long message keeps the processor busy. Visitors are served between two messages.
        await letOthersRun();
        const shop = { prices, since, sets, campaigns, categoryOf, parcel, giftPrices };
        const anew = verifyOrder(order, { lines, at, now, ...shop });
        const verified = proposed
          ? verifiedProposal(anew, { proposed, lines, order })
          : { ...anew, facts: [], isGift: false };
        const shown = verified.lines.map((one) => publicPicture(one, publicUrl));
        const facts = promisedFacts(verified.facts, { promises, isGift: verified.isGift });
        answers.push({ ...verified, facts, written: written[index] ?? null, lines: shown });
      }
      return { orders: answers };
    },
  }),
];

/** More than an owner throws away in the days that the trash keeps. */
const MAX_REMOVED = 2000;

async function shopShelf({ ledger, snapshot }: Pick<Parts, "ledger" | "snapshot">): Promise<Shelf> {
  const { products, sections } = await snapshot();
  const { removed } = await ledger.listRemoved(MAX_REMOVED);
  const onShelf = [
    ...products.map((product) => ({ product, isRemoved: false })),
    ...removed.map(({ product }) => ({ product, isRemoved: true })),
  ];
  return shelfOf(onShelf, sections.choices.sets);
}
