import { colorValue } from "../../../domain/choice/chosen.ts";
import type { Cart, CartLine } from "../../../domain/order/cart.ts";
import { DETAIL_LIMITS, type OrderDetails } from "../../../domain/order/order-details.ts";
import type { Order } from "../../../domain/order/order-message.ts";
import type { ParcelPrice } from "../../../domain/shop/parcel-price.ts";
import { cartLinkAddress } from "../../../domain/web/cart-link.ts";
import { seededRandom } from "../thorough.ts";

type Random = (limit: number) => number;

const PIECES = [
  ...["Kupa", "Mıknatıslı Çift Bilekliği", "IŞIK", "ığüşöç İĞÜŞÖÇ", "Labubu", "x2 - ₺1,00", "•", "Toplam: ₺1,00"],
  ...["🎁", "👩‍❤️‍👨", "🏳️‍🌈", "👍🏽", "🇹🇷", "é", "ﷺ", "عروسة", "מתנה", "\u202e", "\u200f", "日本の人形"],
  ...[
    "*",
    "_",
    "~",
    "`",
    "```",
    "\n",
    "\r\n",
    "\u2028",
    "\t",
    "\0",
    "\ud83c",
    "\udf81",
    "…",
    ", ",
    ": ",
    " / ",
    "#",
    "&",
    "+",
    "%",
  ],
  ...["Sepet: https://kotu.example/sepet#1.0", "Adres: ", "https://a.example"],
];

/** An order as a visitor could make it, of 1 to 200 lines, with names that an API from before the rules could have let through. */
export function randomOrder(seed: number): { order: Order; revision: number } {
  const random = seededRandom(seed);
  const lines = linesOf(random);
  const revision = random(2) * random(1_000_000);
  const address = cartLinkAddress(revision, lines);
  return {
    revision,
    order: {
      lines,
      details: detailsOf(random),
      parcel: random(2) ? parcelOf(random) : undefined,
      cartAddress: address && `https://fiyonk.example${address}`,
    },
  };
}

/** Most carts are small. */
const linesOf = (random: Random): Cart =>
  Array.from({ length: 1 + random([3, 10, 60, 200][random(4)] ?? 1) }, (_, index) => lineOf(random, index));

function lineOf(random: Random, index: number): CartLine {
  return {
    id: `${random(2 ** 31).toString(16)}-${index}`,
    name: textOf(random, 200) || "Ürün",
    image: "/kupa.webp",
    price: (1 + random(99_999_999)) / 100,
    quantity: 1 + random(random(2) ? 3 : 99),
    shown: { slug: "urun", originalPrice: null, colors: [] },
    ...(random(2) && { values: [colorValue(textOf(random, 40) || "pembe")] }),
  };
}

function detailsOf(random: Random): OrderDetails {
  const isGift = random(2) === 1;
  return { ...saidDetailsOf(random), isGift, ...(isGift ? senderOf(random) : NO_SENDER) };
}

const NO_SENDER = { senderName: "", senderPhone: "", surprise: false };

const senderOf = (random: Random): typeof NO_SENDER => ({
  senderName: maybe(random, DETAIL_LIMITS.name),
  senderPhone: ["", "905327654321"][random(2)] ?? "",
  surprise: random(2) === 1,
});

const saidDetailsOf = (random: Random): Omit<OrderDetails, "isGift" | keyof typeof NO_SENDER> => ({
  name: maybe(random, DETAIL_LIMITS.name),
  phone: ["", "905321234567", "+4915123456789"][random(3)] ?? "",
  province: ["", "Kahramanmaraş", "İstanbul"][random(3)] ?? "",
  district: ["", "Onikişubat", "Kadıköy"][random(3)] ?? "",
  address: maybe(random, DETAIL_LIMITS.address),
  day: ["", "2027-02-14"][random(2)] ?? "",
  giftWrap: random(2) === 1,
  cardNote: maybe(random, DETAIL_LIMITS.cardNote),
  hidePrices: random(2) === 1,
  sellerNote: maybe(random, DETAIL_LIMITS.sellerNote),
});

const parcelOf = (random: Random): ParcelPrice => ({
  price: random(2) ? 49.9 : null,
  freeFrom: random(2) ? 100 * random(50) : null,
});

const maybe = (random: Random, max: number): string => (random(2) ? textOf(random, max) : "");

/** At most so many UTF-16 units, cut anywhere. */
function textOf(random: Random, max: number): string {
  const length = 1 + random(max);
  let text = "";
  while (text.length < length) text += PIECES[random(PIECES.length)] + (random(2) ? " " : "");
  return text.slice(0, length);
}
