import type { Product } from "../catalog/product.ts";
import { plainName } from "../order/plain-name.ts";
import { fold } from "../turkish.ts";

export type SoldProduct = Pick<Product, "id" | "name" | "slug" | "image" | "price" | "colors" | "category" | "inStock">;

/** A product of the shop, or of its trash. */
export type ShelfProduct = { product: SoldProduct; isRemoved: boolean };

/** `color` is a color of the product; `lostColor` is one that it no longer has. */
export type NamedProduct = ShelfProduct & { color?: string | undefined; lostColor?: string | undefined };

export type Named = { found: NamedProduct } | { several: ShelfProduct[] } | undefined;

/** A name as it is compared: without letters' marks, invisible characters, the typography of other keyboards, and dashes at its ends. */
export const nameKey = (name: string): string =>
  fold(
    plainName(name)
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, ""),
  )
    .replace(/[‘’‛′´“”„″«»\u0022]/g, "'")
    .replace(/[‐-―−]/g, "-")
    .replace(/×/g, "x")
    .replace(/^[\s•·+(:=-]+|[\s(:=-]+$/g, "")
    .replace(/\s+/g, " ")
    .replace(/ renk(?=\)$)/, "");

/** In a key: where a long message has cut a name. */
export const CUT = nameKey("…");

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
    key === "" ? undefined : (oneOf(chosen(byKey.get(key)), withColor(name)) ?? shortened(key));

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
    const start = key.endsWith(CUT) ? key.slice(0, -CUT.length).trimEnd() : "";
    if (start.length < 3) return undefined;
    return chosen([...byKey].flatMap(([name, products]) => (name.startsWith(start) ? products : [])));
  }

  return { find };
}

export type NamedProducts = ReturnType<typeof createNamedProducts>;

/** A product can be called what another one is in a color: `Kupa (mavi)`. */
function oneOf(whole: Named, colored: Named): Named {
  const isBoth = whole && "found" in whole && colored && "found" in colored && colored.found.color !== undefined;
  return isBoth && whole.found.isRemoved === colored.found.isRemoved
    ? { several: [whole.found, colored.found] }
    : (whole ?? colored);
}

/** What is on sale comes before the trash. */
function chosen(products: readonly ShelfProduct[] = []): Named {
  const onSale = products.filter(({ isRemoved }) => !isRemoved);
  const [found, ...others] = onSale.length > 0 ? onSale : products;
  if (!found) return undefined;
  return others.length > 0 ? { several: [found, ...others] } : { found };
}
