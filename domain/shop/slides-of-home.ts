import { ALL } from "../catalog/category.ts";
import { isFreeAnchor } from "../catalog/category-addresses.ts";
import type { ShowcaseProduct } from "../catalog/showcase.ts";
import { isReducedBy, startPrices } from "../catalog/shown-price.ts";
import { hasDays } from "../istanbul.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { INFO_PAGE_SLUGS } from "../settings/info-page-slugs.ts";
import { type SlideTarget, slideCategory, slideTarget } from "../settings/slide-link.ts";
import { fold } from "../turkish.ts";
import { unpublishedPages } from "./shop-facts.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * The slides of the home page. Slides with a dead link or an untrue claim are left out. The first slide is one without dates, because a
 * cached page does not know the day; the browser adds slides with dates. Empty if every slide has dates.
 */
export function slidesOfHome(slides: readonly HeroSlide[], shop: Destinations): HeroSlide[] {
  const truthful = truthfulSlides(
    slides.filter(({ link }) => openTarget(link, shop)),
    shop,
  );
  const opening = openingSlide(truthful);
  return opening ? [opening, ...truthful.filter((slide) => slide !== opening)] : [];
}

export const openingSlide = (slides: readonly HeroSlide[]): HeroSlide | undefined =>
  slides.find((slide) => !hasDays(slide));

export type Destinations = Pick<Snapshot, "findAddress" | "findCategory" | "products" | "shop" | "legalFacts">;

/**
 * The target that visitors find today behind a link of the owner's. A former address leads to the present one, and a hidden category to
 * its page. Undefined for what was removed, a category without a product, or a chat without a number.
 */
export function openTarget(link: string, to: Destinations): SlideTarget | undefined {
  const target = slideTarget(link);
  switch (target?.kind) {
    case "product": {
      const address = to.findAddress(target.slug);
      if (address?.state === "moved") return { ...target, slug: address.slug };
      return address?.state === "here" ? target : undefined;
    }
    case "anchor":
    case "category":
      return target.kind === "anchor" && !isFreeAnchor(target.slug) ? target : categoryTarget(target, to);
    case "info":
      return isPublished(target.slug, to) ? target : undefined;
    case "whatsapp":
      return to.shop.phone === "" ? undefined : target;
    case "instagram":
      return to.shop.social === "" ? undefined : target;
    default:
      return target;
  }
}

type CategoryTarget = Extract<SlideTarget, { kind: "anchor" | "category" }>;

function categoryTarget({ kind, slug }: CategoryTarget, to: Destinations): CategoryTarget | undefined {
  const category = to.findCategory(slug);
  if (!category || !to.products.some((product) => product.category === category.slug)) return undefined;
  return { kind: category.isHidden ? "category" : kind, slug: category.slug };
}

function isPublished(page: string, { shop, legalFacts }: Destinations): boolean {
  const unpublished = unpublishedPages({ shop, legal: legalFacts });
  return INFO_PAGE_SLUGS.some((slug) => slug === page && !unpublished.includes(slug));
}

/** A part of the home page that is not saved yet: one of its slides, or the products of the grid. */
export type PreviewedHome =
  | { slide: HeroSlide; index: number; count: number }
  | { products: readonly ShowcaseProduct[] };

/**
 * Drops slides that claim a discount which no product has. A product counts if it is in stock and in the slide's category. A
 * slide without a category is about the whole shop.
 */
export const truthfulSlides = (
  slides: readonly HeroSlide[],
  { products, findCategory }: Pick<Destinations, "products" | "findCategory">,
): HeroSlide[] =>
  slides.filter((slide) => {
    const percent = claimedPercent(slide);
    if (percent === undefined) return true;
    const category = findCategory(slideCategory(slide.link) ?? "")?.slug ?? ALL;
    return products.some(
      (product) =>
        (category === ALL || product.category === category) &&
        product.inStock &&
        isReducedBy(percent, startPrices(product)),
    );
  });

/** The largest discount in percent that the slide claims. `%92 gümüş` is no discount, not even beside one. */
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

/** Matched against folded text, so that "INDIRIM" counts too. */
const DISCOUNT_WORDS = /indirim|varan|ucuz/;
/** `%40`, `yüzde 40` or `40%`. */
const PERCENT = /(?:%|yuzde)\s*(\d{1,3})|(\d{1,3})\s*%/g;
