import { z } from "zod";
import type { Category } from "../../domain/catalog/category.ts";
import { TINT_NAMES } from "../../domain/catalog/tint.ts";
import type { AskSnapshot } from "../../domain/shop/snapshot.ts";
import { everyone } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicCategory } from "./public-address.ts";

const categoryAnswer: z.ZodType<Category> = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  tint: z.enum(TINT_NAMES),
});

export const categoryRoutes = (snapshot: AskSnapshot, publicUrl: string): ApiRoute[] => [
  apiRoute({
    method: "GET",
    path: "/api/categories",
    access: everyone,
    summary: "Kategoriler",
    answer: z.object({ categories: z.array(categoryAnswer) }),
    isShared: true,
    isKept: () => true,
    async handle() {
      const { categories } = await snapshot();
      return { categories: categories.map((category) => publicCategory(category, publicUrl)) };
    },
  }),
];
