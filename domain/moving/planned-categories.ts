import { categoryInputSchema } from "../catalog/category-input.ts";
import { slugOf } from "../slug.ts";
import type { Definitions } from "./moved-product.ts";

export type DescribedCategory = Definitions["categories"][number];

/** `place` is its place among all, where they are described. */
export type AddedCategory = { key: string; name: string; place?: number } & Partial<DescribedCategory>;

/** The categories of an empty shop that is to become another: those that stay, with their look there, and those that it has not. */
export type ArrangedCategories = {
  kept: (Pick<DescribedCategory, "tint" | "image" | "isHidden"> & { id: string; place: number })[];
  surplus: Known[];
};

type Known = { id: string; slug: string; name: string };

const CATEGORY_NAME = categoryInputSchema("").shape.name;

/** The categories that moved products name: those of the shop, and new ones. */
export function plannedCategories(known: readonly Known[], described: readonly DescribedCategory[]) {
  const slugs = new Map(known.map(({ name, slug }) => [slugOf(name), slug]));
  for (const { slug } of known) if (!slugs.has(slug)) slugs.set(slug, slug);
  const added = new Map<string, string>();
  const nameOf = (words: string) => CATEGORY_NAME.safeParse(words);
  return {
    /** Why a new category cannot have its name. */
    refusal(key: string): string | undefined {
      const name = added.get(key);
      return name === undefined ? undefined : nameOf(name).error?.issues[0]?.message;
    },

    /** The address of the category of this name. A name that the shop lacks becomes a category. */
    slugOf(words: string): string {
      const name = words.trim();
      const key = slugOf(name);
      const slug = slugs.get(key);
      if (slug !== undefined || name === "") return slug ?? "";
      added.set(key, nameOf(name).data ?? name);
      return key;
    },
    /** New categories: the slug that products name, and the name. The slug in the shop may be another. Described ones come in their order. */
    added: (): AddedCategory[] => {
      const first = described
        .map((one, place) => ({ ...one, place, key: slugOf(one.name) }))
        .filter(({ key, name }) => (added.has(key) || !slugs.has(key)) && nameOf(name).success);
      const keys = new Set(first.map(({ key }) => key));
      return [...first, ...[...added].flatMap(([key, name]) => (keys.has(key) ? [] : { key, name }))];
    },

    arranged(): ArrangedCategories | undefined {
      if (described.length === 0) return undefined;
      const kept = described.flatMap(({ name, tint, image, isHidden }, place) => {
        const own = known.find((one) => slugOf(one.name) === slugOf(name));
        return own ? { id: own.id, place, tint, image, isHidden } : [];
      });
      const isKept = new Set(kept.map(({ id }) => id));
      return {
        kept,
        surplus: known.flatMap(({ id, slug, name }) => (isKept.has(id) ? [] : { id, slug, name })),
      };
    },
  };
}
