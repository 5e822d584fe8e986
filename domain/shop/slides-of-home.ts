import { ALL, type Category } from "../catalog/category.ts";
import { TAKEN_ANCHORS } from "../catalog/category-anchors.ts";
import { isReducedBy, startPrices } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import type { ShowcaseProduct } from "../catalog/showcase.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { INFO_PAGE_SLUGS } from "../settings/info-page-slugs.ts";
import { hasDays } from "../settings/shown-days.ts";
import { slideCategory, slideTarget } from "../settings/slide-link.ts";
import { fold } from "../turkish.ts";
import { unpublishedPages } from "./shop-facts.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * The slides of the home page. The first one without dates opens it, because a cached page knows no day; the browser adds those
 * with dates. Empty if no slide is without dates.
 */
export function slidesOfHome(slides: readonly HeroSlide[], shop: ShopProducts): HeroSlide[] {
  const truthful = truthfulSlides(slides, shop);
  const opening = openingSlide(truthful);
  return opening ? [opening, ...truthful.filter((slide) => slide !== opening)] : [];
}

export const openingSlide = (slides: readonly HeroSlide[]): HeroSlide | undefined =>
  slides.find((slide) => !hasDays(slide));

export type Destinations = Pick<Snapshot, "findAddress" | "findCategory" | "categories" | "shop" | "legalFacts">;

/** Whether visitors can open what its button leads to. Former addresses lead on. */
export function leadsSomewhere({ link }: HeroSlide, to: Destinations): boolean {
  const target = slideTarget(link);
  if (target?.kind === "product") return ["here", "moved"].includes(to.findAddress(target.slug)?.state ?? "gone");
  if (target?.kind === "category") return to.findCategory(target.slug) !== undefined;
  if (target?.kind === "anchor") {
    return [...TAKEN_ANCHORS, ...to.categories.map(({ slug }) => slug)].includes(target.slug);
  }
  if (target?.kind === "whatsapp") return to.shop.phone !== "";
  if (target?.kind === "instagram") return to.shop.social !== "";
  if (target?.kind !== "info") return target !== undefined;
  const unpublished = unpublishedPages({ shop: to.shop, legal: to.legalFacts });
  return INFO_PAGE_SLUGS.some((slug) => slug === target.slug && !unpublished.includes(slug));
}

/** A part of the home page that is not saved yet: one of its slides, or the products of the grid. */
export type PreviewedHome =
  | { slide: HeroSlide; index: number; count: number }
  | { products: readonly ShowcaseProduct[] };

type ShopProducts = { products: readonly Product[]; categories: readonly Pick<Category, "slug">[] };

/**
 * Drops slides that claim a discount which no product has. A product counts if it is in stock and in the slide's category. A
 * slide without a category is about the whole shop.
 */
export const truthfulSlides = (slides: readonly HeroSlide[], { products, categories }: ShopProducts): HeroSlide[] =>
  slides.filter((slide) => {
    const percent = claimedPercent(slide);
    if (percent === undefined) return true;
    const category = categories.find(({ slug }) => slug === slideCategory(slide.link))?.slug ?? ALL;
    return products.some(
      (product) =>
        (category === ALL || product.category === category) &&
        product.inStock &&
        isReducedBy(percent, startPrices(product)),
    );
  });

/** The largest percentage that belongs to a word of discount. `%92 gümüş` is no discount, not even beside one. */
function claimedPercent({ title, subtitle, buttonText }: HeroSlide): number | undefined {
  const words = fold([title, subtitle, buttonText].join("\n"));
  if (!DISCOUNT_WORDS.test(words)) return undefined;
  const percents = [...words.matchAll(PERCENT)].map(({ 0: written, 1: after, 2: before, index }, at, all) => ({
    percent: Number(after ?? before),
    isDiscount: DISCOUNT_WORDS.test(words.slice(index + written.length, all[at + 1]?.index)),
  }));
  const discounts = percents.filter(({ isDiscount }) => isDiscount);
  const claimed = (discounts.length > 0 ? discounts : percents).map(({ percent }) => percent);
  return claimed.length === 0 ? undefined : Math.max(...claimed);
}

/** Without the dots and tails of Turkish letters, so that "INDIRIM" counts too. */
const DISCOUNT_WORDS = /indirim|varan|ucuz/;
/** `%40`, `yüzde 40` or `40%`. */
const PERCENT = /(?:%|yuzde)\s*(\d{1,3})|(\d{1,3})\s*%/g;
