import type { StoredCategory } from "../../domain/catalog/category.ts";

export const storedCategory = (given: Partial<StoredCategory> = {}): StoredCategory => ({
  id: "1",
  slug: "takilar",
  name: "Takılar",
  image: "",
  tint: "rose",
  revision: 0,
  isHidden: false,
  isRemoved: false,
  movedTo: null,
  formerSlugs: [],
  ...given,
});
