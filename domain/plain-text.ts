import { z } from "zod";
import { ownValue } from "./own-value.ts";

const INVISIBLE = /\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/u;
/** Invisible characters of pasted text. They are removed without an error, because nobody could see its cause. Joiners of emoji stay. */
const BLANKS = /(?![\u200d\ufe0f]|\p{Bidi_Control})\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]/gu;
const LINE_BREAKS = /[\n\r\t]/g;

type TextLimits = { label: string; max: number };

/** A line of typed text: trimmed, in Unicode's NFC form, without invisible characters. */
export const line = (limits: TextLimits) => text(limits, (value) => INVISIBLE.test(value));

export const paragraphs = (limits: TextLimits) =>
  text(limits, (value) => INVISIBLE.test(value.replace(LINE_BREAKS, "")));

const text = ({ label, max }: TextLimits, hasInvisible: (value: string) => boolean) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `${label} gerekli` : `${label} yazı olmalı`) })
    .max(max * 4, { error: `${label} en fazla ${max} karakter olabilir` })
    .refine((value) => value.isWellFormed(), { error: `${label} bozuk karakter içeriyor` })
    .transform((value) => value.replace(BLANKS, "").normalize("NFC").trim())
    .refine((value) => !hasInvisible(value), { error: `${label} görünmeyen karakter içeriyor` })
    .refine((value) => value.length <= max, { error: `${label} en fazla ${max} karakter olabilir` })
    .pipe(z.string());

/** Gives the title of a field by its name: undefined for a field that the schema does not know. */
export const titlesOf =
  ({ shape }: { shape: Readonly<Record<string, z.ZodType>> }) =>
  (field: string): string | undefined =>
    ownValue(shape, field)?.meta()?.title;

/** Whether every plain object already has something under this name. */
export const isInherited = (name: string): boolean => name in Object.prototype;
