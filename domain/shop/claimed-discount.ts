import { ALL, type Category } from "../catalog/category.ts";
import { isReducedBy } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import type { HeroSlide } from "./hero-slide.ts";

type Shelves = { products: readonly Product[]; categories: readonly Pick<Category, "slug">[] };

/**
 * A slide that tells of a discount is shown only while its category has a product reduced that far, and in stock; one that
 * leads to no category speaks of the whole shop.
 */
export const truthfulSlides = (slides: readonly HeroSlide[], { products, categories }: Shelves): HeroSlide[] =>
  slides.filter((slide) => {
    const percent = claimedPercent(slide);
    if (percent === undefined) return true;
    const category = categories.find(({ slug }) => slide.link === `#${slug}`)?.slug ?? ALL;
    return products.some(
      (product) =>
        (category === ALL || product.category === category) && product.inStock && isReducedBy(percent, product),
    );
  });

/** The greatest percentage in what a slide says of a discount; `%92 gümüş` is none. */
function claimedPercent({ title, subtitle, buttonText }: HeroSlide): number | undefined {
  const words = [title, subtitle, buttonText].join("\n").toLocaleLowerCase("tr");
  if (!OF_DISCOUNT.test(words)) return undefined;
  const percents = [...words.matchAll(PERCENT)].map(([, after, before]) => Number(after ?? before));
  return percents.length === 0 ? undefined : Math.max(...percents);
}

const OF_DISCOUNT = /indirim|varan|ucuz/;
/** `%40`, `yüzde 40` or `40%`. */
const PERCENT = /(?:%|yüzde)\s*(\d{1,3})|(\d{1,3})\s*%/g;
