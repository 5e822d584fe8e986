import { z } from "zod";
import { trueSlides } from "../../domain/shop/claimed-discount.ts";
import type { HeroSlide } from "../../domain/shop/hero-slide.ts";
import type { AskSnapshot } from "../../domain/shop/snapshot.ts";
import { everyone } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicSlide } from "./public-address.ts";

const slideAnswer: z.ZodType<HeroSlide> = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  buttonText: z.string(),
  link: z.string(),
});

export const heroSlideRoutes = (snapshot: AskSnapshot, publicUrl: string): ApiRoute[] => [
  apiRoute({
    method: "GET",
    path: "/api/hero-slides",
    access: everyone,
    summary: "Ana sayfanın slaytları",
    answer: z.object({ slides: z.array(slideAnswer) }),
    isShared: true,
    isKept: () => true,
    async handle() {
      const shown = await snapshot();
      return { slides: trueSlides(shown.heroSlides, shown).map((slide) => publicSlide(slide, publicUrl)) };
    },
  }),
];
