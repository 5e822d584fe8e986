import { z } from "zod";
import type { ProductLedger } from "../../domain/catalog/catalog.ts";
import { pictureSoChosen } from "../../domain/catalog/color-pictures.ts";
import { cardOf } from "../../domain/catalog/color-words.ts";
import { partsPrice, priceThen, type RevisedParts } from "../../domain/catalog/price-history.ts";
import { type Product, productSchema } from "../../domain/catalog/product.ts";
import { CARD_FIELDS } from "../../domain/catalog/showcase.ts";
import { isShown } from "../../domain/catalog/shown-from.ts";
import { chosenText, chosenValue, personalTexts } from "../../domain/choice/choice-sets.ts";
import { type Chosen, toldChoice } from "../../domain/choice/chosen.ts";
import { type Options, pricesOf, shownCounts, type ToldOptions, toldOptions } from "../../domain/choice/options.ts";
import { optionsOf } from "../../domain/choice/product-options.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import { CODE_REFUSALS } from "../../domain/offer/code-refusals.ts";
import { toldOfferSchema } from "../../domain/offer/told-offer.ts";
import { cartIn, codedProducts } from "../../domain/order/cart-code.ts";
import {
  type CheckedCart,
  type CheckedCartLine,
  type CodedCard,
  withOptionsOnce,
} from "../../domain/order/checked-cart.ts";
import { madeIn } from "../../domain/order/offered-choice.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { toldOffers } from "../../domain/shop/told-offers.ts";
import { everyone } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicProduct } from "./picture-addresses.ts";

const UNREADABLE = "Bu sepet bağlantısı okunamadı, yarım kopyalanmış olabilir";

const question = z.object({
  code: z.string({ error: UNREADABLE }),
  /** The code of a campaign, as it was typed. */
  kupon: z.string().max(60, { error: "Bu kod çok uzun" }).optional(),
});

type Parts = { snapshot: GetSnapshot; ledger: Pick<ProductLedger, "revisedPrices">; publicUrl: string };

/** The products of a cart's code (decision 24). Asked for when a cart is opened, never for an order. */
export function cartRoutes({ snapshot, ledger, publicUrl }: Parts): ApiRoute[] {
  const toCard = (product: Product, options: Options, chosen: Chosen): CodedCard => {
    const shown = publicProduct(product, publicUrl);
    const { category: _, featured: __, ...card } = cardOf(shown);
    const told = toldOptions(options);
    return { ...card, ...(told && { options: told }), image: pictureSoChosen(shown, chosen), ...toldChoice(chosen) };
  };
  return [
    apiRoute("GET /api/cart", {
      access: everyone,
      summary: "Bir sepet bağlantısındaki ürünler, bugünkü fiyatları ve stoklarıyla; artık olmayanın kartı yoktur",
      query: question,
      answer: checkedCart(publicUrl),
      isShared: true,
      async handle({ query }) {
        const coded = cartIn(query.code);
        if (!coded) throw new ShopError("invalid", UNREADABLE, { field: "code" });
        const { products: onShelf, revision, sections, findCategory } = await snapshot();
        const found = codedProducts(onShelf, new Set(coded.lines.map(({ key }) => key)));
        const products = [...found.values()].map(({ product }) => product);
        const then = await otherPrices(ledger, products, coded.revision);
        const offered = new Map(products.map((product) => [product.id, optionsOf(product, sections.choices.sets)]));
        refuseLarge([...offered.values()]);
        const lines = coded.lines.map((line): CheckedCartLine => {
          const one = found.get(line.key);
          const { key, quantity } = line;
          if (!one) return { key, quantity };
          const { product, color } = one;
          const options = offered.get(product.id) ?? optionsOf(product, sections.choices.sets);
          const { lost, ...chosen } = madeIn({ ...line, color }, options);
          const card = toCard(product, options, chosen);
          const parts = then.get(product.id);
          const before = parts && partsPrice(parts, chosen, sections.choices.sets);
          const priceThen = before === pricesOf(product, options, chosen).price ? undefined : before;
          return { key, quantity, card, priceThen, ...(lost > 0 && { lost }) };
        });
        const offers = toldOffers({
          campaigns: sections.campaigns,
          products,
          categoryOf: (slug) => findCategory(slug)?.slug,
          typed: query.kupon,
          at: new Date(),
        });
        return withOptionsOnce({ revision, lines, ...offers });
      },
    }),
  ];
}

/** Values, sold-out marks and counts of one answer, about a megabyte. A cart with every demo product has a tenth of them. */
const MAX_TOLD = 10_000;

/** Refuses a cart whose answer would be too long: a single address could name thousands of products. */
function refuseLarge(offered: readonly Options[]): void {
  const told = offered.map(({ groups, soldOut, counts }) =>
    groups.reduce((sum, { values }) => sum + values.length, soldOut.length + Object.keys(shownCounts(counts)).length),
  );
  if (told.reduce((sum, one) => sum + one, 0) <= MAX_TOLD) return;
  throw new ShopError("too-large", "Bu sepetteki ürünlerin seçenekleri bir kerede gösterilemeyecek kadar çok");
}

/** The prices of changed products at `revision`. A product that was hidden then has none, and none is known while the database is away. */
async function otherPrices(ledger: Parts["ledger"], products: readonly Product[], revision: number) {
  const written = products.filter((product) => revision > 0 && product.revision > revision);
  if (written.length === 0) return new Map<string, RevisedParts>();
  const known = await ledger.revisedPrices(written, revision).catch(noPrices);
  return new Map(
    written.flatMap(({ id }) => {
      const prices = known?.prices.get(id);
      const then = prices && priceThen(prices, { revision }, known?.since);
      return then && isShown(then) ? [[id, then] as const] : [];
    }),
  );
}

function noPrices(error: unknown): undefined {
  if (!isOutage(error)) throw error;
}

const checkedCart = (publicUrl: string): z.ZodType<CheckedCart> =>
  z.object({
    revision: z.int(),
    lines: z.array(
      z.object({
        key: z.int(),
        quantity: z.int(),
        card: codedCard(publicUrl).optional(),
        priceThen: z.number().optional(),
        lost: z.int().optional(),
      }),
    ),
    offers: z.array(toldOfferSchema).optional(),
    refused: z.enum(CODE_REFUSALS).optional(),
  });

const options: z.ZodType<ToldOptions> = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      word: z.string(),
      values: z.array(z.object({ id: z.string(), name: z.string(), note: z.string(), extra: z.number() })),
    }),
  ),
  texts: personalTexts.unwrap(),
  soldOut: z.array(z.array(z.string())),
  counts: z.record(z.string(), z.int()),
});

function codedCard(publicUrl: string): z.ZodType<CodedCard> {
  const { category: _, featured: __, ...fields } = CARD_FIELDS;
  return productSchema(publicUrl)
    .pick(fields)
    .extend({
      color: z.string().optional(),
      values: z.array(chosenValue).optional(),
      texts: z.array(chosenText).optional(),
      options: options.optional(),
      colors: z.array(z.object({ word: z.string(), paint: z.string().optional() })),
    });
}
