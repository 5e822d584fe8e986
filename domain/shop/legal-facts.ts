import { z } from "zod";

/** The owner's text, empty if she wrote none. */
const fact = z.string().default("");

/** The facts that Turkish law requires of a shop, by the names of their placeholders in info pages. */
export const legalFactsSchema = z.object({
  legalName: fact,
  address: fact,
  taxOffice: fact,
  taxNumber: fact,
  mersis: fact,
  kep: fact,
  chamber: fact,
  etbis: fact,
  deliveryDays: fact,
  returnAddress: fact,
  returnCarrier: fact,
});

export type LegalFacts = z.output<typeof legalFactsSchema>;

export const NO_LEGAL_FACTS: LegalFacts = legalFactsSchema.parse({});
