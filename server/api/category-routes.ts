import { z } from "zod";
import type { CategoryStore, OwnersCategory } from "../../domain/catalog/catalog.ts";
import { type CategoryInput, categoryInputSchema } from "../../domain/catalog/category-input.ts";
import { adminOnly, staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute, itemId, savingOf } from "./api-route.ts";
import { categoryAnswer } from "./home-lists.ts";
import { type PictureShelf, publicPicture, requirePictures } from "./picture-addresses.ts";
import { historyRoutes, stepAnswer } from "./steps.ts";

type Parts = { categories: CategoryStore; media: PictureShelf; publicUrl: string };

const owners: z.ZodType<OwnersCategory> = categoryAnswer.extend({
  isHidden: z.boolean(),
  revision: z.int(),
  products: z.int(),
  removedProducts: z.int(),
  formerSlugs: z.array(z.string()),
});

const category = z.object({ category: owners });
const saved = category.extend({ step: z.string() });

/** The categories in the panel. Helpers read them, for the form of a product; the owner alone changes them. */
export function categoryRoutes({ categories, media, publicUrl }: Parts): ApiRoute[] {
  const body = categoryInputSchema(publicUrl);
  const toPublic = <Saved extends { category: OwnersCategory }>(saved: Saved): Saved => ({
    ...saved,
    category: publicPicture(saved.category, publicUrl),
  });
  const accepted = async (input: CategoryInput): Promise<CategoryInput> => {
    await requirePictures(media, [input.image]);
    return input;
  };
  return [
    apiRoute("GET /api/admin/categories", {
      access: staffOnly,
      summary: "Bütün kategoriler, gizli olanlar da; ürün sayıları ve eski adresleriyle. Silinenlerin adları da",
      answer: z.object({
        categories: z.array(owners),
        removed: z.array(z.object({ slug: z.string(), name: z.string() })),
      }),
      handle: async () => ({
        categories: (await categories.list()).map((one) => publicPicture(one, publicUrl)),
        removed: await categories.listRemoved(),
      }),
    }),
    apiRoute("POST /api/admin/categories", {
      access: adminOnly,
      summary: "Sona bir kategori ekler",
      body,
      answer: saved,
      status: 201,
      logs: "category_created",
      handle: async ({ body, caller: { by } }) => toPublic(await categories.create(await accepted(body), by)),
    }),
    apiRoute("GET /api/admin/categories/:id", {
      access: adminOnly,
      summary: "Bir kategorinin son hâli",
      answer: category,
      handle: async ({ id }) => toPublic({ category: await categories.find(id) }),
    }),
    apiRoute("PUT /api/admin/categories/:id", {
      access: adminOnly,
      summary:
        "Kategoriyi değiştirir; If-Match verilirse yalnız o sürümü. Eski adresi yenisine götürür. Değişen yoksa step yoktur",
      body,
      answer: saved.partial({ step: true }),
      logs: "category_updated",
      handle: async (call) => toPublic(await categories.update(call.id, await accepted(call.body), savingOf(call))),
    }),
    apiRoute("PUT /api/admin/categories/:id/place", {
      access: adminOnly,
      summary: "Kategoriyi başka bir kategorinin arkasına, ya da en öne koyar",
      body: z.object({ after: itemId.nullable() }),
      answer: stepAnswer,
      logs: "category_placed",
      handle: ({ id, body, caller: { by } }) => categories.place(id, body.after ?? undefined, by),
    }),
    apiRoute("DELETE /api/admin/categories/:id", {
      access: adminOnly,
      summary: "Kategoriyi siler, ürünlerini aynı işlemde moveTo kategorisine taşır; boşsa moveTo gerekmez",
      query: z.object({ moveTo: itemId.optional() }),
      answer: stepAnswer,
      logs: "category_removed",
      handle: (call) => categories.remove(call.id, call.query.moveTo, savingOf(call)),
    }),
    ...historyRoutes("/api/admin/categories/:id", {
      access: adminOnly,
      events: "Bir kategoriyi kimin ne zaman değiştirdiği, en yenisi önce",
      revert: "Kategoriyi bir olayın hemen ardındaki hâline döndürür",
      logs: "category_updated",
      saved,
      listEvents: (id) => categories.listEvents(id),
      revertTo: async ({ id, caller: { by } }, event) => toPublic(await categories.revertTo(id, event, by)),
    }),
  ];
}
