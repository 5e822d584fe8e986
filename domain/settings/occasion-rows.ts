import { z } from "zod";
import { line } from "../plain-text.ts";
import { SLUG } from "../slug.ts";
import { calendarDate, count, haveOwnIds, yesOrNoOf } from "./fields.ts";

/** The ways to fill a shelf. */
export const SHELF_WAYS = ["hand", "category", "words"] as const;
export type ShelfWay = (typeof SHELF_WAYS)[number];

export const MOST_ON_SHELF = 24;
const MOST_ROWS = 60;
const MOST_MOVED = 10;
const MOST_AHEAD = 60;

/** A day from which the owner wants something else than the calendar says, or a day of her own. */
const occasionRow = z
  .object({
    /** That of the calendar's day, or that of her own. It ends the address of its page. */
    id: z.string().max(80, { error: "Günün kimliği çok uzun" }).regex(SLUG, { error: "Günün kimliği geçersiz" }),
    name: line({ label: "Günün adı", max: 60 }).refine((name) => name !== "", { error: "Günün adı boş kalmasın" }),
    isOwn: yesOrNoOf("Senin günün").optional(),
    isHidden: yesOrNoOf("Gizli").optional(),
    /** Each replaces the calendar's day of the same year. The first one of an own day comes back every year. */
    days: z
      .array(calendarDate, { error: "Günler liste olmalı" })
      .max(MOST_MOVED, { error: `En fazla ${MOST_MOVED} yılın günü değişebilir` })
      .optional(),
    /** Its shelf and its slide appear this many days before. */
    ahead: count({ title: "Kaç gün önce görünsün", from: 1, to: MOST_AHEAD }).optional(),
    shelf: z.enum(SHELF_WAYS, { error: "Rafı nasıl dolduracağını seç" }).optional(),
    /** Ids of products. */
    products: z
      .array(z.string().max(64), { error: "Ürünler liste olmalı" })
      .max(MOST_ON_SHELF, { error: `Rafa en fazla ${MOST_ON_SHELF} ürün sığar` })
      .optional(),
    category: z.string().regex(SLUG, { error: "Kategoriyi seç" }).optional(),
    words: line({ label: "Kelimeler", max: 200 }).optional(),
    title: line({ label: "Slaytın başlığı", max: 80 }).optional(),
    subtitle: line({ label: "Slaytın yazısı", max: 160 }).optional(),
  })
  .refine(({ isOwn, days = [] }) => !isOwn || days.length > 0, { path: ["days"], error: "Gününü seç" })
  .refine(({ shelf, category }) => shelf !== "category" || category !== undefined, {
    path: ["category"],
    error: "Kategoriyi seç",
  });

export type OccasionRow = z.output<typeof occasionRow>;

const occasionRows = z
  .array(occasionRow, { error: "Özel günler liste olmalı" })
  .max(MOST_ROWS, { error: `En fazla ${MOST_ROWS} özel gün olabilir` })
  .refine(haveOwnIds, { error: "Bir gün iki kez eklenmiş" })
  .meta({ title: "Özel günler", setting: "occasions" });

export const occasionsSection = z.object({ days: occasionRows });
