import { z } from "zod";

/** The messages that are sent about an order. Questions to the customer begin with `ask-`. */
export const TOLD_KINDS = [
  "confirmation",
  "preparing",
  "sent",
  "delivered",
  "cancelled",
  "reminder",
  "ask-color",
  "ask-choice",
  "ask-address",
  "ask-receipt",
] as const;

export type ToldKind = (typeof TOLD_KINDS)[number];

/** A message that the customer got, as the owner says. */
export const toldSchema = z.object({
  what: z.enum(TOLD_KINDS, { error: "Mesaj geçersiz" }),
  at: z.iso.datetime({ error: "Zaman geçersiz" }),
});

export type Told = z.output<typeof toldSchema>;

export const isTold = (told: readonly Told[], what: ToldKind): boolean => told.some((one) => one.what === what);
