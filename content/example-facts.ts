import type { LegalFacts } from "../domain/shop/legal-facts.ts";

/** Example facts of a trial shop, so that all its pages can be read. Facts missing here show how their lines are left out. */
export const EXAMPLE_FACTS: Partial<LegalFacts> = {
  legalName: "Örnek Hediyelik Eşya (örnek)",
  address: "Örnek Mahallesi, Fiyonk Sokağı No: 1, İstanbul (örnek)",
  deliveryDays: "2-4 iş günü (örnek)",
  returnCarrier: "Örnek Kargo (örnek)",
};
