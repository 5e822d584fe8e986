import { z } from "zod";
import { BEACON_EVENTS, BEACON_SOURCES, type Beacon } from "./pulse-beacon.ts";

/** In bytes. The longest search and address fit. */
export const MAX_BEACON = 1024;

/** What browsers tell, as the shop reads it. */
export const beaconSchema: z.ZodType<Beacon> = z.strictObject({
  event: z.enum(BEACON_EVENTS),
  source: z.enum(BEACON_SOURCES),
  path: z.string().max(300),
  link: z.string().max(100).optional(),
  words: z.string().max(200).optional(),
});
