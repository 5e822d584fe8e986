import { capitalized } from "../capitalized.ts";
import { splitList } from "../catalog/product-input.ts";
import { type MovedProduct, originMark } from "../moving/moved-product.ts";
import { parsePrice, typedPrice } from "../typed-price.ts";
import { readCaption } from "./caption.ts";
import type { Post } from "./instagram-posts.ts";
import { likelyCategory } from "./likely-category.ts";

/** A post on its way to a product, as its owner types it. */
export type PostDraft = { name: string; price: string; oldPrice: string; category: string; colors: string };

type Sorting = { categories: readonly string[]; before: readonly PostDraft[] };

/** What the words under a post say. What they leave open stays empty for its owner. */
export function draftOfPost({ caption }: Post, { categories, before }: Sorting): PostDraft {
  const { name = "", price, old, colors } = readCaption(caption);
  const sorted = before.map((one) => ({ words: one.name, category: one.category })).filter(({ category }) => category);
  return {
    name,
    price: price === undefined ? "" : typedPrice(price),
    oldPrice: price === undefined || old === undefined ? "" : typedPrice(old),
    category: likelyCategory(`${name} ${caption}`, categories, sorted),
    colors: colors.join(", "),
  };
}

/** What a draft lacks before it can be a product: `ad`, `fiyat`. */
export function lackingInDraft({ name, price }: PostDraft): string[] {
  return [...(name.trim() === "" ? ["ad"] : []), ...((parsePrice(price) ?? 0) > 0 ? [] : ["fiyat"])];
}

type Ready = { row: number; pictures: readonly string[]; isShown: boolean };

export function movedPost(post: Post, draft: PostDraft, { row, pictures, isShown }: Ready): MovedProduct {
  const price = parsePrice(draft.price);
  const oldPrice = parsePrice(draft.oldPrice);
  return {
    row,
    origins: [originMark("post", post.key)],
    name: capitalized(draft.name.trim()),
    description: readCaption(post.caption).description,
    ...(price !== undefined && { price }),
    ...(oldPrice !== undefined && { originalPrice: oldPrice }),
    ...(draft.category.trim() !== "" && { category: draft.category.trim() }),
    ...(pictures.length > 0 && { pictures: [...pictures] }),
    ...(draft.colors.trim() !== "" && { colors: splitList(draft.colors) }),
    isShown,
  };
}
