import { z } from "zod";

const UNSEEN = /\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/u;
/**
 * Text pasted from the web brings these along. They are dropped without a complaint, because nobody could see what it
 * is about.
 */
const BLANKS = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u2800\u3164\ufeff\uffa0]/g;
const LINE_BREAKS = /[\n\r\t]/g;

type TextLimits = { label: string; max: number };

/** One line a person typed: trimmed, in one Unicode spelling, without characters nobody can see. */
export const line = (limits: TextLimits) => text(limits, (value) => UNSEEN.test(value));

export const paragraphs = (limits: TextLimits) => text(limits, (value) => UNSEEN.test(value.replace(LINE_BREAKS, "")));

const text = ({ label, max }: TextLimits, hasUnseen: (value: string) => boolean) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `${label} gerekli` : `${label} yazı olmalı`) })
    .max(max * 4, { error: `${label} en fazla ${max} karakter olabilir` })
    .refine((value) => value.isWellFormed(), { error: `${label} bozuk karakter içeriyor` })
    .transform((value) => value.replace(BLANKS, "").normalize("NFC").trim())
    .refine((value) => !hasUnseen(value), { error: `${label} görünmeyen karakter içeriyor` })
    .refine((value) => value.length <= max, { error: `${label} en fazla ${max} karakter olabilir` })
    .pipe(z.string());
