import { z } from "zod";
import { line, paragraphs } from "../plain-text.ts";

export type InfoSection = { heading: string; blocks: readonly InfoBlock[] };

/** A paragraph, or the items of a list. */
export type InfoBlock = string | readonly string[];

const paragraph = paragraphs({ label: "Paragraf", max: 5000 });

const block = z.union([paragraph, z.array(paragraph).max(60, { error: "Bir listede en fazla 60 satır olabilir" })], {
  error: "Paragraf yazı ya da liste olmalı",
});

const section = z.object({
  heading: line({ label: "Ara başlık", max: 200 }),
  blocks: z
    .array(block, { error: "Paragraflar liste olmalı" })
    .max(60, { error: "Bir bölümde en fazla 60 paragraf olabilir" }),
});

/** The text of an info page. */
export const infoSections: z.ZodType<readonly InfoSection[]> = z
  .array(section, { error: "Bölümler liste olmalı" })
  .max(60, { error: "En fazla 60 bölüm olabilir" })
  .meta({ title: "Metin", setting: "info-sections" });
