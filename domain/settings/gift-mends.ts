import { z } from "zod";
import { SLUG } from "../slug.ts";

const MAX_MENDS = 1000;

const giftMend = z.object({
  /** The id of a product. One that is gone mends nothing. */
  product: z.string().min(1).max(64),
  /** The slug of a person, an occasion or a taste: `anne`, `yil-donumu`. */
  gift: z.string().regex(SLUG, { error: "Kime ya da ne için olduğunu seç" }).max(40),
  fits: z.boolean({ error: "Uyar ya da uymaz olmalı" }),
});

export type GiftMend = z.output<typeof giftMend>;

/** What the owner says against the words of her goods: this one suits a mother, that one does not. */
export const giftMends = z
  .array(giftMend, { error: "Düzeltmeler liste olmalı" })
  .max(MAX_MENDS, { error: `En fazla ${MAX_MENDS} düzeltme olabilir` })
  .refine((mends) => new Set(mends.map(({ product, gift }) => `${gift} ${product}`)).size === mends.length, {
    error: "Bir ürün aynı kişi için iki kez yazılmış",
  })
  .meta({ title: "Hediye bulucuda düzeltmeler", setting: "gift-mends" });

/** The settings section of the finder. */
export const giftSection = z.object({ mends: giftMends });

/** The mends with one more, which replaces what was said about that product before. `undefined` leaves it to the words again. */
export function mendedWith(
  mends: readonly GiftMend[],
  { product, gift, fits }: Omit<GiftMend, "fits"> & { fits: boolean | undefined },
): GiftMend[] {
  const others = mends.filter((mend) => mend.product !== product || mend.gift !== gift);
  return fits === undefined ? others : [...others, { product, gift, fits }];
}
