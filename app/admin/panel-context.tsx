import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import type { OwnersCategory, RemovedCategory } from "../../domain/catalog/catalog.ts";
import type { ChoiceSet } from "../../domain/choice/choice-sets.ts";
import { panelAddresses } from "../../domain/web/panel-addresses.ts";
import { callSignedIn } from "../session-calls.ts";
import { useRequest } from "../ui/use-request.ts";
import { useCategories } from "../use-shop.ts";
import { panel } from "./panel-calls.ts";

/** Whether the person may change prices here: the owner always, a helper by the owner's switch. The API decides in any case. */
export const PriceRight = createContext(true);

export const useMayChangePrices = (): boolean => use(PriceRight);

/** Stands below a price that a helper cannot type. */
export const OWNERS_ALONE = "Fiyatı yalnız dükkân sahibi değiştirir.";

type Listed = { categories: OwnersCategory[]; removed: RemovedCategory[] };

const LoadedCategories = createContext<Listed | undefined>(undefined);

/** Loads the categories for every section of the panel, anew in each: visitors' own list lacks hidden ones and is as old as the visit. */
export function OwnersCategoriesProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // That section loads them itself.
  const load = pathname === panelAddresses.ownersCategories ? async () => undefined : listCategories;
  const { answer } = useRequest(load, undefined, pathname);
  return <LoadedCategories value={answer}>{children}</LoadedCategories>;
}

export const listCategories = () => callSignedIn<Listed>("GET", "/admin/categories");

type PanelCategory = Pick<OwnersCategory, "slug" | "name" | "tint" | "isHidden"> & {
  formerSlugs: readonly string[];
};

/** All categories; until they have loaded, those of the visitors. */
export function useOwnersCategories(): readonly PanelCategory[] {
  const visitors = useCategories();
  return (
    use(LoadedCategories)?.categories ?? visitors.map((category) => ({ ...category, isHidden: false, formerSlugs: [] }))
  );
}

/** The category of an address, which may be a former one in a half-done form or an old link. */
export const categoryAt = <One extends PanelCategory>(categories: readonly One[], slug: string): One | undefined =>
  categories.find((category) => category.slug === slug) ??
  categories.find(({ formerSlugs }) => formerSlugs.includes(slug));

/** Names a category by its address, a removed one too. */
export function useCategoryName(): (slug: string) => string {
  const categories = useOwnersCategories();
  const removed = use(LoadedCategories)?.removed ?? [];
  return (slug) => {
    const named = [...categories, ...removed].find((category) => category.slug === slug);
    return (named ?? categoryAt(categories, slug))?.name ?? slug;
  };
}

const LoadedSets = createContext<readonly ChoiceSet[]>([]);

/** Loads the sets of choices for all that shows products. */
export function OwnersChoicesProvider({ children }: { children: ReactNode }) {
  const { answer } = useRequest(panel.choices);
  return <LoadedSets value={answer?.sets ?? NONE}>{children}</LoadedSets>;
}

const NONE: readonly ChoiceSet[] = [];

/** None until they have loaded. */
export const useOwnersChoices = (): readonly ChoiceSet[] => use(LoadedSets);
