import { z } from "zod";
import { BYTE_ORDER_MARK } from "../../domain/csv-cells.ts";
import { istanbulDate } from "../../domain/istanbul.ts";
import {
  PULSE_SPANS,
  pulseReport,
  pulseReportSchema,
  pulseSpans,
  totalsOf,
  viewsByDay,
} from "../../domain/pulse/pulse-report.ts";
import type { PulseStore } from "../../domain/pulse/pulse-store.ts";
import { type PageNames, pulseTable } from "../../domain/pulse/pulse-words.ts";
import type { GetSnapshot, Snapshot } from "../../domain/shop/snapshot.ts";
import { inChunks, streamedBytes } from "../http/progress-lines.ts";
import { staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";

type Parts = { pulse: PulseStore; snapshot: GetSnapshot; now(): Date };

const query = z.object({
  days: z.coerce
    .number()
    .refine((days) => PULSE_SPANS.some((span) => span === days))
    .default(7),
});

/** Of a longer span the days before are not all kept. */
const LONGEST_COMPARED = 30;

/** 'Nabız': what visitors do, in sums. Nothing in it is about a person or money, so helpers see it too. */
export const pulseRoutes = ({ pulse, snapshot, now }: Parts): ApiRoute[] => [
  apiRoute("GET /api/admin/pulse", {
    access: staffOnly,
    summary:
      "Son günlerin görüntülenmeleri, WhatsApp dokunuşları, sepete konanlar, sonuçsuz aramalar, nereden gelindiği ve saatler; " +
      "önceki günlerle (days: 1, 7, 30 ya da 365)",
    query,
    answer: pulseReportSchema,
    async handle({ query: { days } }) {
      const { span, before } = pulseSpans(days, now());
      const { findProduct, sections } = await snapshot();
      return pulseReport({
        isCounted: sections.pulse.counts,
        sums: await pulse.total(span),
        byDay: await pulse.byDay(span),
        span,
        before: days <= LONGEST_COMPARED ? await pulse.byDay(before) : undefined,
        nameOf: (id) => findProduct(id)?.name,
      });
    },
  }),
  apiRoute("GET /api/admin/pulse/csv", {
    access: staffOnly,
    summary: "Bütün sayımlar, Excel'in açtığı bir tablo olarak; 3'ten küçük sayılar 1–2 yazılır",
    answer: z.string(),
    answerType: "text/csv",
    async handle() {
      const names = namesIn(await snapshot());
      return new Response(streamedBytes(inChunks(tableOf(pulse, names))), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="nabiz-${istanbulDate(now())}.csv"`,
        },
      });
    },
  }),
];

function namesIn({ findProduct, allCategories }: Snapshot): PageNames {
  const categories = new Map(allCategories.map(({ id, name }) => [id, name]));
  return { product: (id) => findProduct(id)?.name, category: (id) => categories.get(id) };
}

async function* tableOf(pulse: PulseStore, names: PageNames): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + pulseTable.head;
  for await (const sums of pulse.every()) yield pulseTable.rows(sums, names);
}

/** Today's taps that open WhatsApp, and the views of seven days, today last. */
export async function pulseOfDay(pulse: Pick<PulseStore, "byDay">, now: Date) {
  const { span } = pulseSpans(7, now);
  const sums = await pulse.byDay(span);
  const { asks, orders } = totalsOf(sums.filter(({ day }) => day === span.until));
  return { taps: asks + orders, days: viewsByDay(sums, span) };
}
