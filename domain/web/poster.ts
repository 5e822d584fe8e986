import { categorySubject, daySubject } from "./share-picture.ts";

/** The pictures that an owner posts by hand, by their sizes on Instagram. */
export const POSTERS = {
  story: { width: 1080, height: 1920, name: "Hikâye" },
  post: { width: 1080, height: 1350, name: "Gönderi" },
} as const;

export type PosterForm = keyof typeof POSTERS;

export const POSTER_FORMS = ["story", "post"] as const satisfies readonly PosterForm[];

/** The app writes over so many rows of a story at its top and bottom. */
export const STORY_COVERED = { top: 250, bottom: 340 };

/** The empty place of a story on which the owner puts the sticker with her link. */
export const STORY_PLATE = { x: 290, y: 1300, width: 500, height: 140 };

export type PosterSubject = { product: string } | { category: string } | { day: string };

/** The subject as share pictures name it. */
export function posterSubject(of: PosterSubject): string {
  if ("product" in of) return of.product;
  return "category" in of ? categorySubject(of.category) : daySubject(of.day);
}
