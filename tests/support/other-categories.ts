import type { Category } from "../../domain/catalog/category.ts";
import { newCategory } from "../../storage/catalog/category-subject.ts";
import type { Store } from "../../storage/store.ts";

/** Six categories that replace all five first ones, with long and short names. */
export const OTHER_CATEGORIES: readonly Category[] = [
  { id: "k1", slug: "mumlar", name: "Kokulu Mumlar", image: "https://cdn.ornek.com/mum.jpg", tint: "mint" },
  { id: "k2", slug: "kupalar", name: "Kişiye Özel Kupalar", image: "https://cdn.ornek.com/kupa.jpg", tint: "rose" },
  { id: "k3", slug: "oyuncak", name: "Peluş & Oyuncak", image: "https://cdn.ornek.com/pelus.jpg", tint: "sky" },
  { id: "k4", slug: "kirtasiye", name: "Kırtasiye", image: "https://cdn.ornek.com/defter.jpg", tint: "butter" },
  { id: "k5", slug: "corap", name: "Çorap & Aksesuar", image: "https://cdn.ornek.com/corap.jpg", tint: "lilac" },
  { id: "k6", slug: "kutular", name: "Hazır Hediye Kutuları", image: "", tint: "mint" },
];

/** Replaces the categories of a shop without products. */
export const replaceCategories = (store: Pick<Store, "write">): Promise<void> =>
  store.write(async (trx, revision) => {
    await trx.deleteFrom("categories").execute();
    const rows = OTHER_CATEGORIES.map((category, position) => newCategory({ ...category, position, revision }));
    await trx.insertInto("categories").values(rows).execute();
  });
