import { ABOUT, CONTACT } from "../../content/info/info-about.ts";
import { DISTANCE_CONTRACT, PRE_INFORMATION } from "../../content/info/info-contract.ts";
import { DELIVERY, RETURNS } from "../../content/info/info-orders.ts";
import { DATA_PROTECTION, PRIVACY, STORAGE_NOTICE } from "../../content/info/info-privacy.ts";
import { QUESTIONS } from "../../content/info/info-questions.ts";
import type { InfoPage } from "../../domain/shop/info-page.ts";

/** The info pages of a new shop. They are templates and no legal advice, as docs/owner.md says. */
export const FIRST_INFO_PAGES: readonly InfoPage[] = [
  ABOUT,
  DELIVERY,
  RETURNS,
  QUESTIONS,
  PRE_INFORMATION,
  DISTANCE_CONTRACT,
  DATA_PROTECTION,
  STORAGE_NOTICE,
  PRIVACY,
  CONTACT,
];

export const FIRST_PAGE_SLUGS = FIRST_INFO_PAGES.map(({ slug }) => slug);
