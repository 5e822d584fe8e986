import { z } from "zod";
import { BLOCK_KINDS, type BlockKind, type HomeBlock } from "../../../domain/settings/home-blocks.ts";
import "../zod-without-eval.ts";

const typedBlocks = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(BLOCK_KINDS),
    isOn: z.boolean(),
    category: z.string().optional(),
    image: z.string().optional(),
    title: z.string().optional(),
    text: z.string().optional(),
    link: z.string().optional(),
  }),
);

/** The blocks of a draft: they have all fields, but need not follow the rules yet. */
export const blocksIn = (draft: unknown): HomeBlock[] => typedBlocks.safeParse(draft).data ?? [];

const NAMES: Record<BlockKind, string> = {
  categories: "Kategoriler",
  featured: "Öne çıkan ürünler",
  gifts: "Kime? ve Bütçen?",
  promises: "Sözler",
  newest: "Yeni gelenler",
  parcels: "Paketlerimizden",
  shelf: "Kategori rafı",
  picture: "Fotoğraf ve yazı",
};

/** Its name in the list and in the history. */
export const blockName = ({ kind, title, category }: HomeBlock, nameOf: (slug: string) => string | undefined): string =>
  [NAMES[kind], title?.trim() || (category && (nameOf(category) ?? category))].filter(Boolean).join(": ");
