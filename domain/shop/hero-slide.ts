/** Spec §2 and §3. `image` is empty when the shop has no picture for the slide yet; `link` is a category's anchor. */
export type HeroSlide = {
  id: string;
  title: string;
  subtitle: string;
  image: string;
  buttonText: string;
  link: string;
};

export const HERO_INTERVAL_MS = 5000;
