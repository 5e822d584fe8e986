import { z } from "zod";
import { cardOf } from "../../domain/catalog/painted-colors.ts";
import { productSchema } from "../../domain/catalog/product.ts";
import { CARD_FIELDS, type ShowcaseProduct, showcase } from "../../domain/catalog/showcase.ts";
import type { AskSnapshot } from "../../domain/shop/snapshot.ts";
import { everyone } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicProduct } from "./public-address.ts";

const cardAnswer = (publicUrl: string): z.ZodType<ShowcaseProduct> =>
  productSchema(publicUrl)
    .pick(CARD_FIELDS)
    .extend({ colors: z.array(z.object({ word: z.string(), paint: z.string().optional() })) });

/** What the home page can be filtered to, in one answer: five small ones would cost a phone five turns. */
export const showcaseRoutes = (snapshot: AskSnapshot, publicUrl: string): ApiRoute[] => [
  apiRoute({
    method: "GET",
    path: "/api/showcases",
    access: everyone,
    summary: "Ana sayfanın her kategori için gösterdiği ürünler, kategori adreslerine göre",
    answer: z.object({ showcases: z.record(z.string(), z.array(cardAnswer(publicUrl))) }),
    isShared: true,
    isKept: () => true,
    async handle() {
      const { categories, products } = await snapshot();
      const shown = (slug: string) =>
        showcase(products, slug).map((product) => cardOf(publicProduct(product, publicUrl)));
      return { showcases: Object.fromEntries(categories.map(({ slug }) => [slug, shown(slug)])) };
    },
  }),
];
