import { z } from "zod";
import { type Catalog, PLACED_AMONG } from "../../domain/catalog/catalog.ts";
import { paintsOf } from "../../domain/catalog/color-words.ts";
import { type Product, productSchema } from "../../domain/catalog/product.ts";
import { type ProductInput, productInputSchema } from "../../domain/catalog/product-input.ts";
import { priceEditSchema, productPatchSchema } from "../../domain/catalog/product-patch.ts";
import { acceptedChoices } from "../../domain/choice/choice-sets.ts";
import { shownCounts } from "../../domain/choice/options.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { withOwnPictures } from "../../domain/web/own-pictures.ts";
import { expectedRevision, idempotencyKey } from "../http/request-guard.ts";
import { everyone, staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute, itemId, savingOf } from "./api-route.ts";
import { type PictureShelf, publicProduct, requirePictures } from "./picture-addresses.ts";
import { findProducts, isForCards, productQuery } from "./product-query.ts";
import { stepAnswer } from "./steps.ts";

type Parts = {
  catalog: Catalog;
  snapshot: GetSnapshot;
  /** The newest products and settings, for calls that save. */
  newest: GetSnapshot;
  media: PictureShelf;
  publicUrl: string;
};

const placing = z.object({ after: itemId.nullable(), among: z.enum(PLACED_AMONG).optional() });

export function productRoutes({ catalog, snapshot, newest, media, publicUrl }: Parts): ApiRoute[] {
  const body = productInputSchema(publicUrl);
  const product = productSchema(publicUrl);
  const oneProduct = z.object({ product });
  const toPublic = <Saved extends { product: Product }>(saved: Saved): Saved => ({
    ...saved,
    product: publicProduct(saved.product, publicUrl),
  });
  /** The input as it may be saved: its choices come from the shop's sets, its texts' pictures from the product. */
  const accepted = async (input: ProductInput, id = ""): Promise<ProductInput> => {
    await requirePictures(media, picturesOf(input));
    const { findProduct, sections } = await newest();
    const choices = acceptedChoices(input.choices, sections.choices.sets, findProduct(id)?.choices);
    const personalTexts = withOwnPictures(input.personalTexts, picturesOf(input), publicUrl);
    return { ...input, choices, personalTexts };
  };
  return [
    apiRoute("GET /api/products", {
      access: everyone,
      summary:
        "Ürünler; q arar, ids virgülle ayrılmış ürünleri, showcase ana sayfada gösterilenleri verir. On binden uzun liste limit ve offset ister",
      query: productQuery,
      answer: z.object({ products: z.array(product), total: z.int(), paints: paints.optional() }),
      isShared: true,
      isCacheable: ({ showcase: _, ...others }) => Object.values(others).every((value) => value === undefined),
      async handle({ query }) {
        const { products, total } = await findProducts(await snapshot(), query);
        const shown = products.map((one) => ({
          ...publicProduct(one, publicUrl),
          counts: shownCounts(one.counts),
          countsTogether: shownCounts(one.countsTogether),
        }));
        return { products: shown, total, paints: isForCards(query) ? paintsOf(products) : undefined };
      },
    }),
    apiRoute("POST /api/products", {
      access: staffOnly,
      summary: "Ürün ekler; aynı Idempotency-Key ile ikinci kez eklemez",
      body,
      answer: oneProduct,
      status: 201,
      logs: "product_created",
      handle: async ({ request, body, caller: { by } }) =>
        toPublic({ product: await catalog.createProduct(await accepted(body), by, idempotencyKey(request)) }),
    }),
    apiRoute("PUT /api/products/:id", {
      access: staffOnly,
      summary: "Ürünü değiştirir; If-Match verilirse yalnız o sürümü",
      body,
      answer: oneProduct,
      logs: "product_updated",
      handle: async (call) =>
        toPublic({
          product: await catalog.updateProduct(call.id, await accepted(call.body, call.id), savingOf(call)),
        }),
    }),
    apiRoute("PATCH /api/products/:id", {
      access: staffOnly,
      summary:
        "Ürünün yalnız stok, öne çıkan, tükenen ya da adet bilgisini değiştirir; If-Match verilirse yalnız o sürümde. Değişen yoksa step yoktur",
      body: productPatchSchema,
      answer: oneProduct.extend({ step: z.string().optional() }),
      logs: "product_updated",
      handle: async ({ request, id, body, caller: { by } }) =>
        toPublic(await catalog.patchProduct(id, body, by, expectedRevision(request))),
    }),
    apiRoute("PUT /api/admin/products/:id/prices", {
      access: staffOnly,
      summary: "Ürünün fiyatını ve eski fiyatını değiştirir; görülen fiyatlar artık geçerli değilse değiştirmez",
      body: priceEditSchema,
      answer: z.object({ product, step: z.string() }),
      logs: "product_updated",
      handle: async ({ id, body: { seen, prices }, caller: { by } }) =>
        toPublic(await catalog.changePrices(id, seen, prices, by)),
    }),
    apiRoute("PUT /api/products/:id/place", {
      access: staffOnly,
      summary: "Ürünü kategorisinde ya da öne çıkanlar arasında başka bir ürünün arkasına, ya da en öne koyar",
      body: placing,
      answer: stepAnswer,
      logs: "product_placed",
      handle: ({ id, body: { after, among }, caller: { by } }) =>
        catalog.placeProduct(id, after ?? undefined, by, among),
    }),
    apiRoute("DELETE /api/products/:id", {
      access: staffOnly,
      summary: "Ürünü çöp kutusuna atar",
      answer: stepAnswer,
      logs: "product_removed",
      handle: ({ id, caller: { by } }) => catalog.removeProduct(id, by),
    }),
  ];
}

/** CSS colors by color word. */
const paints = z.record(z.string(), z.string());

const picturesOf = ({ image, images, colorImages }: ProductInput): string[] => [
  image,
  ...images,
  ...Object.values(colorImages),
];
