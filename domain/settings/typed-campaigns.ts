import { z } from "zod";
import { parsePrice } from "../typed-price.ts";

/** A number as it is saved, or as the owner is typing it. */
const number = z.union([z.number(), z.string()]).nullable();

export type TypedNumber = z.output<typeof number>;

const days = { from: z.string(), until: z.string() };
const goods = { onlySome: z.boolean().default(false), categories: z.array(z.string()), products: z.array(z.string()) };

const typedGain = z.object({
  kind: z.enum(["percent", "amount", "sending", "present"]),
  percent: number.optional(),
  amount: number.optional(),
  product: z.string().optional(),
});

const typedCode = z.object({
  code: z.string(),
  gain: typedGain,
  least: number,
  ...goods,
  ...days,
  about: z.string(),
});

const typedOffer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("many"), name: z.string(), take: number, pay: number, ...goods, ...days }),
  z.object({
    kind: z.literal("together"),
    name: z.string(),
    products: z.array(z.string()),
    percent: number,
    amount: number,
    ...days,
  }),
]);

export type TypedGain = z.output<typeof typedGain>;
export type TypedCode = z.output<typeof typedCode>;
export type TypedOffer = z.output<typeof typedOffer>;
export type TypedMany = TypedOffer & { kind: "many" };
export type TypedTogether = TypedOffer & { kind: "together" };

/** The codes of a draft; none for a draft of another version. */
export const typedCodes = (draft: unknown): TypedCode[] => z.array(typedCode).safeParse(draft).data ?? [];

export const typedOffers = (draft: unknown): TypedOffer[] => z.array(typedOffer).safeParse(draft).data ?? [];

/** A code with what a made one takes over from it. */
export const NEW_CODE: TypedCode = {
  ...{
    code: "",
    gain: { kind: "percent" as const, percent: 10 },
    least: null,
    onlySome: false,
    categories: [],
    products: [],
  },
  ...{ from: "", until: "", about: "" },
};

export const NEW_MANY: TypedMany = {
  ...{ kind: "many", name: "", take: 3, pay: 2, onlySome: false, categories: [], products: [], from: "", until: "" },
};

export const NEW_TOGETHER: TypedTogether = {
  ...{ kind: "together", name: "", products: [], percent: null, amount: null, from: "", until: "" },
};

/** The codes of a draft as they are saved. Text that is no number stays, and the schema refuses it. */
export const meantCodes = (draft: unknown): unknown =>
  z
    .array(typedCode)
    .safeParse(draft)
    .data?.map(({ gain, least, ...code }) => ({
      ...code,
      gain: meantGain(gain),
      least: lira(least),
    })) ?? draft;

export const meantOffers = (draft: unknown): unknown =>
  z
    .array(typedOffer)
    .safeParse(draft)
    .data?.map((offer) =>
      offer.kind === "many"
        ? { ...offer, take: whole(offer.take), pay: whole(offer.pay) }
        : { ...offer, percent: whole(offer.percent), amount: lira(offer.amount) },
    ) ?? draft;

/** The gain without what was typed for another kind. */
function meantGain({ kind, percent = null, amount = null, product = "" }: TypedGain) {
  switch (kind) {
    case "percent":
      return { kind, percent: whole(percent) };
    case "amount":
      return { kind, amount: lira(amount) };
    case "sending":
      return { kind };
    case "present":
      return { kind, product };
  }
}

const lira = (typed: TypedNumber): TypedNumber => meant(typed, parsePrice);

const whole = (typed: TypedNumber): TypedNumber =>
  meant(typed, (text) => (/^%?\s*\d{1,9}\s*%?$/.test(text) ? Number(text.replace(/[%\s]/g, "")) : undefined));

function meant(typed: TypedNumber, read: (text: string) => number | undefined): TypedNumber {
  if (typeof typed !== "string") return typed;
  const text = typed.trim();
  return text === "" ? null : (read(text) ?? typed);
}
