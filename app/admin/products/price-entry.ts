import { type PriceSpan, priceSpanSchema, wrongSpan } from "../../../domain/catalog/price-plan.ts";
import {
  MAX_PERCENT,
  MIN_PERCENT,
  type OldPriceChoice,
  type PriceRule,
  type Rounding,
} from "../../../domain/catalog/price-rule.ts";
import { momentOf } from "../../../domain/istanbul.ts";
import { formatPrice, MAX_PRICE } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-price.ts";

export type PriceEntry = {
  unit: "percent" | "lira";
  isRaise: boolean;
  /** A number in Turkish notation: `12,5` or `1.234,50`. */
  typed: string;
  rounding: Rounding;
  /** Undefined until she chooses one. */
  oldPrice: OldPriceChoice | undefined;
  /** Minutes of Istanbul's clock. An empty `from` starts at once; without `until` the prices stay. */
  from: string;
  until: string | undefined;
};

export const FIRST_ENTRY: PriceEntry = {
  unit: "percent",
  isRaise: true,
  typed: "",
  rounding: "none",
  oldPrice: undefined,
  from: "",
  until: undefined,
};

/** A raise makes no price the old one, because an old price is shown only above the price. */
export const withChange = (entry: PriceEntry, unit: PriceEntry["unit"], isRaise: boolean): PriceEntry => ({
  ...entry,
  unit,
  isRaise,
  oldPrice: isRaise && entry.oldPrice === "set" ? undefined : entry.oldPrice,
});

/** A cut with an end shows its discount unless she says no. */
export const oldPriceIn = ({ oldPrice, isRaise, until }: PriceEntry): OldPriceChoice =>
  oldPrice ?? (isRaise || until === undefined ? "keep" : "set");

/** The price rule that was typed, or an error that says what to write instead. */
export type ReadEntry = {
  rule?: PriceRule;
  error?: string;
  /** More typing cannot mend the error, so it is shown at once. */
  isNonsense?: true;
};

export function readEntry(entry: PriceEntry): ReadEntry {
  const { unit, isRaise, typed, rounding } = entry;
  const plain = typed.replace(/^\s*%|%\s*$/g, "").trim();
  const unsigned = plain.replace(/^[-−–]\s*%?\s*/, "");
  const size = parsePrice(unsigned);
  if (size === undefined) return { error: EXPECTED[unit] };
  if (size === 0) return { error: `0 bir şey değiştirmez. ${EXPECTED[unit]}` };
  if (unsigned !== plain) return { error: withoutMinus(entry, unsigned), isNonsense: true };
  const error = tooMuch(entry, size);
  if (error) return { error, isNonsense: true };
  const amount = isRaise ? size : -size;
  return {
    rule: {
      change: unit === "percent" ? { percent: amount } : { lira: amount },
      rounding,
      oldPrice: oldPriceIn(entry),
    },
  };
}

const EXPECTED: Record<PriceEntry["unit"], string> = {
  percent: "Yüzdeyi 12 ya da 12,5 gibi yaz",
  lira: "Tutarı 10 ya da 10,50 gibi yaz",
};

/** The same signs as in the choices above the field. */
const sign = (unit: PriceEntry["unit"]): string => (unit === "percent" ? "%" : "₺");

const withoutMinus = ({ unit, isRaise }: PriceEntry, unsigned: string): string =>
  isRaise
    ? `Fiyatı düşürmek için yukarıdan "${sign(unit)} indirim" seç, buraya ${unsigned} yaz`
    : `İndirim zaten seçili, eksi işareti olmadan ${unsigned} yaz`;

function tooMuch({ unit, isRaise }: PriceEntry, size: number): string | undefined {
  const most = unit === "lira" ? MAX_PRICE : isRaise ? MAX_PERCENT : -MIN_PERCENT;
  if (size <= most) return undefined;
  if (unit === "lira") return `En fazla ${formatPrice(most)} yazabilirsin`;
  return `${isRaise ? "Zam" : "İndirim"} en fazla %${most} olabilir`;
}

/** While the new prices last, or why they cannot. Without both they stay. */
export type ReadSpan = { span?: PriceSpan; error?: string };

export function readSpan({ from, until }: PriceEntry, now = new Date()): ReadSpan {
  if (until === undefined) return {};
  const read = priceSpanSchema.safeParse({ from: from === "" ? null : momentOf(from), until: momentOf(until) });
  const error = read.success ? wrongSpan(read.data, now) : read.error.issues[0]?.message;
  return error || !read.success ? { error } : { span: read.data };
}
