import { z } from "zod";
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

export const heroSlideRoutes = (settings: Pick<Settings, "listHeroSlides">, publicUrl: string): ApiRoute[] => [
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
      const slides = await settings.listHeroSlides();
      return { slides: slides.map((slide) => publicSlide(slide, publicUrl)) };
    },
  }),
];
