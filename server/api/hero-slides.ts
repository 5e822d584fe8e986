import { z } from "zod";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { Shelf } from "../../domain/search/shelf.ts";
import { trueSlides } from "../../domain/shop/claimed-discount.ts";
import type { HeroSlide } from "../../domain/shop/hero-slide.ts";
import type { Settings } from "../../domain/shop/settings.ts";
import { everyone } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute, nothing } from "./api-route.ts";
import { publicSlide } from "./public-address.ts";

const slideAnswer: z.ZodType<HeroSlide> = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  buttonText: z.string(),
  link: z.string(),
});

type Parts = {
  settings: Pick<Settings, "listHeroSlides">;
  catalog: Pick<Catalog, "listCategories">;
  shelf: Pick<Shelf, "products">;
  publicUrl: string;
};

export const heroSlideRoutes = ({ settings, catalog, shelf, publicUrl }: Parts): ApiRoute[] => [
  apiRoute({
    method: "GET",
    path: "/api/hero-slides",
    access: everyone,
    summary: "Ana sayfanın slaytları",
    query: nothing,
    body: nothing,
    answer: z.object({ slides: z.array(slideAnswer) }),
    isShared: true,
    isKept: () => true,
    async handle() {
      const [slides, categories, products] = await Promise.all([
        settings.listHeroSlides(),
        catalog.listCategories(),
        shelf.products(),
      ]);
      return { slides: trueSlides(slides, { products, categories }).map((slide) => publicSlide(slide, publicUrl)) };
    },
  }),
];
