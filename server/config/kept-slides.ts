import type { CategoryStore } from "../../domain/catalog/catalog.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import type { StoredSections } from "../../domain/settings/section-store.ts";
import { type FirstShelves, slidesFromBefore } from "../../domain/shop/first-proposals.ts";

type Parts = { categories: Pick<CategoryStore, "list">; sections: Pick<StoredSections, "find" | "save"> };

/** Saves the slides of a live shop of an older version, which showed unsaved ones. Without it, a start or an old copy would drop them. */
export async function keepSlides({ categories, sections }: Parts, first: FirstShelves): Promise<void> {
  if ((await sections.find("slides")).values.slides.length > 0) return;
  const slides = slidesFromBefore(await categories.list(), first);
  if (slides.length > 0) await sections.save("slides", { slides }, { by: THE_SHOP });
}
