import { z } from "zod";
import { line, paragraphs } from "../plain-text.ts";
import { faultless } from "./fields.ts";
import { linkFault } from "./linked-text.ts";
import { placeholderFault } from "./placeholders.ts";

export type InfoSection = { heading: string; blocks: readonly InfoBlock[] };

/** A paragraph, or the items of a list. */
export type InfoBlock = string | readonly string[];

/** A line that may name the shop's facts. */
export const factLine = (limits: { label: string; max: number }) => faultless(line(limits), placeholderFault);

const paragraph = faultless(paragraphs({ label: "Paragraf", max: 5000 }), placeholderFault, linkFault).refine(
  (text) => text !== "",
  { error: "Paragraf boş olamaz" },
);

const items = z
  .array(paragraph)
  .min(1, { error: "Liste boş olamaz" })
  .max(60, { error: "Bir listede en fazla 60 satır olabilir" });

/** A union would hide the reason: zod's error for it does not say what is wrong with its members. */
const block = z
  .unknown()
  .transform((value, context): InfoBlock => {
    const read = Array.isArray(value) ? items.safeParse(value) : paragraph.safeParse(value);
    if (read.success) return read.data;
    for (const { message, path } of read.error.issues) context.addIssue({ code: "custom", message, path });
    return z.NEVER;
  })
  .pipe(z.union([z.string(), z.array(z.string())]));

const section = z.object({
  heading: factLine({ label: "Ara başlık", max: 200 }).refine((heading) => heading !== "", {
    error: "Bölümün bir başlığı olmalı",
  }),
  blocks: z
    .array(block, { error: "Paragraflar liste olmalı" })
    .min(1, { error: "Bölümde bir paragraf olmalı" })
    .max(60, { error: "Bir bölümde en fazla 60 paragraf olabilir" }),
});

/** The text of an info page. */
export const infoSections = ({ least }: { least: number }): z.ZodType<readonly InfoSection[]> =>
  z
    .array(section, { error: "Bölümler liste olmalı" })
    .min(least, { error: "Sayfada en az bir bölüm olmalı" })
    .max(60, { error: "En fazla 60 bölüm olabilir" })
    .meta({ title: "Metin", setting: "info-sections" });
