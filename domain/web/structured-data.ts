import type { Category } from "../catalog/category.ts";
import { chatLink, profileLink } from "../order/chat-link.ts";
import { showPhone } from "../settings/phone.ts";
import { WITHDRAWAL_DAYS } from "../shop/right-of-return.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";
import { addresses } from "./addresses.ts";

/** Structured data for search engines, in the vocabulary of https://schema.org. */
export type StructuredData = { "@context": "https://schema.org" } & Thing;

export type Thing = Record<string, unknown>;

export type Step = { name: string; path: string };

/** The path from the home page to the current page. The home page is added here. */
export const breadcrumbData = (steps: readonly Step[], shop: ShopFacts): StructuredData =>
  ofType("BreadcrumbList", {
    itemListElement: [{ name: "Ana Sayfa", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteAddress(path, shop),
    })),
  });

export const productListData = (
  { name }: Pick<Category, "name">,
  products: readonly Step[],
  shop: ShopFacts,
): StructuredData =>
  ofType("ItemList", {
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: product.name,
      url: absoluteAddress(product.path, shop),
    })),
  });

export const shopData = (shop: ShopFacts): StructuredData =>
  ofType("Organization", {
    "@id": `${shop.publicUrl}/#dukkan`,
    name: shop.name,
    url: absoluteAddress("/", shop),
    logo: absoluteAddress("/icon-512.png", shop),
    ...emailOf(shop),
    ...(shop.phone && { telephone: `+${shop.phone}` }),
    ...(shop.social && { sameAs: [profileLink(shop.social)] }),
    ...(shop.phone && { contactPoint: chatPoint(shop) }),
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "TR",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: WITHDRAWAL_DAYS,
      returnMethod: "https://schema.org/ReturnByMail",
      merchantReturnLink: absoluteAddress(addresses.info("iade-ve-cayma"), shop),
    },
    ...sendingOf(shop),
  });

/** The price of sending, as far as the owner has said it. */
function sendingOf({ parcel }: ShopFacts): Thing {
  const rates = [
    ...(parcel?.price != null ? [{ shippingRate: lira(parcel.price) }] : []),
    ...(parcel?.freeFrom != null ? [{ orderValue: lira(parcel.freeFrom, "minValue"), shippingRate: lira(0) }] : []),
  ];
  if (rates.length === 0) return {};
  const shippingDestination = { "@type": "DefinedRegion", addressCountry: "TR" };
  const shippingConditions = rates.map((rate) => ({ "@type": "ShippingConditions", shippingDestination, ...rate }));
  return { hasShippingService: { "@type": "ShippingService", shippingConditions } };
}

const lira = (amount: number, bound = "value"): Thing => ({
  "@type": "MonetaryAmount",
  [bound]: priceForMachines(amount),
  currency: "TRY",
});

const chatPoint = (shop: ShopFacts): Thing => ({
  "@type": "ContactPoint",
  contactType: "customer service",
  name: `WhatsApp: ${showPhone(shop.phone)}`,
  telephone: `+${shop.phone}`,
  url: chatLink(shop.phone),
  ...emailOf(shop),
  areaServed: "TR",
  availableLanguage: "tr",
});

const emailOf = ({ email }: ShopFacts): Thing => (email ? { email } : {});

/** Search engines no longer offer a site's own search, so its address is left out. */
export const websiteData = (shop: ShopFacts): StructuredData =>
  ofType("WebSite", {
    "@id": `${shop.publicUrl}/#site`,
    name: shop.name,
    url: absoluteAddress("/", shop),
    inLanguage: "tr",
    publisher: { "@id": `${shop.publicUrl}/#dukkan` },
  });

/** A price with a decimal point and without a currency sign: 1234.50. */
export const priceForMachines = (lira: number): string => lira.toFixed(2);

export const absoluteAddress = (address: string, { publicUrl }: Pick<ShopFacts, "publicUrl">): string =>
  address.startsWith("/") ? `${publicUrl}${address}` : address;

/** JSON for a script element, escaped so that no text of the shop can end the element. */
export const scriptText = (data: StructuredData): string => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped);

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;

export const ofType = (type: string, fields: Thing): StructuredData => ({
  "@context": "https://schema.org",
  "@type": type,
  ...fields,
});
