/** What Turkish law asks a shop to tell of itself, by the names its info pages use. */
export const LEGAL_FACT_NAMES = [
  "legalName",
  "address",
  "taxOffice",
  "taxNumber",
  "mersis",
  "kep",
  "chamber",
  "etbis",
  "deliveryDays",
  "returnAddress",
  "returnCarrier",
] as const;

/** As the owner wrote them; empty where she wrote nothing. */
export type LegalFacts = Record<(typeof LEGAL_FACT_NAMES)[number], string>;

/** Nothing is claimed that the owner has not said. */
export const NO_LEGAL_FACTS: LegalFacts = {
  legalName: "",
  address: "",
  taxOffice: "",
  taxNumber: "",
  mersis: "",
  kep: "",
  chamber: "",
  etbis: "",
  deliveryDays: "",
  returnAddress: "",
  returnCarrier: "",
};
