import type { FirstCategory } from "../catalog/category.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { slideCategory } from "../settings/slide-link.ts";

/** What a shop may begin with: the categories and slides that its authors wrote. */
export type FirstShelves = { categories: readonly FirstCategory[]; slides: readonly HeroSlide[] };

export type Proposal = FirstCategory & { slide?: HeroSlide | undefined };

type Begun = { categories: readonly unknown[]; products: readonly unknown[] };

/** The categories that an empty shop is offered, each with the slide that leads to it. A shop that has begun is offered none. */
export const firstProposals = ({ categories, products }: Begun, first: FirstShelves): Proposal[] =>
  categories.length + products.length > 0
    ? []
    : first.categories.map((category) => ({
        ...category,
        slide: first.slides.find(({ link }) => slideCategory(link) === category.slug),
      }));

/** The slides of a shop that opened with all of ours and saved none: those whose category is still the first one. */
export const slidesFromBefore = (
  categories: readonly { id: string }[],
  { slides }: Pick<FirstShelves, "slides">,
): HeroSlide[] => slides.filter(({ link }) => categories.some(({ id }) => id === slideCategory(link)));
