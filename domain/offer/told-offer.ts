import { z } from "zod";
import type { ToldOffer } from "./reductions.ts";

const told = { name: z.string(), code: z.string().optional(), products: z.array(z.string()).optional() };
const coded = { ...told, least: z.number().optional() };

/** As it is sent. Apart from reductions.ts, because visitors load that without zod. */
export const toldOfferSchema: z.ZodType<ToldOffer> = z.discriminatedUnion("kind", [
  z.object({ ...coded, kind: z.literal("percent"), percent: z.number() }),
  z.object({ ...coded, kind: z.literal("amount"), amount: z.number() }),
  z.object({ ...coded, kind: z.literal("sending") }),
  z.object({ ...coded, kind: z.literal("present"), present: z.string() }),
  z.object({ ...told, kind: z.literal("many"), take: z.int(), pay: z.int() }),
  z.object({ ...told, kind: z.literal("together"), percent: z.number().optional(), amount: z.number().optional() }),
]);
