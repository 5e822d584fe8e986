import { z } from "zod";
import { type Catalog, PLACED_AMONG } from "../../domain/catalog/catalog.ts";
import { paintsOf } from "../../domain/catalog/color-words.ts";
import { type Product, productSchema } from "../../domain/catalog/product.ts";
import { type ProductInput, productInputSchema } from "../../domain/catalog/product-input.ts";
import { priceEditSchema, productPatchSchema } from "../../domain/catalog/product-patch.ts";
import { acceptedChoices } from "../../domain/choice/accepted-choices.ts";
import { shownCounts } from "../../domain/choice/options.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { expectedRevision, idempotencyKey } from "../http/conditions.ts";
import type { Log } from "../log/log.ts";
import { authorsIn, everyone, staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute, isEmptyQuery, PRODUCT_ID, productId } from "./api-route.ts";
import { type PictureShelf, publicProduct, requirePictures, withOwnPictures } from "./picture-addresses.ts";
import { findProducts, isForCards, productQuery } from "./product-query.ts";
import { stepAnswer } from "./steps.ts";

type Parts = {
  catalog: Catalog;
  snapshot: GetSnapshot;
  /** For the rights of those who save. */
  newest: GetSnapshot;
  media: PictureShelf;
  publicUrl: string;
  log: Log;
};

const placing = z.object(
  { after: z.string().regex(PRODUCT_ID).nullable(), among: z.enum(PLACED_AMONG).optional() },
  { error: "Yeni yeri eksik" },
);

export function productRoutes({ catalog, snapshot, newest, media, publicUrl, log }: Parts): ApiRoute[] {
  const authorOf = authorsIn(newest);
  const body = productInputSchema(publicUrl);
  const product = productSchema(publicUrl);
  const oneProduct = z.object({ product });
  const toPublic = (product: Product) => publicProduct(product, publicUrl);
  /** With choices of sets and pictures of its own. */
  const accepted = async (input: ProductInput, id = ""): Promise<ProductInput> => {
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
      isCacheable: ({ showcase: _, ...others }) => isEmptyQuery(others),
      async handle({ query }) {
        const { products, total } = await findProducts(await snapshot(), query);
        const shown = products.map((product) => ({ ...toPublic(product), counts: shownCounts(product.counts) }));
        return { products: shown, total, paints: isForCards(query) ? paintsOf(products) : undefined };
      },
    }),
    apiRoute("POST /api/products", {
      access: staffOnly,
      summary: "Ürün ekler; aynı Idempotency-Key ile ikinci kez eklemez",
      body,
      answer: oneProduct,
      status: 201,
      async handle({ request, body, caller }) {
        await requirePictures(media, picturesOf(body));
        const product = await catalog.createProduct(
          await accepted(body),
          await authorOf(caller),
          idempotencyKey(request),
        );
        log.info("product_created", { userId: caller.user.id, productId: product.id });
        return { product: toPublic(product) };
      },
    }),
    apiRoute("PUT /api/products/:id", {
      access: staffOnly,
      summary: "Ürünü değiştirir; If-Match verilirse yalnız o sürümü",
      body,
      answer: oneProduct,
      async handle({ request, params, body, caller }) {
        await requirePictures(media, picturesOf(body));
        const id = productId(params);
        const product = await catalog.updateProduct(id, await accepted(body, id), {
          by: await authorOf(caller),
          expectedRevision: expectedRevision(request),
        });
        log.info("product_updated", { userId: caller.user.id, productId: product.id });
        return { product: toPublic(product) };
      },
    }),
    apiRoute("PATCH /api/products/:id", {
      access: staffOnly,
      summary:
        "Ürünün yalnız stok, öne çıkan, tükenen ya da adet bilgisini değiştirir; If-Match verilirse yalnız o sürümde. Değişen yoksa step yoktur",
      body: productPatchSchema,
      answer: oneProduct.extend({ step: z.string().optional() }),
      async handle({ request, params, body, caller }) {
        const by = await authorOf(caller);
        const { product, step } = await catalog.patchProduct(productId(params), body, by, expectedRevision(request));
        log.info("product_updated", { userId: caller.user.id, productId: product.id, step });
        return { product: toPublic(product), step };
      },
    }),
    apiRoute("PUT /api/admin/products/:id/prices", {
      access: staffOnly,
      summary: "Ürünün fiyatını ve eski fiyatını değiştirir; görülen fiyatlar artık geçerli değilse değiştirmez",
      body: priceEditSchema,
      answer: z.object({ product, step: z.string() }),
      async handle({ params, body: { seen, prices }, caller }) {
        const { product, step } = await catalog.changePrices(productId(params), seen, prices, await authorOf(caller));
        log.info("product_updated", { userId: caller.user.id, productId: product.id });
        return { product: toPublic(product), step };
      },
    }),
    apiRoute("PUT /api/products/:id/place", {
      access: staffOnly,
      summary: "Ürünü kategorisinde ya da öne çıkanlar arasında başka bir ürünün arkasına, ya da en öne koyar",
      body: placing,
      answer: stepAnswer,
      async handle({ params, body, caller }) {
        const id = productId(params);
        const done = await catalog.placeProduct(id, body.after ?? undefined, await authorOf(caller), body.among);
        log.info("product_placed", { userId: caller.user.id, productId: id, ...done });
        return done;
      },
    }),
    apiRoute("DELETE /api/products/:id", {
      access: staffOnly,
      summary: "Ürünü çöp kutusuna atar",
      answer: stepAnswer,
      async handle({ params, caller }) {
        const id = productId(params);
        const done = await catalog.removeProduct(id, await authorOf(caller));
        log.info("product_removed", { userId: caller.user.id, productId: id });
        return done;
      },
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
