import { z } from "zod";
import type { HeroSlide } from "../../../domain/settings/hero-slide.ts";
import "../zod-without-eval.ts";

const typedSlides = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    image: z.string(),
    buttonText: z.string(),
    link: z.string(),
    from: z.string().optional(),
    until: z.string().optional(),
  }),
);

/** The slides of a draft: they have all fields, but need not follow the rules yet. */
export const slidesIn = (draft: unknown): HeroSlide[] => typedSlides.safeParse(draft).data ?? [];

export const newSlide = (id: string, link: string): HeroSlide => ({
  id,
  title: "",
  subtitle: "",
  image: "",
  buttonText: "Bak",
  link,
});
