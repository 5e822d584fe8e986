import type { Sections } from "../settings/sections.ts";

/** The facts that Turkish law requires of a shop, by the names of their placeholders in info pages. An unknown one is empty. */
export type LegalFacts = Sections["seller"] &
  Pick<Sections["delivery"], "deliveryDays" | "returnAddress" | "returnCarrier"> & {
    /** How many days after an order whoever gave it is forgotten. */
    keepDays: string;
  };

const NO_SELLER: Sections["seller"] = {
  legalName: "",
  address: "",
  taxOffice: "",
  taxNumber: "",
  mersis: "",
  kep: "",
  chamber: "",
  etbis: "",
};

export const NO_LEGAL_FACTS: LegalFacts = {
  ...NO_SELLER,
  deliveryDays: "",
  returnAddress: "",
  returnCarrier: "",
  keepDays: "",
};
