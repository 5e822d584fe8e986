import type { InfoPageSlug } from "../settings/info-page-slugs.ts";
import type { SectionKey } from "../settings/sections.ts";
import type { InfoFacts } from "./info-page.ts";

/** The facts about the seller that the law requires, by the section of the settings that has them. */
export const SELLERS_SECTIONS = {
  legalName: "seller",
  address: "seller",
  email: "contact",
} as const satisfies Record<string, SectionKey>;

export type SellersFact = keyof typeof SELLERS_SECTIONS;

const SELLERS_FACTS: readonly SellersFact[] = ["legalName", "address", "email"];

/** Pages that are void without a named seller. */
const SELLERS_PAGES: readonly InfoPageSlug[] = ["on-bilgilendirme", "mesafeli-satis", "kvkk"];

export function missingFacts({ shop, legal }: InfoFacts): readonly SellersFact[] {
  const known: Record<SellersFact, string> = { legalName: legal.legalName, address: legal.address, email: shop.email };
  return SELLERS_FACTS.filter((fact) => known[fact].trim() === "");
}

/** Pages that have no address and no link until all facts about the seller are filled in. */
export const unpublishedPages = (facts: InfoFacts): readonly InfoPageSlug[] =>
  missingFacts(facts).length > 0 ? SELLERS_PAGES : [];
