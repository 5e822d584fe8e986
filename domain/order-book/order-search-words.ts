import { normalizePhone, normalizeUsername } from "../settings/typed-numbers.ts";
import { fold } from "../turkish.ts";
import { customerOf, NO_PERSON, type OrderLine, type OrderPerson } from "./book-order.ts";
import { openWords } from "./line-questions.ts";

/** The words of an order's products for the search. */
export const soldWords = (lines: readonly Pick<OrderLine, "name" | "color" | "values" | "asked">[]): string => {
  const words = lines.flatMap((line) => [
    ...[line.name, line.color, ...line.values.map(({ name }) => name)],
    ...openWords(line),
  ]);
  return fold([...new Set(words)].filter(Boolean).join(" "));
};

type Searched = Pick<
  OrderPerson,
  "name" | "phone" | "handle" | "senderName" | "senderPhone" | "address" | "district" | "province" | "tracking"
> & {
  lines: readonly Pick<OrderLine, "texts">[];
};

/**
 * The words of persons for the search: names, names in WhatsApp, phone numbers with and without the country code, places, the texts that they ordered, and
 * tracking numbers both as typed and as one word.
 */
export function personWords({ name, phone, handle, senderName, senderPhone, lines, ...sent }: Searched): string {
  const { address, district, province, tracking } = sent;
  const texts = lines.flatMap((line) => line.texts.map(({ text }) => text));
  const phones = [phone, senderPhone].flatMap((one) => [one, one.replace(/^90(?=\d{10}$)/, "0")]);
  const parcel = [
    address,
    district,
    province,
    tracking,
    ...[tracking.replace(/\s/g, "")].filter((one) => one !== tracking),
  ];
  return fold([name, senderName, handle, ...phones, ...parcel, ...texts].filter(Boolean).join(" "));
}

/** True if a query is about the customer of an order: all its words are in her name, phone number or name in WhatsApp. */
export function isAboutCustomer(order: Parameters<typeof customerOf>[0] & { handle: string }, query: string): boolean {
  const { name, phone } = customerOf(order);
  const hers = { name, phone, handle: order.handle };
  const words = personWords({ ...NO_PERSON, ...hers, lines: [] });
  const asked = queryWords(query);
  return asked.length > 0 && asked.every((word) => words.includes(word));
}

/** The words of a query. An order must have all of them, in any spelling. A phone number is one word, however it is spaced, and so is `@ayse.yilmaz`. */
export function queryWords(query: string): string[] {
  const phone = normalizePhone(query) ?? partOfPhone(query);
  if (phone !== undefined) return [phone.replace("+", "")];
  const handle = query.trim().startsWith("@") ? normalizeUsername(query) : undefined;
  if (handle !== undefined) return [handle];
  return fold(query).split(NO_WORD).filter(Boolean);
}

const NO_WORD = /[^\p{L}\p{N}]+/u;

/** Digits in groups, as people read a number aloud: `532 123`, `(0532) 12`. */
function partOfPhone(query: string): string | undefined {
  const digits = query.replace(/[\s().\-‐-―/+]/g, "");
  return /^\d{5,}$/.test(digits) ? digits : undefined;
}

/** `12` and `#12` may be an order's number. */
export const asOrderNumber = (word: string): number | undefined => (/^\d{1,9}$/.test(word) ? Number(word) : undefined);
