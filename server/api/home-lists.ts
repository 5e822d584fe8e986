import { z } from "zod";
import type { Category } from "../../domain/catalog/category.ts";
import { cardOf } from "../../domain/catalog/color-words.ts";
import { productSchema } from "../../domain/catalog/product.ts";
import { CARD_FIELDS, type ShowcaseProduct, showcase } from "../../domain/catalog/showcase.ts";
import { isFrom, lowestPrice } from "../../domain/catalog/shown-price.ts";
import { waysOfHome } from "../../domain/gift/gift-ways.ts";
import { TINT_NAMES } from "../../domain/look/paper.ts";
import { chosenCard, suggestionsSchema } from "../../domain/search/chosen-card.ts";
import { MAX_QUERY_LENGTH } from "../../domain/search/query-length.ts";
import { heroSlideSchema } from "../../domain/settings/hero-slide.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { chosenAddress } from "../../domain/web/cart-link.ts";
import { homeSlides, ownBlocks, type ShownBlock } from "../../domain/web/own-blocks.ts";
import { everyone } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicPicture, publicProduct } from "./picture-addresses.ts";

export const categoryAnswer = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  tint: z.enum(TINT_NAMES),
}) satisfies z.ZodType<Category>;

const cardAnswer = (publicUrl: string): z.ZodType<ShowcaseProduct> =>
  productSchema(publicUrl)
    .pick(CARD_FIELDS)
    .extend({ colors: z.array(z.object({ word: z.string(), paint: z.string().optional() })) });

const way = z.object({ label: z.string(), query: z.string(), wish: z.string() });

/** The same for everybody, so the page cache may hold it. */
const shared = { access: everyone, isShared: true, isCacheable: () => true };

/** The lists of the home page. */
export const homeListRoutes = (snapshot: GetSnapshot, publicUrl: string): ApiRoute[] => [
  apiRoute("GET /api/categories", {
    ...shared,
    summary: "Kategoriler",
    answer: z.object({ categories: z.array(categoryAnswer) }),
    async handle() {
      const { categories } = await snapshot();
      return { categories: categories.map((category) => publicPicture(category, publicUrl)) };
    },
  }),
  /** All categories in one answer, because five requests would cost a phone five round trips. */
  apiRoute("GET /api/showcases", {
    ...shared,
    summary: "Ana sayfanın her kategori için gösterdiği ürünler, kategori adreslerine göre",
    answer: z.object({ showcases: z.record(z.string(), z.array(cardAnswer(publicUrl))) }),
    async handle() {
      const { categories, products } = await snapshot();
      const cardsOf = (slug: string) =>
        showcase(products, slug).map((product) => cardOf(publicProduct(product, publicUrl)));
      return { showcases: Object.fromEntries(categories.map(({ slug }) => [slug, cardsOf(slug)])) };
    },
  }),
  apiRoute("GET /api/gift-ways", {
    ...shared,
    summary: "Ana sayfadaki 'Kime?' ve 'Bütçen?': stokta en az üç ürün bulan aramalar; bir özel gün yakınken bütçesiz",
    answer: z.object({ recipients: z.array(way), budgets: z.array(way) }),
    handle: async () => waysOfHome(await snapshot()),
  }),
  apiRoute("GET /api/hero-slides", {
    ...shared,
    summary: "Ana sayfanın slaytları, ve altındaki bölümler, sahibi onları kendi dizdiyse",
    // A link may lead out of the shop here.
    answer: z.object({
      slides: z.array(heroSlideSchema.safeExtend({ link: z.string() })),
      blocks: z.array(blockAnswer(publicUrl)).optional(),
    }),
    async handle() {
      const current = await snapshot();
      const blocks = ownBlocks(current, (product) => cardOf(publicProduct(product, publicUrl)))?.map((block) =>
        publicBlock(block, publicUrl),
      );
      return { slides: homeSlides(current).map((slide) => publicPicture(slide, publicUrl)), ...(blocks && { blocks }) };
    },
  }),
];

const blockAnswer = (publicUrl: string): z.ZodType<ShownBlock> =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["categories", "featured", "gifts", "promises"]) }),
    z.object({ kind: z.literal("soon") }),
    z.object({
      kind: z.literal("products"),
      title: z.string(),
      note: z.string().optional(),
      path: z.string(),
      products: z.array(cardAnswer(publicUrl)),
    }),
    z.object({
      kind: z.literal("picture"),
      image: z.string(),
      title: z.string(),
      text: z.string(),
      path: z.string().optional(),
    }),
    z.object({ kind: z.literal("parcels"), pictures: z.array(z.string()), highlights: z.string() }),
  ]);

function publicBlock(block: ShownBlock, publicUrl: string): ShownBlock {
  if (block.kind === "picture") return publicPicture(block, publicUrl);
  if (block.kind !== "parcels") return block;
  return { ...block, pictures: block.pictures.map((image) => publicPicture({ image }, publicUrl).image) };
}

const MAX_SUGGESTIONS = 6;

const error = `Arama en fazla ${MAX_QUERY_LENGTH} karakter olabilir`;
const question = z.object({ q: z.string({ error: '"q" eksik' }).max(MAX_QUERY_LENGTH, { error }) });

export const suggestionRoutes = (snapshot: GetSnapshot, publicUrl: string): ApiRoute[] => [
  apiRoute("GET /api/suggestions", {
    access: everyone,
    summary:
      "Aranırken önerilen ürünler; dükkânın kendisi soruluyorsa cevaplayan sayfa (topic); satılmayan bir şeyse onun cümlesi (absence)",
    query: question,
    answer: suggestionsSchema,
    isShared: true,
    async handle({ query }) {
      const { search: findSearch, sections } = await snapshot();
      const search = await findSearch();
      const { found, isNear, topic, absence } = search.find(query.q, MAX_SUGGESTIONS);
      const suggestions = found.map(({ product, matched, chosen }) => {
        const card = chosenCard(publicProduct(product, publicUrl), sections.choices.sets, chosen ?? {});
        const { name, slug, image } = card;
        const price = lowestPrice(card);
        const from = isFrom(card) ? { startsAt: price } : {};
        return { name, slug, address: chosenAddress(product, chosen), image, price, ...from, matched };
      });
      return { suggestions, isNear, topic, absence: absence?.title };
    },
  }),
];
