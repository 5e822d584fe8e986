import { z } from "zod";
import type { CategoryStore, OwnersCategory } from "../../domain/catalog/catalog.ts";
import { categoryInputSchema } from "../../domain/catalog/category-input.ts";
import { expectedRevision } from "../http/conditions.ts";
import type { Log } from "../log/log.ts";
import { adminOnly, authorOf, type Caller, staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute, idOr, PRODUCT_ID } from "./api-route.ts";
import { historyRoutes } from "./history-routes.ts";
import { categoryAnswer } from "./home-lists.ts";
import { type PictureShelf, publicPicture, requirePictures } from "./picture-addresses.ts";
import { stepAnswer } from "./steps.ts";

type Parts = { categories: CategoryStore; media: PictureShelf; publicUrl: string; log: Log };

const owners: z.ZodType<OwnersCategory> = categoryAnswer.extend({
  isHidden: z.boolean(),
  revision: z.int(),
  products: z.int(),
  removedProducts: z.int(),
  formerSlugs: z.array(z.string()),
});

const id = z.string().regex(PRODUCT_ID, { error: "Böyle bir kategori yok" });

const categoryId = idOr("Kategori bulunamadı");

/** The categories in the panel. Helpers read them, for the form of a product; the owner alone changes them. */
export function categoryRoutes({ categories, media, publicUrl, log }: Parts): ApiRoute[] {
  const body = categoryInputSchema(publicUrl);
  const toPublic = (category: OwnersCategory) => publicPicture(category, publicUrl);
  const saving = (request: Request, caller: Caller) => ({
    by: authorOf(caller),
    expectedRevision: expectedRevision(request),
  });
  return [
    apiRoute("GET /api/admin/categories", {
      access: staffOnly,
      summary: "Bütün kategoriler, gizli olanlar da; ürün sayıları ve eski adresleriyle. Silinenlerin adları da",
      answer: z.object({
        categories: z.array(owners),
        removed: z.array(z.object({ slug: z.string(), name: z.string() })),
      }),
      handle: async () => ({
        categories: (await categories.list()).map(toPublic),
        removed: await categories.listRemoved(),
      }),
    }),
    apiRoute("POST /api/admin/categories", {
      access: adminOnly,
      summary: "Sona bir kategori ekler",
      body,
      answer: z.object({ category: owners, step: z.string() }),
      status: 201,
      async handle({ body, caller }) {
        await requirePictures(media, [body.image]);
        const { category, step } = await categories.create(body, authorOf(caller));
        log.info("category_created", { userId: caller.user.id, step });
        return { category: toPublic(category), step };
      },
    }),
    apiRoute("GET /api/admin/categories/:id", {
      access: adminOnly,
      summary: "Bir kategorinin son hâli",
      answer: z.object({ category: owners }),
      handle: async ({ params }) => ({ category: toPublic(await categories.find(categoryId(params))) }),
    }),
    apiRoute("PUT /api/admin/categories/:id", {
      access: adminOnly,
      summary:
        "Kategoriyi değiştirir; If-Match verilirse yalnız o sürümü. Eski adresi yenisine götürür. Değişen yoksa step yoktur",
      body,
      answer: z.object({ category: owners, step: z.string().optional() }),
      async handle({ request, params, body, caller }) {
        await requirePictures(media, [body.image]);
        const { category, step } = await categories.update(categoryId(params), body, saving(request, caller));
        log.info("category_updated", { userId: caller.user.id, step });
        return { category: toPublic(category), step };
      },
    }),
    apiRoute("PUT /api/admin/categories/:id/place", {
      access: adminOnly,
      summary: "Kategoriyi başka bir kategorinin arkasına, ya da en öne koyar",
      body: z.object({ after: id.nullable() }, { error: "Yeni yeri eksik" }),
      answer: stepAnswer,
      async handle({ params, body, caller }) {
        const done = await categories.place(categoryId(params), body.after ?? undefined, authorOf(caller));
        log.info("category_placed", { userId: caller.user.id, ...done });
        return done;
      },
    }),
    apiRoute("DELETE /api/admin/categories/:id", {
      access: adminOnly,
      summary: "Kategoriyi siler, ürünlerini aynı işlemde moveTo kategorisine taşır; boşsa moveTo gerekmez",
      query: z.object({ moveTo: id.optional() }),
      answer: stepAnswer,
      async handle({ request, params, query, caller }) {
        const done = await categories.remove(categoryId(params), query.moveTo, saving(request, caller));
        log.info("category_removed", { userId: caller.user.id, ...done });
        return done;
      },
    }),
    ...historyRoutes({
      path: "/api/admin/categories/:id",
      access: adminOnly,
      summaries: {
        events: "Bir kategoriyi kimin ne zaman değiştirdiği, en yenisi önce",
        revert: "Kategoriyi bir olayın hemen ardındaki hâline döndürür",
      },
      saved: z.object({ category: owners, step: z.string() }),
      listEvents: ({ params }) => categories.listEvents(categoryId(params)),
      async revert({ params, caller }, event) {
        const { category, step } = await categories.revertTo(categoryId(params), event, authorOf(caller));
        log.info("category_updated", { userId: caller.user.id, step });
        return { category: toPublic(category), step };
      },
    }),
  ];
}
