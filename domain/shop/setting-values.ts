import { isFirstLook } from "../look/look.ts";
import type { SearchGuide } from "../search/search-guide.ts";
import type { Synonyms } from "../search/search-terms.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { INFO_PAGE_SLUGS } from "../settings/info-page-slugs.ts";
import type { InfoSection } from "../settings/info-text.ts";
import { pageSection, type Sections } from "../settings/sections.ts";
import { withCountingWords } from "./counting-words.ts";
import type { FirstShelves } from "./first-proposals.ts";
import { hoursInWords } from "./hours-words.ts";
import { type CategoryQuestions, fillSections, type InfoPage } from "./info-page.ts";
import { parcelWords } from "./parcel-price.ts";
import { saidPayment } from "./payment-words.ts";
import type { LegalFacts, ShopFacts } from "./shop-facts.ts";
import { deliveryTime, wholeDelivery } from "./written-delivery.ts";

/** The address of the shop, and whether it is a trial shop. Both are fixed at the start, and are no settings of the owner. */
export type Site = Pick<ShopFacts, "publicUrl" | "isTrial">;

/** The words that only the shop's authors write. */
type FixedValues = {
  synonyms: Synonyms;
  searchGuide: SearchGuide;
  categoryQuestions: CategoryQuestions;
  firstShelves: FirstShelves;
};

/** The settings of a new shop. */
export type FirstSettings = FixedValues & { site: Site; sections: Sections };

/** The values of all settings, in the form in which pages need them. */
export type SettingValues = FixedValues & {
  sections: Sections;
  shop: ShopFacts;
  heroSlides: readonly HeroSlide[];
  infoPages: readonly InfoPage[];
  legalFacts: LegalFacts;
};

export function settingValues(sections: Sections, { site, ...fixed }: Omit<FirstSettings, "sections">): SettingValues {
  const { contact, seller, delivery } = sections;
  const { giftWrap, giftNote, shipsEverywhere, parcelPhoto } = sections.promises;
  const promises = { giftWrap, giftNote, shipsEverywhere, parcelPhoto };
  const { returnAddress, returnCarrier } = delivery;
  const shop = { ...site, ...contact, phone: contact.phone.replace("+", ""), promises, ...saidFacts(sections) };
  const legalFacts = {
    ...seller,
    deliveryDays: wholeDelivery(delivery),
    returnAddress,
    returnCarrier,
    keepDays: String(sections.orders.keepDays),
  };
  const notes = fillSections(sections["page-ana-sayfa-sozleri"].sections, { shop, legal: legalFacts });
  return {
    ...fixed,
    sections,
    shop: notes.length > 0 ? { ...shop, ownNotes: notes.slice(0, MAX_NOTES).map(noteOf) } : shop,
    heroSlides: sections.slides.slides,
    infoPages: INFO_PAGE_SLUGS.map((slug) => withCountingWords({ slug, ...sections[pageSection(slug)] })),
    legalFacts,
  };
}

const MAX_NOTES = 3;

const noteOf = ({ heading, blocks }: InfoSection) => ({ title: heading, text: blocks.flat().join(" ") });

/** Facts that every page carries once the owner has said them. */
export function saidFacts({
  notice,
  hours,
  delivery,
  payment,
  promises,
  look,
  pulse,
  "page-ek-bilgi": ownPage,
}: Sections): Partial<ShopFacts> {
  const paying = saidPayment(payment);
  const { price, freeFrom } = delivery;
  const words = parcelWords({ price, freeFrom });
  const time = deliveryTime(wholeDelivery(delivery), hours.daysOff);
  const { giftWrapPrice, giftNotePrice, photo } = promises;
  return {
    ...(!isFirstLook(look) && { look }),
    ...(pulse.counts && { isCounted: true }),
    ...(notice.text !== "" && { notice }),
    ...(hours.week.length > 0 && { hours: hoursInWords(hours.week), chatHours: hours }),
    ...(time && { delivery: time }),
    ...(ownPage.sections.length > 0 && { ownPage: ownPage.title }),
    ...(words !== undefined && { parcel: { words, price, freeFrom } }),
    ...(paying && { payment: paying }),
    ...(photo && (promises.giftWrap || promises.giftNote) && { giftPhoto: photo }),
    ...((giftWrapPrice || giftNotePrice) && {
      giftPrices: {
        ...(giftWrapPrice && { giftWrap: giftWrapPrice }),
        ...(giftNotePrice && { giftNote: giftNotePrice }),
      },
    }),
  };
}
