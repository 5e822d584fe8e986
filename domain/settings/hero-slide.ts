import { z } from "zod";
import { pictureHash } from "../catalog/media.ts";
import { foreignPicture } from "../catalog/product-input.ts";
import { hasDays } from "../istanbul.ts";
import { line } from "../plain-text.ts";
import { arrangedId, calendarDate, haveOwnIds, ownLink, yesOrNoOf } from "./fields.ts";

/** Spec §9 says three; an owner may have up to this many. */
export const MAX_SLIDES = 8;

const required = (label: string, max: number) =>
  line({ label, max }).refine((text) => text !== "", { error: `${label} boş kalmasın` });

/** A path of an uploaded picture, or the https address of a product's foreign one. */
const isPicture = (image: string): boolean =>
  image === "" || pictureHash(image) !== undefined || foreignPicture(image) !== undefined;

/**
 * A slide of the home page (spec §2 and §3). `image` is empty until the shop has a picture for it. `link` is one of the shop's own
 * addresses, such as a category's anchor. A slide with days is shown from the first to the last of them, a slide without days always.
 */
export const heroSlideSchema = z
  .object({
    id: arrangedId,
    title: required("Başlık", 80),
    subtitle: line({ label: "Alt başlık", max: 160 }),
    image: z
      .string({ error: "Görsel yazı olmalı" })
      .max(2000, { error: "Görsel adresi çok uzun" })
      .refine(isPicture, { error: "Fotoğraf yükle ya da dükkândakilerden seç" }),
    buttonText: required("Düğme yazısı", 40),
    link: ownLink("Düğmenin nereye götüreceğini listeden seç"),
    /** The place of the words, if not left of the picture. */
    words: z.enum(["right", "below"], { error: "Yazının yerini listeden seç" }).optional(),
    /** The picture fills the slide, under the words. */
    fills: yesOrNoOf("Fotoğraf kaplasın").optional(),
    from: calendarDate.optional(),
    until: calendarDate.optional(),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    error: "Son gün ilk günden önce olamaz",
  });

export type HeroSlide = z.output<typeof heroSlideSchema>;

export const heroSlides = z
  .array(heroSlideSchema, { error: "Slaytlar liste olmalı" })
  .min(1, { error: "En az bir slayt kalmalı" })
  .max(MAX_SLIDES, { error: `En fazla ${MAX_SLIDES} slayt olabilir` })
  .refine(haveOwnIds, { error: "Bir slayt iki kez eklenmiş" })
  .refine((slides) => !slides.every(hasDays), {
    error: "En az bir slayt tarihsiz olmalı: ötekilerin günü geçince sayfa onunla açılır",
  })
  .meta({ title: "Slaytlar", setting: "slides" });
