import { missingFacts, SELLERS_SETTINGS, unpublishedPages } from "../../domain/shop/sellers-facts.ts";
import type { Shop } from "../shop.ts";

/** Logs which pages are missing because their legal facts are not set. */
export async function warnOfMissingFacts({ snapshot, log }: Pick<Shop, "snapshot" | "log">) {
  const { shop, legalFacts: legal } = await snapshot();
  const facts = { shop, legal };
  const missing = missingFacts(facts).map((fact) => SELLERS_SETTINGS[fact]);
  if (missing.length === 0) return;
  const pages = unpublishedPages(facts).join(", ");
  log.warn("facts_missing", { reason: `set ${missing.join(", ")}: until then there is no page ${pages}` });
}
