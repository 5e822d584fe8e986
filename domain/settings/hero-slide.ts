import { z } from "zod";

/** A slide of the home page (spec §2 and §3). `image` is empty until the shop has a picture for it. `link` is a category's anchor. */
export const heroSlideSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  buttonText: z.string(),
  link: z.string(),
});

export type HeroSlide = z.output<typeof heroSlideSchema>;
