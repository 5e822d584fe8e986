import { z } from "zod";
import type { Catalog, ProductLedger } from "../../domain/catalog/catalog.ts";
import { usedColors } from "../../domain/catalog/color-words.ts";
import { isMisleading } from "../../domain/catalog/price-history.ts";
import { historyThen, priceSpanSchema, productPlanSchema } from "../../domain/catalog/price-plan.ts";
import { previewPrices, priceRuleSchema } from "../../domain/catalog/price-rule.ts";
import { productSchema } from "../../domain/catalog/product.ts";
import { anyManyChange } from "../../domain/catalog/product-patch.ts";
import { isShown } from "../../domain/catalog/shown-from.ts";
import { usesOf } from "../../domain/choice/product-options.ts";
import { ShopError } from "../../domain/error.ts";
import { mayChangePrices } from "../../domain/ledger.ts";
import { ownersPage } from "../../domain/listing/owners-listing.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { fold } from "../../domain/turkish.ts";
import {
  formFactsSchema,
  ownersAnswerSchema,
  ownersChoicesSchema,
  seenPricesSchema,
} from "../../domain/web/panel-answers.ts";
import { productView } from "../../domain/web/product-view.ts";
import { staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import {
  fingerprintOf,
  listingToday,
  ownersShelf,
  panelQuery,
  requireConfirmedCount,
  selectedProducts,
  selectionSchema,
} from "./panel-query.ts";
import { publicProduct } from "./picture-addresses.ts";
import { findProducts, productQuery } from "./product-query.ts";
import { stepAnswer } from "./steps.ts";

type Parts = { catalog: Catalog; ledger: ProductLedger; snapshot: GetSnapshot; now(): Date; publicUrl: string };

const manyChange = z.object({
  chosen: selectionSchema,
  change: anyManyChange,
  expected: z.string().max(64).optional(),
});

const prices = z.object({
  price: z.number(),
  since: z.string(),
  changes: z.array(z.object({ at: z.string(), before: z.number(), after: z.number() })).readonly(),
});

/** The product list of the panel, changes to many products at once, and what the form of one loads. */
export function panelRoutes({ catalog, ledger, snapshot, now, publicUrl }: Parts): ApiRoute[] {
  return [
    apiRoute("GET /api/admin/products", {
      access: staffOnly,
      summary: "Panelin listesi: arama, süzme, sıralama ve sayfalarla ürünler",
      query: panelQuery,
      answer: ownersAnswerSchema(publicUrl),
      async handle({ query, caller: { by } }) {
        const current = await snapshot();
        const shelf = await ownersShelf(current, query);
        const { products, categories } = shelf;
        const { rows, ...page } = ownersPage(shelf, listingToday(current, query));
        const featured = products.filter((product) => product.featured).length;
        const isPricing = mayChangePrices(by);
        return {
          rows: rows.map((product) => publicProduct(product, publicUrl)),
          ...page,
          mayChangePrices: isPricing,
          plans: isPricing ? await catalog.listPricePlans() : [],
          counts: { all: products.length, categories: categories.length, featured },
        };
      },
    }),
    apiRoute("GET /api/admin/stock", {
      access: staffOnly,
      summary: "Ürünlerin şimdiki hâli; ids virgülle ayrılır, silinenler eksik kalır",
      query: z.object({ ids: productQuery.shape.ids }),
      answer: z.object({ products: z.array(productSchema(publicUrl)) }),
      async handle({ query: { ids = [] } }) {
        const { products } = await findProducts(await snapshot(), { ids });
        return { products: products.map((product) => publicProduct(product, publicUrl)) };
      },
    }),
    apiRoute("POST /api/admin/products/change", {
      access: staffOnly,
      summary:
        "Seçilen bütün ürünleri tek işlemde değiştirir: ya hepsi ya hiçbiri. Bitişi olan fiyatlar sonra geri gelir",
      body: manyChange,
      answer: stepAnswer,
      logs: "products_changed",
      async handle({ body: { chosen, change, expected }, caller: { by } }) {
        const current = await snapshot();
        const { sets } = current.sections.choices;
        const products = await selectedProducts(current, chosen);
        if (products.length === 0) throw new ShopError("not-found", "Seçilen ürünler artık yok");
        if (expected !== undefined && expected !== fingerprintOf(products)) {
          throw new ShopError("conflict", "Bazı ürünler bu arada değişti; fiyatlara yeniden bak");
        }
        // A fingerprint identifies the previewed products exactly, so their number is compared only without one.
        if (expected === undefined) requireConfirmedCount(products, chosen);
        const asOf = expected === undefined ? undefined : newestOf(products);
        const ids = idsOf(products);
        return "span" in change
          ? catalog.planPrices(ids, change, { by, now: now(), asOf })
          : catalog.changeMany(ids, change, by, asOf, sets);
      },
    }),
    apiRoute("DELETE /api/admin/price-plans/:id", {
      access: staffOnly,
      summary: "Süreli fiyattan vazgeçer: başladıysa önceki fiyatlar tek işlemde geri gelir",
      answer: stepAnswer,
      logs: "price_plan_ended",
      handle: ({ id, caller: { by } }) => catalog.endPricePlan(id, by),
    }),
    apiRoute("POST /api/admin/products/price-preview", {
      access: staffOnly,
      summary: "Toplu fiyat değişikliğinin öncesi ve sonrası; hiçbir şeyi değiştirmez",
      body: z.object({ chosen: selectionSchema, prices: priceRuleSchema, from: priceSpanSchema.shape.from }),
      answer: seenPricesSchema,
      async handle({ body: { chosen, prices, from } }) {
        const current = await snapshot();
        const products = await selectedProducts(current, chosen);
        const histories = await ledger.priceHistories(products);
        // A price that starts later begins from the product's own price, which is back by then.
        const own = from === null ? undefined : await catalog.ownPrices();
        const seen = products.map((product) => ({ ...product, ...own?.get(product.id) }));
        const { days } = current.sections.prices;
        const at = from === null ? now() : new Date(from);
        const preview = previewPrices(seen, prices, ({ id }, after) => {
          const [history, back] = [histories.get(id), own?.get(id)];
          return isMisleading(after, history && back ? historyThen(history, back) : history, days, at);
        });
        return { ...preview, fingerprint: fingerprintOf(products) };
      },
    }),
    apiRoute("GET /api/admin/products/:id", {
      access: staffOnly,
      summary: "Bir ürünün son hâli, bugüne kadarki fiyatları ve süreli fiyatları",
      answer: z.object({ product: productSchema(publicUrl), prices, plans: z.array(productPlanSchema) }),
      async handle({ id, caller: { by } }) {
        const found = await ledger.findPriced(id);
        if (!found) throw new ShopError("not-found", "Ürün bulunamadı");
        const plans = mayChangePrices(by) ? await catalog.findPricePlans(found.product.id) : [];
        return { product: publicProduct(found.product, publicUrl), prices: found.prices, plans };
      },
    }),
    apiRoute("GET /api/admin/product-pages/:slug", {
      access: staffOnly,
      summary: "Ürün sayfasının göstereceği her şey, metin hâlinde JSON; ziyaretçilerin henüz görmediği ürünlerde de",
      answer: z.object({ json: z.string() }),
      async handle({ params: { slug = "" } }) {
        const current = await snapshot();
        const found = current.findAddress(slug);
        if (found?.state !== "here") throw new ShopError("not-found", "Ürün bulunamadı");
        const products = current.products.filter((product) => product.id === found.product.id || isShown(product));
        return { json: JSON.stringify(productView(found.product, { ...current, products })) };
      },
    }),
    apiRoute("GET /api/admin/choices", {
      access: staffOnly,
      summary: "Seçenek setleri; her seti ve her seçeneği kaç ürünün sorduğu",
      answer: ownersChoicesSchema,
      async handle() {
        const { products, sections } = await snapshot();
        const { sets } = sections.choices;
        return { sets, uses: usesOf(products, sets) };
      },
    }),
    apiRoute("GET /api/admin/namesakes", {
      access: staffOnly,
      summary: "Aynı adı taşıyan ürünler",
      query: z.object({ name: z.string().max(200) }),
      answer: z.object({ ids: z.array(z.string()) }),
      async handle({ query: { name } }) {
        const isNamesake = ({ name: other }: { name: string }) => fold(other) === fold(name.trim());
        return { ids: idsOf((await snapshot()).products.filter(isNamesake)) };
      },
    }),
    apiRoute("GET /api/admin/product-form", {
      access: staffOnly,
      summary: "Dükkânda geçen renkler, en çok geçen önce; eski fiyatın, kaç günün en düşüğü olması gerektiği",
      answer: formFactsSchema,
      async handle() {
        const { products, sections } = await snapshot();
        return { colors: usedColors(products), priceDays: sections.prices.days };
      },
    }),
  ];
}

const idsOf = (products: readonly { id: string }[]): string[] => products.map(({ id }) => id);

const newestOf = (products: readonly { revision: number }[]): number =>
  products.reduce((newest, { revision }) => Math.max(newest, revision), 0);
