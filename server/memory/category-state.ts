import type { Category, StoredCategory } from "../../domain/catalog/category.ts";
import { categoryAddresses, otherAddresses } from "../../domain/catalog/category-addresses.ts";
import { slideCategory, slideLink, slideTarget } from "../../domain/settings/slide-link.ts";
import type { SettingValues } from "../../domain/shop/setting-values.ts";

/** The categories of a snapshot, and the settings that name categories by an address, which may be a former one. */
export function categoryState(stored: readonly StoredCategory[], settings: SettingValues) {
  const { living } = categoryAddresses(stored);
  const allCategories = stored.filter(({ isRemoved }) => !isRemoved);
  const { heroSlides, categoryQuestions } = settings;
  return {
    ...settings,
    categories: allCategories.filter(({ isHidden }) => !isHidden).map(shown),
    allCategories,
    findCategory: living,
    formerSlugs: otherAddresses(stored),
    heroSlides: heroSlides.map((slide) => ({ ...slide, link: linkToday(slide.link) })),
    categoryQuestions: {
      ...categoryQuestions,
      byCategory: Object.fromEntries(
        Object.entries(categoryQuestions.byCategory).map(([slug, own]) => [living(slug)?.slug ?? slug, own]),
      ),
    },
  };

  /** A hidden category has no anchor, but a page. */
  function linkToday(link: string): string {
    const today = living(slideCategory(link) ?? "");
    if (!today) return link;
    const kind = today.isHidden ? "category" : (slideTarget(link)?.kind ?? "category");
    return kind === "anchor" || kind === "category" ? slideLink({ kind, slug: today.slug }) : link;
  }
}

const shown = ({ id, name, slug, image, tint }: StoredCategory): Category => ({ id, name, slug, image, tint });
