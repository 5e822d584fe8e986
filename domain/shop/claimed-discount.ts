import { ALL, type Category } from "../catalog/category.ts";
import { isReducedBy } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { slideCategory } from "../settings/slide-link.ts";
import { fold } from "../turkish.ts";

export type ShopProducts = { products: readonly Product[]; categories: readonly Pick<Category, "slug">[] };

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
        (category === ALL || product.category === category) && product.inStock && isReducedBy(percent, product),
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
