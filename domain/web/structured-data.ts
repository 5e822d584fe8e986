import type { Category } from "../catalog/category.ts";
import { pictureSoChosen } from "../catalog/color-pictures.ts";
import type { ShownProduct } from "../catalog/product.ts";
import { discountPercent, startPrices } from "../catalog/shown-price.ts";
import type { Options } from "../choice/options.ts";
import { lineName } from "../order/cart.ts";
import { chatLink, profileLink } from "../order/chat-link.ts";
import { showPhone } from "../settings/phone.ts";
import { returnRight, WITHDRAWAL_DAYS } from "../shop/right-of-return.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";
import { addresses } from "./addresses.ts";
import { type Variant, variantsOf } from "./variants.ts";

/** Structured data for search engines, in the vocabulary of https://schema.org. */
type StructuredData = { "@context": "https://schema.org" } & Thing;

type Thing = Record<string, unknown>;

export type Step = { name: string; path: string };

type Offered = {
  product: ShownProduct;
  options: Options;
  path: string;
  shareImage: string;
  shop: ShopFacts;
};

/** Has all fields that Google requires of a product for sale, or of a group of variants. The shop stores no brand. */
export function productData({ product, options, path, shareImage, shop }: Offered): StructuredData {
  const url = absoluteAddress(path, shop);
  const about = {
    name: product.name,
    image: [product.image, ...product.images, shareImage].map((image) => absoluteAddress(image, shop)),
    description: product.description.trim() || product.name,
  };
  const isPersonal = returnRight(options.texts) === "lost";
  const variants = variantsOf(product, options);
  if (variants.length > 0) {
    const [{ color, size } = {}] = variants;
    return ofType("ProductGroup", {
      "@id": `${url}#urun`,
      ...about,
      url,
      productGroupID: product.id,
      variesBy: [...(color ? ["https://schema.org/color"] : []), ...(size ? ["https://schema.org/size"] : [])],
      hasVariant: variants.map((variant) => variantData(variant, { product, about, isPersonal, shop })),
    });
  }
  return ofType("Product", {
    "@id": `${url}#urun`,
    ...about,
    sku: product.id,
    url,
    ...(product.colors.length > 0 && { color: product.colors.join(", ") }),
    offers: offer({ url, ...startPrices(product), isThere: product.inStock, isPersonal }, shop),
  });
}

type Group = { product: ShownProduct; about: Thing; isPersonal: boolean; shop: ShopFacts };

function variantData(variant: Variant, { product, about, isPersonal, shop }: Group): Thing {
  const { chosen, color, size, price, originalPrice, isThere } = variant;
  const url = absoluteAddress(variant.path, shop);
  return {
    "@type": "Product",
    ...about,
    name: lineName({ name: product.name, ...chosen }),
    ...(color !== undefined && { image: absoluteAddress(pictureSoChosen(product, chosen), shop) }),
    sku: variant.sku,
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
    offers: offer({ url, price, originalPrice, isThere, isPersonal }, shop),
  };
}

type OfferFacts = { url: string; price: number; originalPrice?: number | null; isThere: boolean; isPersonal: boolean };

const offer = ({ url, isThere, isPersonal, ...prices }: OfferFacts, shop: ShopFacts): Thing => ({
  "@type": "Offer",
  url,
  price: priceForMachines(prices.price),
  priceCurrency: "TRY",
  ...oldPrice(prices),
  availability: `https://schema.org/${isThere ? "InStock" : "OutOfStock"}`,
  itemCondition: "https://schema.org/NewCondition",
  seller: { "@type": "Organization", name: shop.name, url: absoluteAddress("/", shop) },
  ...(isPersonal && { hasMerchantReturnPolicy: NOT_RETURNED }),
});

/** Takes the place of the shop's own policy. */
const NOT_RETURNED: Thing = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "TR",
  returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
};

/** Included only if a card shows the discount. */
const oldPrice = ({ price, originalPrice = null }: Pick<OfferFacts, "price" | "originalPrice">): Thing =>
  originalPrice === null || discountPercent({ price, originalPrice }) === undefined
    ? {}
    : {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceType: "https://schema.org/StrikethroughPrice",
          price: priceForMachines(originalPrice),
          priceCurrency: "TRY",
        },
      };

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

const ofType = (type: string, fields: Thing): StructuredData => ({
  "@context": "https://schema.org",
  "@type": type,
  ...fields,
});
