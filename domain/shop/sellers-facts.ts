import type { InfoFacts } from "./info-page.ts";
import type { InfoPageSlug } from "./info-page-slugs.ts";

/** What the law wants to know of who sells, and the setting that tells it. */
export const SELLERS_SETTINGS = {
  legalName: "SHOP_LEGAL_NAME",
  address: "SHOP_ADDRESS",
  email: "SHOP_EMAIL",
} as const;

export type SellersFact = keyof typeof SELLERS_SETTINGS;

const SELLERS_FACTS: readonly SellersFact[] = ["legalName", "address", "email"];

/** Pages that would be false or void without a seller. */
const SELLERS_PAGES: readonly InfoPageSlug[] = ["on-bilgilendirme", "mesafeli-satis", "kvkk"];

export function missingFacts({ shop, legal }: InfoFacts): readonly SellersFact[] {
  const known: Record<SellersFact, string> = { legalName: legal.legalName, address: legal.address, email: shop.email };
  return SELLERS_FACTS.filter((fact) => known[fact].trim() === "");
}

/** Not published until the shop says who sells; in no list of pages either. */
export const unpublishedPages = (facts: InfoFacts): readonly InfoPageSlug[] =>
  missingFacts(facts).length > 0 ? SELLERS_PAGES : [];
