import "../zod-without-eval.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import {
  type DiscountPlace,
  discountAt,
  discountedAt,
  parseDiscount,
} from "../../../domain/order-book/order-discount.ts";
import { type Discount, discountSchema } from "../../../domain/order-book/order-money.ts";
import { typedPrice } from "../../../domain/typed-price.ts";
import { orderCalls } from "../order-calls.ts";
import type { FormSource } from "../saved-form/form-source.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { readBy } from "../saved-form/typed-fields.ts";

/** The value of the choice that means no single line. */
export const WHOLE_ORDER = "";

type Placed = { place: DiscountPlace; discount: Discount };

/** Reads and saves one discount of an order; without a place it writes a new one. */
export function discountSource(order: BookOrder, place: DiscountPlace | undefined) {
  const first = typedOf(place, place && discountAt(order, place));
  let seen = order;
  const known = (of: unknown) => discountAt(seen, discountPlaceOf(of));
  const source: FormSource<BookOrder, Typed, Placed> = {
    name: `indirim-${order.id}`,
    fields: ["of", "size", "word"],
    draftOf: () => first,
    read(typed) {
      const discount = { word: typed.word, ...parseDiscount(String(typed.size ?? "")) };
      const read = readBy(discountSchema, discount, () => "size");
      return read.ok
        ? { ok: true, values: { place: place ?? discountPlaceOf(typed.of), discount: read.values } }
        : read;
    },
    find: async (row) => (await orderCalls.find((row ?? order).id)).order,
    async save(row = order, { place, discount }) {
      // An answer was lost, and the discount is written.
      if (discountsOf(row) === discountsOf({ ...seen, ...discountedAt(seen, place, discount) })) return { row };
      // The place of a line or of a discount is its number, which means something else once the others change.
      if (pricedParts(row) !== pricedParts(seen)) {
        seen = row;
        return { row, refusal: "Bu arada ürünler ya da indirimler değişti. Bir daha bak, yeniden kaydet." };
      }
      const { order: saved, step } = await orderCalls.update(row, discountedAt(row, place, discount));
      return { row: saved, step };
    },
  };
  return {
    ...source,
    known,
    /** She chose what the discount is for. The fields show the one that stands there, unless she has typed another. */
    chosen: (typed: Typed, of: unknown): Typed => ({
      of,
      ...((typed.size ?? "") === sizeInField(known(typed.of)) && sizeOf(known(of))),
    }),
  };
}

const pricedParts = ({ lines, discounts }: BookOrder): string => JSON.stringify([lines, discounts]);

const discountsOf = ({ lines, discounts }: BookOrder): string =>
  JSON.stringify([lines.map(({ discount }) => discount), discounts]);

export const discountPlaceOf = (of: unknown): DiscountPlace =>
  of === WHOLE_ORDER ? { at: undefined } : { line: Number(of) };

const typedOf = (place: DiscountPlace | undefined, discount: Discount | undefined): Typed => ({
  of: place && "line" in place ? String(place.line) : WHOLE_ORDER,
  ...sizeOf(discount),
});

const sizeOf = (discount: Discount | undefined): Typed => ({
  size: sizeInField(discount),
  word: discount?.word ?? "",
});

const sizeInField = ({ percent, amount }: Partial<Discount> = {}): string =>
  percent === undefined ? (amount === undefined ? "" : typedPrice(amount)) : `%${percent}`;
