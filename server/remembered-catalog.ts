import type { Catalog } from "../domain/catalog/catalog.ts";
import type { Product } from "../domain/catalog/product.ts";
import type { Shelf } from "../domain/search/shelf.ts";
import type { Settings } from "../domain/shop/settings.ts";
import type { OutageMemory } from "./outage-memory.ts";

/** All that a visitor's page reads, from memory while the database is away. An address that only the database knows stays unknown. */
export function rememberCatalog(stored: Catalog, shelf: Pick<Shelf, "products">, memory: OutageMemory): Catalog {
  const remembered = async (error: unknown, isWanted: (product: Product) => boolean): Promise<Product> =>
    memory.insteadOf(error, (await shelf.products()).find(isWanted));
  return {
    ...stored,
    listCategories: memory.remembering(stored.listCategories),
    findProduct: (id) => stored.findProduct(id).catch((error) => remembered(error, (product) => product.id === id)),
    findAddress: (slug) =>
      stored.findAddress(slug).catch(async (error) => ({
        state: "here",
        product: await remembered(error, (product) => product.slug === slug),
      })),
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
