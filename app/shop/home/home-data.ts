import { ALL, type Category } from "../../../domain/catalog/category.ts";
import { type ShowcaseProduct, showcase } from "../../../domain/catalog/showcase.ts";
import type { HomeGiftWays } from "../../../domain/gift/gift-ways.ts";
import type { HeroSlide } from "../../../domain/settings/hero-slide.ts";
import type { ShownBlock } from "../../../domain/web/own-blocks.ts";
import { api } from "../../api-client.ts";
import { cardsFromApi } from "../cards/api-cards.ts";

export type HomeData = {
  slides: readonly HeroSlide[];
  /** Undefined for those of the specification. */
  blocks?: readonly ShownBlock[] | undefined;
  categories: readonly Category[];
  giftWays: HomeGiftWays;
  featured: readonly ShowcaseProduct[];
};

/** Loads the data of spec §2 and §7, and no more of the catalogue than the page shows. */
export async function fetchHomeData(): Promise<HomeData> {
  const [hero, categories, giftWays, answer] = await Promise.all([
    api.heroSlides(),
    api.categories(),
    api.giftWays(),
    api.showcase(ALL),
  ]);
  return { ...hero, categories, giftWays, featured: showcase(cardsFromApi(answer), ALL) };
}
