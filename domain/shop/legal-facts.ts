import { z } from "zod";

/** As the owner wrote it; empty where she wrote nothing. */
const fact = z.string().default("");

/** The facts that Turkish law asks a shop to tell of itself, by the names its info pages use. */
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

/** Nothing is claimed that the owner has not said. */
export const NO_LEGAL_FACTS: LegalFacts = legalFactsSchema.parse({});
