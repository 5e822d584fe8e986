import type { Product } from "../catalog/product.ts";
import { fold } from "../turkish.ts";
import { type MovedProduct, ORIGIN_KINDS } from "./moved-product.ts";

/** A product of the shop that a moved one may mean. */
type Known = Pick<Product, "id" | "slug" | "name">;

const KINDS_OF_ONE = [ORIGIN_KINDS.code, ORIGIN_KINDS.post];

/** The marks of which a product has its own. Addresses are not among them: shops gave one to several products of a name. */
const ownKinds = (marks: readonly string[]): string[] =>
  KINDS_OF_ONE.filter((kind) => marks.some((mark) => mark.startsWith(`${kind}:`)));
export const isOldAddress = (mark: string): boolean => mark.startsWith(`${ORIGIN_KINDS.address}:`);

/**
 * Finds the product that a moved one means: by its stock code or post, then by its address, then by its name where only one product has it.
 * A product of another code or of another post is another product, whatever its name.
 */
export function productFinder<Found extends Known>(products: readonly Found[], origins: ReadonlyMap<string, string>) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const byName = Map.groupBy(products, ({ name }) => fold(name));
  const marked = new Set([...origins].flatMap(([mark, id]) => ownKinds([mark]).map((kind) => `${kind} ${id}`)));
  const namesakesOf = (name = "") => byName.get(fold(name.trim())) ?? [];

  function find({ origins: marks, slug, name }: Pick<MovedProduct, "origins" | "slug" | "name">): Found | undefined {
    const [known] = marks
      .filter((mark) => !isOldAddress(mark))
      .flatMap((mark) => byId.get(origins.get(mark) ?? "") ?? []);
    if (known) return known;
    const namesakes = namesakesOf(name);
    const alike = bySlug.get(slug ?? "") ?? (namesakes.length === 1 ? namesakes[0] : undefined);
    return alike && ownKinds(marks).some((kind) => marked.has(`${kind} ${alike.id}`)) ? undefined : alike;
  }

  return {
    find,
    /** True where nothing but its name says which of several products is meant. */
    isUnclear: (moved: Pick<MovedProduct, "origins" | "slug" | "name">): boolean =>
      !find(moved) && ownKinds(moved.origins).length === 0 && !moved.slug && namesakesOf(moved.name).length > 1,
  };
}
