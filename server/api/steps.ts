import { z } from "zod";
import type { ProductLedger } from "../../domain/catalog/catalog.ts";
import { type Product, productSchema } from "../../domain/catalog/product.ts";
import {
  type Author,
  type LedgerEvent,
  ledgerEventSchema,
  listedStepSchema,
  STEPS_PER_PAGE,
  undoneStepSchema,
  undoPreviewSchema,
} from "../../domain/ledger.ts";
import { type Access, type Staff, staffOnly } from "../sign-in/access.ts";
import { type ApiPath, type ApiRoute, apiRoute, productIds } from "./api-route.ts";
import { publicProduct } from "./picture-addresses.ts";

export const stepAnswer = z.object({ step: z.string(), count: z.int() });

const listedSteps = z.object({
  steps: z.array(listedStepSchema),
  /** The cursor of the next page; undefined on the last one. */
  before: z.string().optional(),
});

const trashQuery = z.object({
  limit: z
    .string()
    .regex(/^(?:\d{1,2}|1\d\d|200)$/)
    .transform(Number)
    .optional(),
});

/** The history of the panel, undo, and the trash. */
export function stepRoutes({ ledger, publicUrl }: { ledger: ProductLedger; publicUrl: string }): ApiRoute[] {
  const product = productSchema(publicUrl);
  const toPublic = (product: Product) => publicProduct(product, publicUrl);
  return [
    apiRoute("GET /api/admin/steps", {
      access: staffOnly,
      summary:
        "Son otuz günde yapılan işlemler, yardımcıya yalnız ürünlerinki ve siparişlerinki, en yenisi önce; before bir önceki yanıttan gelir",
      query: z.object({ before: z.string().max(60).optional() }),
      answer: listedSteps,
      async handle({ query: { before }, caller: { by } }) {
        const steps = await ledger.listSteps({ before, by });
        return { steps, before: steps.length === STEPS_PER_PAGE ? steps.at(-1)?.id : undefined };
      },
    }),
    apiRoute("GET /api/admin/steps/:id/undo", {
      access: staffOnly,
      summary:
        "Bir işlem geri alınırsa neyin değişeceği. kept bu arada yeniden değiştiği için kalacak alanlar, again sonraki " +
        "değişikliği de geri alınacak alanlardır",
      answer: undoPreviewSchema,
      handle: ({ id, caller: { by } }) => ledger.previewUndo(id, by),
    }),
    apiRoute("POST /api/admin/steps/:id/undo", {
      access: staffOnly,
      summary: "Bir işlemi geri alır; bu arada değişenlere dokunmaz, kaçına dokunmadığını söyler",
      answer: undoneStepSchema,
      logs: "step_undone",
      handle: ({ id, caller: { by } }) => ledger.undoStep(id, by),
    }),
    apiRoute("GET /api/admin/trash", {
      access: staffOnly,
      summary: "Çöp kutusundaki ürünler, en son atılan önce; limit kaçının gösterileceğidir",
      query: trashQuery,
      answer: z.object({ removed: z.array(z.object({ product, removedAt: z.string() })), total: z.int() }),
      async handle({ query }) {
        const { removed, total } = await ledger.listRemoved(query.limit);
        return { removed: removed.map(({ product, removedAt }) => ({ product: toPublic(product), removedAt })), total };
      },
    }),
    apiRoute("POST /api/admin/trash/bring-back", {
      access: staffOnly,
      summary: "Ürünleri, ürün sayılmazsa hepsini, çöp kutusundan eski yerlerine geri koyar",
      body: z.object({ ids: productIds.min(1).optional() }),
      answer: stepAnswer,
      logs: "products_brought_back",
      handle: ({ body, caller: { by } }) => ledger.restore(body.ids, by),
    }),
    ...historyRoutes("/api/admin/products/:id", {
      access: staffOnly,
      events: "Bir ürüne kimin ne zaman ne yaptığı, en yenisi önce",
      revert: "Ürünü bir olayın hemen ardındaki hâline döndürür",
      logs: "product_reverted",
      saved: z.object({ step: z.string(), product }),
      listEvents: (id) => ledger.listEvents(id),
      async revertTo({ id, caller: { by } }, event) {
        const { step, product } = await ledger.revertTo(id, event, by);
        return { step, product: toPublic(product) };
      },
    }),
  ];
}

type Kind<Saved> = {
  access: Access<Staff>;
  /** The summaries of the two routes in the API's document. */
  events: string;
  revert: string;
  logs: string | { event: string; reason: string };
  saved: z.ZodType<Saved>;
  listEvents(id: string, by: Author): Promise<LedgerEvent[]>;
  revertTo(call: { id: string; caller: Staff }, event: string): Promise<NoInfer<Saved>>;
};

/** The events of an item, and the way back to one of them. */
export const historyRoutes = <Saved>(path: ApiPath, kind: Kind<Saved>): ApiRoute[] => [
  apiRoute(`GET ${path}/events`, {
    access: kind.access,
    summary: kind.events,
    answer: z.object({ events: z.array(ledgerEventSchema) }),
    handle: async ({ id, caller: { by } }) => ({ events: await kind.listEvents(id, by) }),
  }),
  apiRoute(`POST ${path}/revert`, {
    access: kind.access,
    summary: kind.revert,
    body: z.object({ event: z.string().max(64) }),
    answer: kind.saved,
    logs: kind.logs,
    handle: (call) => kind.revertTo(call, call.body.event),
  }),
];
