import { z } from "zod";
import { chosenText, chosenValue } from "../choice/choice-sets.ts";

/** The doubts about a line that the owner has to know. */
export const LINE_DOUBT_KINDS = [
  /** The message does not have the line as the shop writes it. */
  "unsaid",
  /** The price has changed since the order: `until` is when that day's ended. */
  "price-changed",
  /** The price of the link was not the shop's within a day of the message; `until` as above. */
  "price-outdated",
  /** So old that the prices of its day are forgotten: they are known from `until` on. */
  "price-forgotten",
  "sold-out",
  /** Fewer pieces are counted than the line asks for: `left`. */
  "few",
  /** The product is in the trash. */
  "removed",
  /** The shop does not have it any more. */
  "gone",
  /** A chosen value, or an answered question, that the product does not have any more. */
  "choice-gone",
  /** Questions of the product that nobody has answered: `words`, and the color by the `colors` that there are. */
  "choice-missing",
  /** A text that cannot be made as it is written: `words` say why. */
  "text-trouble",
] as const;

/** A line as the link says it, or as it is proposed. `thatDay` and `today` are prices of one piece. */
export const verifiedLineSchema = z.object({
  /** Null for what the shop does not have. */
  productId: z.string().nullable(),
  name: z.string(),
  color: z.string(),
  values: z.array(chosenValue),
  texts: z.array(chosenText),
  /** The questions of the product that nobody has answered, also where the answer is gone. Missing without any. */
  asked: z.array(z.object({ id: z.string(), word: z.string() })).optional(),
  /** Of the product; empty for none. */
  category: z.string(),
  image: z.string(),
  quantity: z.int(),
  /** Null for what the shop does not have, and `thatDay` also where it is forgotten. */
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
