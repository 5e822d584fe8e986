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

/** The last time the customer was told this. Undefined if she never was, or not since `since`. */
export const lastTold = (told: readonly Told[], what: ToldKind, since = ""): string | undefined =>
  told
    .filter((one) => one.what === what && one.at >= since)
    .map(({ at }) => at)
    .toSorted()
    .at(-1);

export const isTold = (told: readonly Told[], what: ToldKind): boolean => lastTold(told, what) !== undefined;

/** The marks of an order without those that a step added, and with those that it removed. Others stay. */
export function toldWithout(now: readonly Told[], step: { before: readonly Told[]; after: readonly Told[] }): Told[] {
  const stays = now.filter((one) => has(step.before, one) || !has(step.after, one));
  return [...stays, ...step.before.filter((one) => !has(step.after, one) && !has(now, one))];
}

const has = (told: readonly Told[], { what, at }: Told): boolean =>
  told.some((one) => one.what === what && one.at === at);

/** The marks without that of the sent parcel: its new number is told anew. */
export const untoldParcel = (told: readonly Told[]): Told[] => told.filter(({ what }) => what !== "sent");
