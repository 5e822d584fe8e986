import type { Product } from "../catalog/product.ts";
import { fold } from "../turkish.ts";
import { type MovedProduct, ORIGIN_KINDS } from "./moved-product.ts";

/** A product of the shop that a moved one may mean. */
type Known = Pick<Product, "id" | "slug" | "name">;

const isCode = (mark: string): boolean => mark.startsWith(`${ORIGIN_KINDS.code}:`);
export const isOldAddress = (mark: string): boolean => mark.startsWith(`${ORIGIN_KINDS.address}:`);

/**
 * Finds the product that a moved one means: by its stock code or post, then by its address, then by its name where only one product has it.
 * A product of another code is another product, whatever its name.
 */
export function productFinder<Found extends Known>(products: readonly Found[], origins: ReadonlyMap<string, string>) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const byName = Map.groupBy(products, ({ name }) => fold(name));
  const coded = new Set([...origins].flatMap(([mark, id]) => (isCode(mark) ? [id] : [])));

  return ({ origins: marks, slug, name }: Pick<MovedProduct, "origins" | "slug" | "name">): Found | undefined => {
    const [known] = marks
      .filter((mark) => !isOldAddress(mark))
      .flatMap((mark) => byId.get(origins.get(mark) ?? "") ?? []);
    if (known) return known;
    const namesakes = name === undefined ? [] : (byName.get(fold(name.trim())) ?? []);
    const alike = bySlug.get(slug ?? "") ?? (namesakes.length === 1 ? namesakes[0] : undefined);
    return alike && marks.some(isCode) && coded.has(alike.id) ? undefined : alike;
  };
}
