import { PRICE_DAYS } from "../domain/catalog/price-history.ts";
import type { Sections } from "../domain/settings/sections.ts";
import type { InfoPage } from "../domain/shop/info-page.ts";
import { NO_LEGAL_FACTS } from "../domain/shop/legal-facts.ts";
import { withExamples } from "./example-sections.ts";
import { FIRST_ORDER_TEXTS } from "./first-order-texts.ts";
import { FIRST_HERO_SLIDES } from "./first-slides.ts";
import { ABOUT, CONTACT } from "./info/info-about.ts";
import { DISTANCE_CONTRACT, PRE_INFORMATION } from "./info/info-contract.ts";
import { DELIVERY, RETURNS } from "./info/info-orders.ts";
import { DATA_PROTECTION, PRIVACY, STORAGE_NOTICE } from "./info/info-privacy.ts";
import { QUESTIONS } from "./info/info-questions.ts";

/** Half a year: returns and complaints are over by then. */
const KEEP_DAYS = 180;

const { deliveryDays, returnAddress, returnCarrier, keepDays: _, ...seller } = NO_LEGAL_FACTS;

const textOf = ({ title, description, sections }: InfoPage) => ({ title, description, sections });

/** The settings of a live shop whose owner has written nothing yet. The pages are templates and no legal advice. */
const LIVE_SECTIONS: Sections = {
  contact: { name: "Fiyonk", phone: "", email: "", social: "" },
  hours: { week: [], daysOff: [] },
  notice: { text: "", from: "", until: "" },
  delivery: { price: null, freeFrom: null, preparingDays: null, deliveryDays, returnAddress, returnCarrier },
  promises: { giftWrap: false, giftNote: false, shipsEverywhere: false, parcelPhoto: false },
  seller,
  prices: { days: PRICE_DAYS },
  helpers: { mayChangePrices: false },
  orders: { keepDays: KEEP_DAYS, helpersSeePeople: false },
  "order-texts": FIRST_ORDER_TEXTS,
  slides: { slides: [...FIRST_HERO_SLIDES] },
  "page-hakkimizda": textOf(ABOUT),
  "page-teslimat": textOf(DELIVERY),
  "page-iade-ve-cayma": textOf(RETURNS),
  "page-sss": textOf(QUESTIONS),
  "page-on-bilgilendirme": textOf(PRE_INFORMATION),
  "page-mesafeli-satis": textOf(DISTANCE_CONTRACT),
  "page-kvkk": textOf(DATA_PROTECTION),
  "page-cerez": textOf(STORAGE_NOTICE),
  "page-gizlilik": textOf(PRIVACY),
  "page-iletisim": textOf(CONTACT),
};

/** A live shop shows no fact that its owner did not write; a trial shop has examples. */
export const firstSections = (isTrial: boolean): Sections => (isTrial ? withExamples(LIVE_SECTIONS) : LIVE_SECTIONS);
