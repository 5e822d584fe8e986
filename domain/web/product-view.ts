import { colorAt, namedColors } from "../catalog/color-address.ts";
import { pictureSoChosen } from "../catalog/color-pictures.ts";
import { cardOf, paintedColors } from "../catalog/color-words.ts";
import type { Product, ShownProduct } from "../catalog/product.ts";
import { relatedTo } from "../catalog/showcase.ts";
import { toldOptions } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";
import { questionsOf } from "../shop/info-page.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { soldTogether } from "../shop/sold-together.ts";
import { shareImagePath } from "./share-picture.ts";

export type ProductView = ReturnType<typeof productView>;

/** All that the page of a product shows; `colorInAddress` is the color that its address names. */
export function productView(product: Product, snapshot: Snapshot, colorInAddress: string | null = null) {
  const { shop, products, legalFacts: legal } = snapshot;
  const { photo, words } = snapshot.sections.maker;
  const category = categoryOnPage(snapshot, product.category);
  const sets = soldTogether(product.id, snapshot);
  const color = colorAt(colorInAddress, product.colors);
  const image = pictureSoChosen(product, { color });
  return {
    product: shown(product),
    options: toldOptions(optionsOf(product, snapshot.sections.choices.sets)),
    colors: namedColors(paintedColors(product.colors)),
    category,
    related: relatedTo(product, products).map(cardOf),
    shareImage: shareImagePath({ ...product, image }, category?.tint, shop),
    questions: questionsOf(
      product,
      { ...snapshot.categoryQuestions, own: snapshot.sections["page-urun-sorulari"].sections },
      { shop, legal },
    ),
    ...(words !== "" && { maker: { photo, words } }),
    ...(sets.length > 0 && { sets }),
  };
}

/** Leaves out the choices, because the page gets them as `options`. */
function shown(product: Product): ShownProduct {
  const { choices: _1, personalTexts: _2, soldOut: _3, counts: _4, countsTogether: _5, ...others } = product;
  const { stockSwitch: _6, shownFrom: _7, ...rest } = others;
  return rest;
}

export function categoryOnPage({ categories }: Pick<Snapshot, "categories">, wanted: string) {
  const category = categories.find(({ slug }) => slug === wanted);
  return category && { slug: category.slug, name: category.name, tint: category.tint };
}
