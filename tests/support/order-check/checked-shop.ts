import { FIRST_CHOICE_SETS } from "../../../content/first-choice-sets.ts";
import type { PriceParts, RevisedPrices } from "../../../domain/catalog/price-history.ts";
import { chosenOf, type ToldChoice } from "../../../domain/choice/chosen.ts";
import type { Cart } from "../../../domain/order/cart.ts";
import { NO_DETAILS, type OrderDetails } from "../../../domain/order/order-details.ts";
import { orderMessage } from "../../../domain/order/order-message.ts";
import { orderedLines, type ShelfProduct, shelfOf } from "../../../domain/order-check/ordered-lines.ts";
import { type PastedOrder, pastedOrders } from "../../../domain/order-check/pasted-orders.ts";
import { proposedOrder } from "../../../domain/order-check/proposed-order.ts";
import { type VerifiedOrder, verifyOrder } from "../../../domain/order-check/verified-order.ts";
import { verifiedProposal } from "../../../domain/order-check/verified-proposal.ts";
import { cartLinkAddress } from "../../../domain/web/cart-link.ts";
import { productOf } from "../sample-products.ts";
import { NO_CAMPAIGNS } from "./no-campaigns.ts";

const onSale = (id: string, name: string, price: number, traits = {}): ShelfProduct => ({
  product: productOf({ id, name, price, ...traits }),
  isRemoved: false,
});

const LONG = Array.from({ length: 60 }, (_, index) =>
  onSale(`uzun-${index}`, `Uzun isimli ürün, sıra ${index + 1}, hediye paketli ve kurdeleli`, 100 + index),
);

/** One price changed: the candle was ₺100,00 until November 10th, revision 30. */
const PARCEL = { price: 49.9, freeFrom: 500 };

const parts = (price: number): PriceParts => ({ price, choices: [], personalTexts: [] });
const NOON = { at: "2026-11-10T09:00:00.000Z", revision: 30 };

const MODEL = "telefon-modeli";

/** Since noon of November 10th the Pro costs ₺50,00 more. The pink one is sold out for iPhone 13. */
const CASE = onSale("fiyonk", "Fiyonklu kılıf", 249.9, {
  image: "/media/pembe.jpg",
  images: ["/media/siyah.jpg"],
  colors: ["Pembe", "Siyah"],
  choices: [{ set: MODEL, without: ["iphone-11"], extra: { "iphone-15-pro": 50 } }],
  personalTexts: [{ id: "isim", label: "İsim", most: 8, signs: "letters", isRequired: true, extra: 20 }],
  soldOut: [["renk=Pembe", `${MODEL}=iphone-13`]],
  counts: { [`${MODEL}=iphone-14`]: 2 },
});

/** Its pink has a picture of its own. */
const PAINT = onSale("boyali", "Boyalı kutu", 90, {
  colors: ["Krem", "Pembe"],
  images: ["https://cdn.ornek.com/pembe-kutu.jpg"],
  colorImages: { Pembe: "https://cdn.ornek.com/pembe-kutu.jpg" },
});

export const PAINTED = PAINT.product;

export const CHECKED_SHOP = {
  shelf: shelfOf(
    [
      onSale("labubu", "Labubu anahtarlık", 899.9, { colors: ["Pembe", "Krem"] }),
      onSale("bileklik", "Çift bileklik", 249.5),
      onSale("mum", "Soya mumu", 120),
      onSale("kupa", "Çift kişilik kupa", 149.95, { colors: ["Mavi", "Kırmızı"] }),
      onSale("kolye", "İsimli kolye", 320),
      onSale("kilif", "iPhone 15 kılıfı", 199.9, { inStock: false }),
      onSale("toka", "Şık toka", 59.9),
      onSale("toka-2", "Şık toka", 59.9),
      onSale("sik-toka", "Sık toka", 79.9),
      CASE,
      PAINT,
      onSale("yuzuk", "Zirkon yüzük", 189.9, {
        colors: ["Gümüş", "Altın"],
        choices: [{ set: "yuzuk-olcusu", without: [], extra: {} }],
      }),
      ...LONG,
      { ...onSale("tavsan", "Peluş tavşan", 450), isRemoved: true },
    ],
    FIRST_CHOICE_SETS,
  ),
  prices: new Map<string, RevisedPrices<PriceParts>>([
    ["mum", { price: parts(120), changes: [{ ...NOON, before: parts(100), after: parts(120) }] }],
    [
      "fiyonk",
      {
        price: { ...CASE.product },
        changes: [
          {
            ...NOON,
            before: { ...CASE.product, choices: [{ set: MODEL, without: [], extra: {} }] },
            after: CASE.product,
          },
        ],
      },
    ],
  ]),
  since: { revision: 1, at: "2026-01-01T00:00:00.000Z" },
  sets: FIRST_CHOICE_SETS,
};

type Line = ToldChoice & { id: string; quantity: number; price?: number };

const cartOf = (lines: readonly Line[]): Cart =>
  lines.map(({ id, quantity, price: paid, ...chosen }) => {
    const { product } = CHECKED_SHOP.shelf.products.find((one) => one.product.id === id) ?? { product: undefined };
    const { name = "", image = "", price = 0, slug = "" } = product ?? {};
    const shown = { slug, originalPrice: null, colors: [] };
    return { id, name, image, price: paid ?? price, shown, quantity, ...chosenOf(chosen) };
  });

type Ordering = { revision?: number; details?: Partial<OrderDetails> };

function messageOf(ordered: readonly Line[], { revision, details = {} }: Ordering): string {
  const lines = cartOf(ordered);
  const address = revision === undefined ? undefined : cartLinkAddress(revision, lines);
  return orderMessage({
    lines,
    details: { ...NO_DETAILS, ...details },
    parcel: PARCEL,
    cartAddress: address && `https://fiyonk.example${address}`,
  });
}

const THREE: Line[] = [
  { id: "labubu", color: "Pembe", quantity: 1 },
  { id: "bileklik", quantity: 2 },
  { id: "mum", quantity: 3 },
];
const EARLY: Line[] = [
  { id: "mum", quantity: 2, price: 100 },
  { id: "kolye", quantity: 1 },
];
const CHOSEN: Line = {
  ...{ id: "fiyonk", quantity: 2, color: "Pembe" },
  values: [{ group: MODEL, id: "iphone-15-pro", name: "iPhone 15 Pro" }],
  texts: [{ id: "isim", label: "İsim", text: "BUSE ♥" }],
};
const ECE = {
  name: "Ece Işık",
  phone: "905321234567",
  province: "Bursa",
  district: "Nilüfer",
  address: "Çiçek Sokak 1, D: 4",
  day: "2027-02-14",
  giftWrap: true,
  cardNote: "İyi ki doğdun 2x öptüm",
};

/** Messages as visitors send them. Those with a link were priced at its revision. */
export const MESSAGES = {
  /** ₺899,90 + 2 × ₺249,50 + 3 × ₺120,00 = ₺1.758,90 */
  linked: messageOf(THREE, { revision: 50 }),
  plain: messageOf(THREE, {}),
  /** 2 × ₺149,95 = ₺299,90 */
  gift: messageOf([{ id: "kupa", color: "Mavi", quantity: 2 }], { revision: 50, details: ECE }),
  /** 2 × ₺100,00 + ₺320,00 = ₺520,00 */
  early: messageOf(EARLY, { revision: 20 }),
  /** 2 × (₺249,90 + ₺50,00 + ₺20,00) = ₺639,80 */
  chosen: messageOf([{ ...CHOSEN, price: 319.9 }], { revision: 50 }),
  /** Of 60 lines the message has room for 40, all of shortened names. ₺7.770,00 */
  long: messageOf(
    LONG.map(({ product }) => ({ id: product.id, quantity: 1 })),
    { revision: 50 },
  ),
};

/** When the pasted forms with a time were pasted. */
const NOW = new Date("2026-11-24T09:00:00Z");

/** What is on the shelf of the checked shop. */
const ON_SHELF = CHECKED_SHOP.shelf.products.flatMap(({ product, isRemoved }) => (isRemoved ? [] : product));

/** All orders of a text, compared with the checked shop. */
export const readIn = (text: string, now = NOW): { pasted: PastedOrder; verified: VerifiedOrder }[] =>
  pastedOrders(text, { now, shopName: "Fiyonk" }).map((pasted) => {
    const { order } = pasted;
    const { prices, since, sets, shelf } = CHECKED_SHOP;
    const proposed = order.code === undefined ? proposedOrder(pasted.text, { products: ON_SHELF, sets }) : undefined;
    const lines = proposed?.lines ?? orderedLines(order, shelf);
    const anew = verifyOrder(order, {
      lines,
      at: pasted.at,
      now,
      prices,
      since,
      sets,
      parcel: PARCEL,
      ...NO_CAMPAIGNS,
    });
    return { pasted, verified: proposed ? verifiedProposal(anew, { proposed, lines, order }) : anew };
  });

/** The only order of a text. */
export function readOne(text: string, now = NOW): { pasted: PastedOrder; verified: VerifiedOrder } {
  const [one, ...others] = readIn(text, now);
  if (!one || others.length > 0) throw new Error(`${others.length + 1} orders`);
  return one;
}
