import { z } from "zod";

/** Spec §2 and §3. `image` is empty when the shop has no picture for the slide yet; `link` is a category's anchor. */
export const heroSlideSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  buttonText: z.string(),
  link: z.string(),
});

export type HeroSlide = z.output<typeof heroSlideSchema>;
