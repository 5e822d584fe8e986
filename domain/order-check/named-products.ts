import type { Product } from "../catalog/product.ts";
import { plainName } from "../order/plain-name.ts";
import { fold } from "../turkish.ts";

export type SoldProduct = Pick<Product, "id" | "name" | "slug" | "image" | "price" | "colors" | "category" | "inStock">;

/** A product of the shop, or of its trash. */
export type ShelfProduct = { product: SoldProduct; isRemoved: boolean };

/** `color` is a color of the product; `lostColor` is one that it no longer has. */
export type NamedProduct = ShelfProduct & { color?: string | undefined; lostColor?: string | undefined };

export type Named = { found: NamedProduct } | { several: ShelfProduct[] } | undefined;

/** A name as it is compared: without letters' marks, invisible characters, and dashes at its ends. */
export const nameKey = (name: string): string =>
  fold(plainName(name).replace(/\p{Cf}/gu, ""))
    .replace(/^[\s•·+(:=‐-―−-]+|[\s(:=‐-―−-]+$/g, "")
    .replace(/\s+/g, " ");

const IN_PARENTHESES = /^(.+?) ?\(([^()]+)\)$/;

/** Finds products by what a message calls them, and never chooses between two (decision 87). */
export function createNamedProducts(shelf: readonly ShelfProduct[]) {
  const byKey = Map.groupBy(shelf, ({ product }) => nameKey(product.name));

  const known = new Map<string, Named>();

  function find(name: string): Named {
    if (!known.has(name)) known.set(name, findNew(name, nameKey(name)));
    return known.get(name);
  }

  const findNew = (name: string, key: string): Named =>
    key === "" ? undefined : (chosen(byKey.get(key)) ?? withColor(name) ?? shortened(key));

  function withColor(name: string): Named {
    const [, base = "", color = ""] = IN_PARENTHESES.exec(plainName(name)) ?? [];
    const named = chosen(byKey.get(nameKey(base))) ?? shortened(nameKey(base));
    if (!named || "several" in named) return named;
    const { product } = named.found;
    const known = product.colors.find((one) => nameKey(one) === nameKey(color));
    return { found: { ...named.found, ...(known === undefined ? { lostColor: color } : { color: known }) } };
  }

  /** A long message shortens names to `Mıknatıslı Çift…`. */
  function shortened(key: string): Named {
    const start = /^(.{3,}?) ?(?:…|\.{3})$/.exec(key)?.[1];
    if (start === undefined) return undefined;
    return chosen([...byKey].flatMap(([name, products]) => (name.startsWith(start) ? products : [])));
  }

  return { find };
}

export type NamedProducts = ReturnType<typeof createNamedProducts>;

/** What is on sale comes before the trash. */
function chosen(products: readonly ShelfProduct[] = []): Named {
  const onSale = products.filter(({ isRemoved }) => !isRemoved);
  const [found, ...others] = onSale.length > 0 ? onSale : products;
  if (!found) return undefined;
  return others.length > 0 ? { several: [found, ...others] } : { found };
}
