import type { LegalFacts } from "../domain/shop/legal-facts.ts";

/** What a trial shop says of its seller, so that every page can be read; the rest shows how a line without its fact is left out. */
export const EXAMPLE_FACTS: Partial<LegalFacts> = {
  legalName: "Örnek Hediyelik Eşya (örnek)",
  address: "Örnek Mahallesi, Fiyonk Sokağı No: 1, İstanbul (örnek)",
  deliveryDays: "2-4 iş günü (örnek)",
  returnCarrier: "Örnek Kargo (örnek)",
};
