import { TAKEN_ANCHORS } from "../catalog/category-anchors.ts";
import type { ShowcaseProduct } from "../catalog/showcase.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { INFO_PAGE_SLUGS } from "../settings/info-page-slugs.ts";
import { hasDays } from "../settings/shown-days.ts";
import { slideTarget } from "../settings/slide-link.ts";
import { type ShopProducts, truthfulSlides } from "./claimed-discount.ts";
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
  if (target?.kind !== "info") return target !== undefined;
  const unpublished = unpublishedPages({ shop: to.shop, legal: to.legalFacts });
  return INFO_PAGE_SLUGS.some((slug) => slug === target.slug && !unpublished.includes(slug));
}

/** A part of the home page that is not saved yet: one of its slides, or the products of the grid. */
export type PreviewedHome =
  | { slide: HeroSlide; index: number; count: number }
  | { products: readonly ShowcaseProduct[] };
