import type { ShownDays } from "../istanbul.ts";
import type { Look } from "../look/look.ts";
import { type InfoPageSlug, OWN_PAGE } from "../settings/info-page-slugs.ts";
import type { SectionKey, Sections } from "../settings/sections.ts";
import type { DeliveryTime } from "./arrival.ts";
import type { ChatHours } from "./chat-hours.ts";
import type { InfoFacts } from "./info-page.ts";
import type { ParcelPrice } from "./parcel-price.ts";
import type { SaidPayment } from "./payment-words.ts";

/** Promises that an owner may make beyond the law. */
export const PROMISE_NAMES = ["giftWrap", "giftNote", "shipsEverywhere", "parcelPhoto"] as const;

export type ShopPromises = Record<(typeof PROMISE_NAMES)[number], boolean>;

/** The price of a promise; absent where it is free, or the owner has not said. */
export type GiftPrices = { giftWrap?: number; giftNote?: number };

/** The phone number of a trial shop. It belongs to nobody. */
export const SAMPLE_PHONE = "905320000000";

/** A line above the header. */
export type Notice = ShownDays & { text: string };

/** The price of sending, with its words for every page. */
type SaidParcelPrice = ParcelPrice & { words: string };

/**
 * The shop's name, contacts and promises. `phone` is digits with the country code, as for wa.me. `phone`, `email` and
 * `social` are empty if the owner has none. In a trial shop facts and promises are examples, and its pages say so.
 */
export type ShopFacts = {
  name: string;
  phone: string;
  email: string;
  social: string;
  publicUrl: string;
  promises: ShopPromises;
  isTrial: boolean;
  /** The line above the header. It and the fields below are absent until the owner has said them. */
  notice?: Notice;
  /** The opening hours, a row for neighbouring days with the same hours. */
  hours?: readonly string[];
  parcel?: SaidParcelPrice;
  /** The title of the owner's own page. */
  ownPage?: string;
  /** Her own promises on the home page, in place of the shop's. */
  ownNotes?: readonly { title: string; text: string }[];
  /** The ways to pay, and the price of paying at the door. */
  payment?: SaidPayment;
  giftPrices?: GiftPrices;
  /** A picture of wrapping and card, if the owner promises one of them. */
  giftPhoto?: string;
  /** The opening hours as data, from which the browser tells whether the shop is open. */
  chatHours?: ChatHours;
  delivery?: DeliveryTime;
  /** Absent in a shop that still has the first look. */
  look?: Look;
  /** True if views are counted. */
  isCounted?: true;
};

/** The facts that Turkish law requires of a shop, by the names of their placeholders in info pages. An unknown one is empty. */
export type LegalFacts = Sections["seller"] &
  Pick<Sections["delivery"], "deliveryDays" | "returnAddress" | "returnCarrier"> & {
    /** The days after which the person of an order is forgotten. */
    keepDays: string;
  };

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
  keepDays: "",
};

/** The facts about the seller that the law requires, by the section of the settings that has them. */
export const SELLERS_SECTIONS = {
  legalName: "seller",
  address: "seller",
  email: "contact",
} as const satisfies Record<string, SectionKey>;

export type SellersFact = keyof typeof SELLERS_SECTIONS;

const SELLERS_FACTS: readonly SellersFact[] = ["legalName", "address", "email"];

/** Pages that are void without a named seller. */
const SELLERS_PAGES: readonly InfoPageSlug[] = ["on-bilgilendirme", "mesafeli-satis", "kvkk"];

export function missingFacts({ shop, legal }: InfoFacts): readonly SellersFact[] {
  const known: Record<SellersFact, string> = { legalName: legal.legalName, address: legal.address, email: shop.email };
  return SELLERS_FACTS.filter((fact) => known[fact].trim() === "");
}

/** Pages that wait for the facts about the seller. */
export const waitingPages = (facts: InfoFacts): readonly InfoPageSlug[] =>
  missingFacts(facts).length > 0 ? SELLERS_PAGES : [];

/** Pages that have no address and no link. */
export const unpublishedPages = (facts: InfoFacts): readonly InfoPageSlug[] =>
  facts.shop.ownPage === undefined ? [...waitingPages(facts), OWN_PAGE] : waitingPages(facts);
