import { z } from "zod";
import { chosenText, chosenValue } from "../choice/choice-sets.ts";

/** The doubts about a line that the owner has to know. */
export const LINE_DOUBT_KINDS = [
  /** The message does not contain the line as the shop writes it. */
  "unsaid",
  /** The price has changed since the order. `until` is the time of the change. */
  "price-changed",
  /** The price of the link was not the shop's price within a day of the message. `until` is the time when that price ended. */
  "price-outdated",
  /** The order is so old that its prices are forgotten. They are known from `until` on. */
  "price-forgotten",
  "sold-out",
  /** Fewer pieces are left than the line asks for: `left`. */
  "few",
  /** The product is in the trash. */
  "removed",
  /** The product is gone, even from the trash. */
  "gone",
  /** The product no longer has a chosen value, or a question that was answered. */
  "choice-gone",
  /** Questions are open: `words`. If the color is open, `colors` are the ones to choose from. */
  "choice-missing",
  /** A text cannot be made as it is written. `words` say why. */
  "text-trouble",
] as const;

/** What a line without a link came from. */
const proposalSchema = z.object({
  /** The customer's words. */
  words: z.string(),
  /** It may be ticked before anybody has looked at it. */
  isSure: z.boolean(),
  /** Texts that the line may carry. They are never sure. */
  offered: z.array(chosenText),
  /** The questions that the customer's words leave open, with the owner's answer. It is empty if the customer is to be asked. */
  asked: z.array(
    z.object({
      id: z.string(),
      word: z.string(),
      chosen: z.string(),
      values: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});

/** A line of the link, or a proposed one. `thatDay` and `today` are prices of one piece. */
export const verifiedLineSchema = z.object({
  /** Null for a line without a product. */
  productId: z.string().nullable(),
  name: z.string(),
  color: z.string(),
  values: z.array(chosenValue),
  texts: z.array(chosenText),
  /** The open questions of the product, also those whose answer is gone. Missing if there are none. */
  asked: z.array(z.object({ id: z.string(), word: z.string() })).optional(),
  /** The category of the product; empty without one. */
  category: z.string(),
  image: z.string(),
  proposal: proposalSchema.optional(),
  quantity: z.int(),
  /** Null for a line without a product. `thatDay` is also null if that price is forgotten. */
  thatDay: z.number().nullable(),
  today: z.number().nullable(),
  doubts: z.array(
    z.object({
      kind: z.enum(LINE_DOUBT_KINDS),
      until: z.string().optional(),
      left: z.int().optional(),
      colors: z.array(z.string()).optional(),
      words: z.array(z.string()).optional(),
    }),
  ),
});

export type VerifiedLine = z.output<typeof verifiedLineSchema>;
export type LineDoubt = VerifiedLine["doubts"][number];
