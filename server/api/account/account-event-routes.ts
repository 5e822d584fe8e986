import { z } from "zod";
import {
  ACCOUNT_EVENT_KINDS,
  ACCOUNT_EVENT_WAYS,
  EVENTS_PER_PAGE,
  type StoredAccountEvents,
} from "../../../domain/account/account-event.ts";
import { adminOnly } from "../../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

const listedEvents = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      userId: z.string().nullable(),
      who: z.string().nullable(),
      by: z.string().nullable(),
      kind: z.enum(ACCOUNT_EVENT_KINDS),
      way: z.enum(ACCOUNT_EVENT_WAYS).nullable(),
      device: z.string(),
      place: z.string(),
      times: z.int(),
    }),
  ),
  /** The cursor of the next page; undefined on the last one. */
  before: z.string().optional(),
});

export const accountEventRoutes = (stored: Pick<StoredAccountEvents, "list">): ApiRoute[] => [
  apiRoute("GET /api/admin/account-events", {
    access: adminOnly,
    summary: "Hesap hareketleri, en yenisi önce; before bir önceki yanıttan gelir, userId bir kişininkileri seçer",
    query: z.object({ before: z.string().max(60).optional(), userId: z.string().max(60).optional() }),
    answer: listedEvents,
    async handle({ query }) {
      const events = (await stored.list(query)).map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
      return { events, before: events.length === EVENTS_PER_PAGE ? events.at(-1)?.id : undefined };
    },
  }),
];
