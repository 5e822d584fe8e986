import type { Catalog, ProductAddress } from "../../domain/catalog/catalog.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { Shelf } from "../../domain/search/shelf.ts";
import type { Settings } from "../../domain/shop/settings.ts";
import type { OutageMemory } from "./outage-memory.ts";

/** All that a visitor's page reads, from memory while the database is away. Whether an address never was is not known then. */
export function rememberCatalog(stored: Catalog, shelf: Pick<Shelf, "products">, memory: OutageMemory): Catalog {
  const listFormerAddresses = memory.remembering(stored.listFormerAddresses);
  const find = async (isWanted: (product: Product) => boolean) => (await shelf.products()).find(isWanted);

  const rememberAddress = async (slug: string): Promise<ProductAddress | undefined> => {
    const product = await find((known) => known.slug === slug);
    return product ? { state: "here", product } : (await listFormerAddresses()).get(slug);
  };

  return {
    ...stored,
    listCategories: memory.remembering(stored.listCategories),
    listFormerAddresses,
    findProduct: (id) =>
      stored.findProduct(id).catch(async (error) => memory.insteadOf(error, await find((known) => known.id === id))),
    findAddress: (slug) =>
      stored.findAddress(slug).catch(async (error) => memory.insteadOf(error, await rememberAddress(slug))),
  };
}

export const rememberSettings = (stored: Settings, { remembering }: OutageMemory): Settings => ({
  ...stored,
  listHeroSlides: remembering(stored.listHeroSlides),
  listSynonyms: remembering(stored.listSynonyms),
  readSearchGuide: remembering(stored.readSearchGuide),
  listInfoPages: remembering(stored.listInfoPages),
  readLegalFacts: remembering(stored.readLegalFacts),
});
