import { byPosition, type PositionedProduct, type ProductAddress } from "../../domain/catalog/catalog.ts";
import type { Category, StoredCategory } from "../../domain/catalog/category.ts";
import { categoryAddresses, otherAddresses } from "../../domain/catalog/category-addresses.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { isShown } from "../../domain/catalog/shown-from.ts";
import type { ChoiceSet } from "../../domain/choice/choice-sets.ts";
import { choiceFacts, optionsOf } from "../../domain/choice/product-options.ts";
import { createSearch, type Search, type SearchWords } from "../../domain/search/search.ts";
import type { SettingValues } from "../../domain/shop/setting-values.ts";
import type { Snapshot, StoredProduct } from "../../domain/shop/snapshot.ts";

/** All products at one revision; it never changes. `stored` holds the trash too, `sorted` only products on sale in the owner's order. */
export type CatalogState = { stored: ReadonlyMap<string, StoredProduct>; sorted: readonly PositionedProduct[] };

export const EMPTY_STATE: CatalogState = { stored: new Map(), sorted: [] };

export const productsIn = ({ sorted }: CatalogState): Product[] => sorted.map(({ product }) => product);

/** Unchanged products stay in order, so the sort meets a nearly sorted list and is fast. */
export function applyChanges(before: CatalogState, changed: readonly StoredProduct[]): CatalogState {
  if (changed.length === 0) return before;
  const stored = new Map(before.stored);
  for (const one of changed) stored.set(one.id, one);
  const changedIds = new Set(changed.map(({ id }) => id));
  const unchanged = before.sorted.filter(({ product }) => !changedIds.has(product.id));
  const added = [...changedIds].flatMap((id) => {
    const { product, position = 0 } = stored.get(id) ?? {};
    return product ? [{ product, position }] : [];
  });
  return { stored, sorted: [...unchanged, ...added].sort(byPosition) };
}

/** Adds to the products the facts that follow from their choices. */
export const withChoiceFacts = (products: readonly StoredProduct[], sets: readonly ChoiceSet[]): StoredProduct[] =>
  products.map((one) => {
    const product = one.product && withFacts(one.product, sets);
    return product === one.product ? one : { ...one, product };
  });

/** Replaces facts that followed from earlier sets. A product without choices stays as it is. */
function withFacts(before: Product, sets: readonly ChoiceSet[]): Product {
  const { needs, startsAt, isOnlyPrice: _, stockSwitch, ...product } = before;
  const hasFacts = needs !== undefined || startsAt !== undefined || stockSwitch !== undefined;
  if (!hasFacts && !optionsOf(before, sets)) return before;
  const stored = { ...product, inStock: stockSwitch ?? product.inStock };
  return { ...stored, ...choiceFacts(stored, sets) };
}

/** Look-ups by id, by slug and by an earlier shop's path, of the products that `sees` lets through. The maps are built at their first use. */
export function lookUpsOf({ stored }: CatalogState, sees: (product: Product) => boolean) {
  let slugs: ReadonlyMap<string, StoredProduct> | undefined;
  let oldPaths: ReadonlyMap<string, StoredProduct> | undefined;
  return {
    findProduct(id: string): Product | undefined {
      const product = stored.get(id)?.product;
      return product && sees(product) ? product : undefined;
    },
    findAddress(slug: string): ProductAddress | undefined {
      slugs ??= bySlug(stored.values());
      const found = slugs.get(slug);
      const isSeen = found && (!found.product || sees(found.product));
      return isSeen ? addressOf(found, slug) : undefined;
    },
    findByOldPath(path: string): Product | undefined {
      oldPaths ??= byOldPath(stored.values());
      const product = oldPaths.get(path)?.product;
      return product && sees(product) ? product : undefined;
    },
  };
}

function bySlug(stored: Iterable<StoredProduct>): ReadonlyMap<string, StoredProduct> {
  const slugs = new Map<string, StoredProduct>();
  for (const one of stored) {
    for (const former of one.formerSlugs) slugs.set(former, one);
    slugs.set(one.slug, one);
  }
  return slugs;
}

/** A product in the trash may have given its paths to another one. */
const byOldPath = (stored: Iterable<StoredProduct>): ReadonlyMap<string, StoredProduct> =>
  new Map(
    [...stored].flatMap((one) =>
      one.product ? (one.oldPaths ?? []).map((path): [string, StoredProduct] => [path, one]) : [],
    ),
  );

function addressOf({ slug, name, category, product }: StoredProduct, requested: string): ProductAddress {
  if (!product) return { state: "gone", name, category };
  return slug === requested ? { state: "here", product } : { state: "moved", slug };
}

/** The categories of a snapshot, and the settings that name categories by an address, which may be a former one. */
export function categoryState(stored: readonly StoredCategory[], settings: SettingValues) {
  const { living } = categoryAddresses(stored);
  const allCategories = stored.filter(({ isRemoved }) => !isRemoved);
  const { categoryQuestions } = settings;
  return {
    ...settings,
    categories: allCategories.filter(({ isHidden }) => !isHidden).map(shown),
    allCategories,
    findCategory: living,
    formerSlugs: otherAddresses(stored),
    categoryQuestions: {
      ...categoryQuestions,
      byCategory: Object.fromEntries(
        Object.entries(categoryQuestions.byCategory).map(([slug, own]) => [living(slug)?.slug ?? slug, own]),
      ),
    },
  };
}

const shown = ({ id, name, slug, image, tint }: StoredCategory): Category => ({ id, name, slug, image, tint });

/** A snapshot with the products that visitors do not see yet. Returns `snapshot` itself if there are none. */
export function ownersSnapshot(snapshot: Snapshot, state: CatalogState, words: SearchWords): Snapshot {
  const products = productsIn(state);
  const hidden = products.filter((product) => !isShown(product));
  if (hidden.length === 0) return snapshot;
  let searchOfHidden: Search | undefined;
  return {
    ...snapshot,
    ...lookUpsOf(state, () => true),
    products,
    async search() {
      const shown = await snapshot.search();
      searchOfHidden ??= createSearch({ ...words, products: hidden });
      const { findNamed } = searchOfHidden;
      return { ...shown, findNamed: (query) => new Set([...shown.findNamed(query), ...findNamed(query)]) };
    },
  };
}
