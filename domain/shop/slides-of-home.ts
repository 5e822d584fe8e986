import type { HeroSlide } from "../settings/hero-slide.ts";
import { hasDays } from "../settings/shown-days.ts";
import { type ShopProducts, truthfulSlides } from "./claimed-discount.ts";

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
