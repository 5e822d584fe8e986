import { ALL, type StoredCategory } from "./category.ts";

type Addressed = Pick<StoredCategory, "id" | "slug" | "formerSlugs" | "isRemoved" | "movedTo">;

export type CategoryAddresses<One> = {
  /** The category that has or had the address, a removed one too. */
  named(slug: string): One | undefined;
  /** The category to which the address leads today. A removed category leads to the one that got its products. */
  living(slug: string): One | undefined;
};

export function categoryAddresses<One extends Addressed>(categories: readonly One[]): CategoryAddresses<One> {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const former = categories.flatMap((one) => one.formerSlugs.map((slug): [string, One] => [slug, one]));
  const bySlug = new Map([...former, ...categories.map((one): [string, One] => [one.slug, one])]);

  /** The loop is limited, because removed categories can lead to each other in a circle after an undo. */
  function living(slug: string): One | undefined {
    let found = bySlug.get(slug);
    for (const _ of categories) {
      if (!found?.isRemoved) return found;
      found = found.movedTo === null ? undefined : byId.get(found.movedTo);
    }
    return undefined;
  }

  return { named: (slug) => bySlug.get(slug), living };
}

/** The other addresses that lead to each category, by its slug. */
export function otherAddresses(categories: readonly Addressed[]): ReadonlyMap<string, readonly string[]> {
  const { living } = categoryAddresses(categories);
  const slugs = categories.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]);
  const led = [...new Set(slugs)].flatMap((slug) => {
    const to = living(slug)?.slug;
    return to === undefined || to === slug ? [] : [{ slug, to }];
  });
  return new Map([...Map.groupBy(led, ({ to }) => to)].map(([to, others]) => [to, others.map(({ slug }) => slug)]));
}

/** Anchors of the home page that are no categories, and the filter for all products. A category of such a name gets another slug. */
export const TAKEN_ANCHORS: readonly string[] = [
  ALL,
  "butcen",
  "footer-links",
  "icerik",
  "kategoriler",
  "kime",
  "mobile-menu",
  "search-row",
  "urunler",
  "urunler-baslik",
];

export const isFreeAnchor = (slug: string): boolean => !TAKEN_ANCHORS.includes(slug);
