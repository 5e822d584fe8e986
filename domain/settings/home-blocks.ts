import { z } from "zod";
import { line } from "../plain-text.ts";
import { SLUG } from "../slug.ts";
import { arrangedId, haveOwnIds, ownLink, ownPicture } from "./fields.ts";

/** The parts of the home page below its slides. There may be several shelves and pictures, but only one part of each other kind. */
export const BLOCK_KINDS = [
  "categories",
  "featured",
  "gifts",
  "promises",
  "newest",
  "parcels",
  "shelf",
  "picture",
] as const;

export type BlockKind = (typeof BLOCK_KINDS)[number];

export const MAX_BLOCKS = 14;

const homeBlockSchema = z
  .object({
    id: arrangedId,
    kind: z.enum(BLOCK_KINDS, { error: "Böyle bir bölüm yok" }),
    isOn: z.boolean({ error: "Bölüm açık ya da kapalı olmalı" }),
    /** The category of a shelf. */
    category: z.string().regex(SLUG, { error: "Kategoriyi seç" }).optional(),
    /** This field and the ones below belong to a picture. */
    image: ownPicture.optional(),
    title: line({ label: "Başlık", max: 80 }).optional(),
    text: line({ label: "Yazı", max: 300 }).optional(),
    link: ownLink("Nereye götüreceğini listeden seç").optional(),
  })
  .refine(({ kind, category }) => kind !== "shelf" || category !== undefined, {
    path: ["category"],
    error: "Kategoriyi seç",
  })
  .refine(({ kind, image }) => kind !== "picture" || image !== undefined, {
    path: ["image"],
    error: "Fotoğrafı yükle",
  });

export type HomeBlock = z.output<typeof homeBlockSchema>;

/** The featured products cannot be turned off, because a category's tile opens its products among them. */
export const isAlwaysOn = ({ kind }: Pick<HomeBlock, "kind">): boolean => kind === "featured";

/** True for the blocks that an owner adds, and may remove. */
export const isOwn = ({ kind }: Pick<HomeBlock, "kind">): boolean => kind === "shelf" || kind === "picture";

export const homeBlocks = z
  .array(homeBlockSchema, { error: "Bölümler liste olmalı" })
  .max(MAX_BLOCKS, { error: `En fazla ${MAX_BLOCKS} bölüm olabilir` })
  .refine(haveOwnIds, { error: "Bir bölüm iki kez eklenmiş" })
  .refine((blocks) => blocks.some((block) => isAlwaysOn(block) && block.isOn), {
    error: "Öne çıkan ürünler hep görünür: kategoriler orada açılır",
  })
  .meta({ title: "Bölümler", setting: "home-blocks" });
