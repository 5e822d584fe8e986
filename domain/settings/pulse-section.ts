import { z } from "zod";
import { paragraphs } from "../plain-text.ts";
import { fold } from "../turkish.ts";
import { toggle } from "./fields.ts";

const TITLE = "Bağlantı sözleri";
const MAX_LINKS = 20;
const LINK_WORD = /^[a-z0-9-]{3,20}$/;

/** `Ece Hikâye` is typed for `ece-hikaye`. */
export const linkWord = (typed: string): string =>
  fold(typed)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

const links = paragraphs({ label: TITLE, max: 800 })
  .transform((text) => [...new Set(text.split("\n").map(linkWord).filter(Boolean))].join("\n"))
  .refine((text) => linkWords(text).every((word) => LINK_WORD.test(word)), {
    error: "Her söz 3–20 harf, rakam ya da çizgi olmalı, örneğin: ece-hikaye",
  })
  .refine((text) => linkWords(text).length <= MAX_LINKS, { error: `En fazla ${MAX_LINKS} söz olabilir` })
  .meta({
    title: TITLE,
    hint: "Her satıra bir söz: bir hikâyen, bir influencer, bir kart. Adresin sonuna eklenir; ondan gelenler ayrı sayılır.",
    setting: "text",
  });

export const linkWords = (text: string): string[] => text.split("\n").filter(Boolean);

export const pulseSection = z.object({
  counts: toggle({
    title: "Görüntülenmeler sayılsın",
    hint: "Kimseyi tanımadan, yalnız kaç kez diye. Kapalıyken hiçbir şey sayılmaz; sayılmışlar 13 ay durur.",
  }),
  links,
});
