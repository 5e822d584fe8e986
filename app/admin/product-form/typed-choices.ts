import { z } from "zod";
import "../zod-without-eval.ts";
import type { PersonalText, ProductChoice } from "../../../domain/choice/choice-sets.ts";
import { SIGNS } from "../../../domain/choice/choice-sets.ts";
import { withIds } from "../../../domain/settings/typed-sets.ts";
import { parsePrice, typedPrice } from "../../../domain/typed-price.ts";

const meantNumber = z.number().or(z.nan());

/** A field of the saved row that is forgotten here does not compile. */
type FieldsOf<Row> = { [Field in keyof Required<Row>]: z.ZodType };

const typedChoice = z.object({
  set: z.string(),
  without: z.array(z.string()),
  extra: z.record(z.string(), z.string()),
} satisfies FieldsOf<ProductChoice>);

/** A value without a difference costs as much as the product. */
export const typedChoices = z.codec(
  z.array(typedChoice),
  z.array(typedChoice.extend({ extra: z.record(z.string(), meantNumber) })),
  {
    decode: (typed) => typed.map((choice) => ({ ...choice, extra: mapped(choice.extra, difference) })),
    encode: (stored) => stored.map((choice) => ({ ...choice, extra: mapped(choice.extra, typedPrice) })),
  },
);

function difference(typed: string): number | undefined {
  const lira = parseDifference(typed);
  return lira === 0 ? undefined : lira;
}

const typedText = z.object({
  id: z.string(),
  label: z.string(),
  most: z.string(),
  signs: z.enum(SIGNS),
  isRequired: z.boolean(),
  extra: z.string(),
  picture: z.string().optional(),
} satisfies FieldsOf<PersonalText>);

export const typedTexts = z.codec(
  z.array(typedText),
  z.array(typedText.extend({ most: meantNumber, extra: meantNumber })),
  {
    decode: (typed) =>
      withIds(typed, ({ label }) => label).map((text) => ({
        ...text,
        most: wholeNumber(text.most),
        extra: parseDifference(text.extra),
      })),
    encode: (stored) =>
      stored.map((text) => ({
        ...text,
        most: String(text.most),
        extra: text.extra === 0 ? "" : typedPrice(text.extra),
      })),
  },
);

/** A field that is left empty is not counted. */
export const typedCounts = z.codec(z.record(z.string(), z.string()), z.record(z.string(), meantNumber), {
  decode: (typed) => mapped(typed, (text) => (text.trim() === "" ? undefined : wholeNumber(text))),
  encode: (counts) => mapped(counts, String),
});

/** `-20` costs less than the product does. NaN for what is no price; nothing typed is no difference. */
function parseDifference(typed: string): number {
  const [, sign, amount = ""] = /^\s*([+−-]?)(.*)$/.exec(typed) ?? [];
  if (amount.trim() === "") return 0;
  const lira = parsePrice(amount) ?? Number.NaN;
  return sign === "" || sign === "+" ? lira : -lira;
}

const wholeNumber = (typed: string): number => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN);

/** Without the entries that become undefined. */
function mapped<From, To>(entries: Record<string, From>, map: (value: From) => To | undefined): Record<string, To> {
  const kept: Record<string, To> = {};
  for (const [key, value] of Object.entries(entries)) {
    const next = map(value);
    if (next !== undefined) kept[key] = next;
  }
  return kept;
}
