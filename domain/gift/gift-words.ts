import type { Product } from "../catalog/product.ts";
import { listedWords } from "../listed-words.ts";
import { formatPrice } from "../money.ts";
import type { DeliveryDays } from "../shop/arrival.ts";
import type { AskedGift } from "./gift-guide.ts";
import { GIVEN_UP, type Gift, type GivenUp } from "./gifts-for.ts";

type Told = Pick<Product, "name" | "details" | "personalTexts" | "colors">;

/** Why this gift, in a few words: `mor, 45 cm, 2-4 iş gününde`. */
export function giftReason({ product, chosen, missed }: Gift, wish: AskedGift, delivery?: DeliveryDays): string {
  const [color] = chosen.values ?? [];
  const keeps = (part: GivenUp) => !missed.includes(part);
  const words = [
    color?.name.toLocaleLowerCase("tr"),
    wish.taste && keeps("taste") ? wish.taste.name.toLocaleLowerCase("tr") : undefined,
    sizeIn(product),
    product.personalTexts.length > 0 ? "isme özel" : undefined,
  ].filter((word) => word !== undefined);
  const told = words.length === 0 ? colorsIn(product) : words;
  return [...new Set(told).values()].slice(0, 2).concat(daysIn(delivery)).join(", ");
}

const colorsIn = ({ colors }: Told): string[] =>
  colors.length > 1 ? [`${colors.length} renk`] : colors.map((color) => color.toLocaleLowerCase("tr"));

/** `16 ile 20 cm arası` is no size of one piece. */
const SIZE = /(?<!(?:ile|-|–) ?)(?<![\d,])\d+(?:,\d+)?(?: ?x ?\d+(?:,\d+)?)* ?(?:cm|mm|ml)(?![\p{L}])/u;

const sizeIn = ({ details, name }: Told): string | undefined =>
  [details.find(({ name }) => name === "Ölçü")?.text ?? "", name].map((text) => SIZE.exec(text)?.[0]).find(Boolean);

const daysIn = (days: DeliveryDays | undefined): string[] =>
  days ? [`${days.from === undefined || days.from === days.to ? "" : `${days.from}-`}${days.to} iş gününde`] : [];

/** One sentence for each part of the wish that some gift misses. */
export function givenUpWords(gifts: readonly Gift[], wish: AskedGift): string[] {
  return GIVEN_UP.flatMap((part) => {
    const name = nameOf(part, wish);
    const kept = gifts.filter(({ missed }) => !missed.includes(part)).length;
    if (name === undefined || kept === gifts.length) return [];
    return [kept === 0 ? NONE[part](name) : SOME[part](name, kept)];
  });
}

const nameOf = (part: GivenUp, { color, taste, occasion, recipient }: AskedGift): string | undefined =>
  ({ color: color?.word, taste: taste?.name, occasion: occasion?.name, recipient: recipient?.name })[part];

const NONE: Record<GivenUp, (name: string) => string> = {
  color: (name) => `Rengi ${name} olan yok, renkten vazgeçtik.`,
  taste: (name) => `“${name}” sevene göre olan yok, zevkten vazgeçtik.`,
  occasion: (name) => `“${name}” için özel olan yok; bunlar her güne yakışır.`,
  recipient: (name) => `“${name}” için özel olan yok; bunlar herkese yakışır.`,
};

const SOME: Record<GivenUp, (name: string, kept: number) => string> = {
  color: (name, kept) => `Rengi ${name} olan ${kept} tane; ötekilerde renkten vazgeçtik.`,
  taste: (name, kept) => `“${name}” sevene göre ${kept} tane; ötekilerde zevkten vazgeçtik.`,
  occasion: (name, kept) => `“${name}” için özel olan ${kept} tane; ötekiler her güne yakışır.`,
  recipient: (name, kept) => `“${name}” için özel olan ${kept} tane; ötekiler herkese yakışır.`,
};

/** A sentence if there are fewer gifts than places, although all of the wish was given up that may be. */
export function fewGiftsWords(found: number, { budget, recipient }: AskedGift): string {
  const limits = [recipient && `“${recipient.name}” için`, budget && `${formatPrice(budget)} bütçeyle`]
    .filter(Boolean)
    .join(" ");
  const what = limits === "" ? "Şimdilik" : limits;
  return found === 0 ? `${what} bir hediyemiz yok.` : `${what} ${found} hediyemiz var.`;
}

/** More words are a story. */
const MOST_UNREAD = 3;

/** `“araba” sözünü hesaba katamadık.` Undefined if everything was understood. */
export function unreadWords(unread: readonly string[]): string | undefined {
  const told = unread.slice(0, MOST_UNREAD).map((word) => `“${word}”`);
  if (told.length === 0) return undefined;
  return `${listedWords(told)} ${told.length > 1 ? "sözlerini" : "sözünü"} hesaba katamadık.`;
}
