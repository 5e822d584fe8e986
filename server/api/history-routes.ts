import { z } from "zod";
import { type LedgerEvent, ledgerEventSchema } from "../../domain/ledger.ts";
import type { Access } from "../sign-in/access.ts";
import { type ApiPath, type ApiRoute, apiRoute } from "./api-route.ts";

type Call<Known> = { params: Record<string, string>; caller: Known };

type Kind<Known, Saved> = {
  /** The address of one item. */
  path: ApiPath;
  access: Access<Known>;
  summaries: { events: string; revert: string };
  saved: z.ZodType<Saved>;
  listEvents(call: Call<Known>): Promise<LedgerEvent[]>;
  revert(call: Call<Known>, event: string): Promise<NoInfer<Saved>>;
};

/** What every kind of item with a history has: its events, and the way back to one of them. */
export const historyRoutes = <Known, Saved>(kind: Kind<Known, Saved>): ApiRoute[] => [
  apiRoute(`GET ${kind.path}/events`, {
    access: kind.access,
    summary: kind.summaries.events,
    answer: z.object({ events: z.array(ledgerEventSchema) }),
    handle: async (call) => ({ events: await kind.listEvents(call) }),
  }),
  apiRoute(`POST ${kind.path}/revert`, {
    access: kind.access,
    summary: kind.summaries.revert,
    body: z.object({ event: z.string().max(64) }, { error: "Sürüm eksik" }),
    answer: kind.saved,
    handle: (call) => kind.revert(call, call.body.event),
  }),
];
