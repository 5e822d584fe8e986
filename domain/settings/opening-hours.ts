import { z } from "zod";
import { line } from "../plain-text.ts";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "Saati 10:00 gibi yaz" });

const openDay = z
  .object({ opens: time, closes: time }, { error: "Açılış ve kapanış saati eksik" })
  .refine(({ opens, closes }) => opens !== closes, { path: ["closes"], error: "Kapanış açılışla aynı olamaz" });

/**
 * Opening hours from Monday to Sunday; null on a closed day. A closing time that is earlier than the opening time belongs to the next
 * day. An empty list means that the owner has said no hours.
 */
export const openingHours = z
  .array(openDay.nullable(), { error: "Çalışma saatleri liste olmalı" })
  .refine(({ length }) => length === 0 || length === 7, { error: "Haftanın yedi günü de gerekli" })
  .meta({ title: "Çalışma saatleri", hint: "Bu saatlerde WhatsApp'tan yazarsın.", setting: "week" });

const MAX_DAYS_OFF = 50;

const dayOff = z
  .object({
    from: z.iso.date({ error: "İlk günü seç" }),
    until: z.iso.date({ error: "Son günü seç" }),
    reason: line({ label: "Neden", max: 60 }),
  })
  .refine(({ from, until }) => from <= until, { path: ["until"], error: "Son gün ilk günden önce olamaz" });

/** Days on which the shop is closed; the last day counts too. */
export const daysOff = z
  .array(dayOff, { error: "Kapalı günler liste olmalı" })
  .max(MAX_DAYS_OFF, { error: `En fazla ${MAX_DAYS_OFF} kapalı dönem olabilir` })
  .meta({ title: "Kapalı günler", setting: "days-off" });

export type OpeningHours = z.output<typeof openingHours>;
export type DayOff = z.output<typeof dayOff>;
