import { z } from "zod";
import type { ProductLedger } from "../../domain/catalog/catalog.ts";
import { type Product, productSchema } from "../../domain/catalog/product.ts";
import { ShopError } from "../../domain/error.ts";
import { listedStepSchema, STEPS_PER_PAGE, undoneStepSchema, undoPreviewSchema } from "../../domain/ledger.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import type { Log } from "../log/log.ts";
import { authorsIn, staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute, productId, productIds } from "./api-route.ts";
import { historyRoutes } from "./history-routes.ts";
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
    .regex(/^(?:\d{1,2}|1\d\d|200)$/, { error: '"limit" 0 ile 200 arasında olmalı' })
    .transform(Number)
    .optional(),
});

type Parts = { ledger: ProductLedger; snapshot: GetSnapshot; publicUrl: string; log: Log };

/** The history of the panel, undo, and the trash. */
export function stepRoutes({ ledger, snapshot, publicUrl, log }: Parts): ApiRoute[] {
  const authorOf = authorsIn(snapshot);
  const product = productSchema(publicUrl);
  const toPublic = (product: Product) => publicProduct(product, publicUrl);
  return [
    apiRoute("GET /api/admin/steps", {
      access: staffOnly,
      summary:
        "Son otuz günde yapılan işlemler, yardımcıya yalnız ürünlerinki ve siparişlerinki, en yenisi önce; before bir önceki yanıttan gelir",
      query: z.object({ before: z.string().max(60).optional() }),
      answer: listedSteps,
      async handle({ query: { before }, caller }) {
        const steps = await ledger.listSteps({ before, by: await authorOf(caller) });
        return { steps, before: steps.length === STEPS_PER_PAGE ? steps.at(-1)?.id : undefined };
      },
    }),
    apiRoute("GET /api/admin/steps/:id/undo", {
      access: staffOnly,
      summary:
        "Bir işlem geri alınırsa neyin değişeceği. kept bu arada yeniden değiştiği için kalacak alanlar, again sonraki " +
        "değişikliği de geri alınacak alanlardır",
      answer: undoPreviewSchema,
      handle: async ({ params, caller }) => ledger.previewUndo(stepId(params), await authorOf(caller)),
    }),
    apiRoute("POST /api/admin/steps/:id/undo", {
      access: staffOnly,
      summary: "Bir işlemi geri alır; bu arada değişenlere dokunmaz, kaçına dokunmadığını söyler",
      answer: undoneStepSchema,
      async handle({ params, caller }) {
        const undone = await ledger.undoStep(stepId(params), await authorOf(caller));
        log.info("step_undone", { userId: caller.user.id, step: stepId(params), count: undone.count });
        return undone;
      },
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
      body: z.object({ ids: productIds.min(1, { error: "Ürün seçilmemiş" }).optional() }, { error: "Ürünler eksik" }),
      answer: stepAnswer,
      async handle({ body, caller }) {
        const done = await ledger.restore(body.ids, await authorOf(caller));
        log.info("products_brought_back", { userId: caller.user.id, ...done });
        return done;
      },
    }),
    ...historyRoutes({
      path: "/api/admin/products/:id",
      access: staffOnly,
      summaries: {
        events: "Bir ürüne kimin ne zaman ne yaptığı, en yenisi önce",
        revert: "Ürünü bir olayın hemen ardındaki hâline döndürür",
      },
      saved: z.object({ step: z.string(), product }),
      listEvents: ({ params }) => ledger.listEvents(productId(params)),
      async revert({ params, caller }, event) {
        const { step, product } = await ledger.revertTo(productId(params), event, await authorOf(caller));
        log.info("product_reverted", { userId: caller.user.id, productId: product.id, step });
        return { step, product: toPublic(product) };
      },
    }),
  ];
}

function stepId({ id = "" }: Record<string, string>): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new ShopError("not-found", "Geri alınacak bir işlem yok");
  return id;
}
