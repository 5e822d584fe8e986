import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { chatLink } from "../order/chat-link.ts";
import { showPhone } from "../settings/phone.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";

/** Structured data for search engines, in the vocabulary of https://schema.org. */
type StructuredData = { "@context": "https://schema.org" } & Thing;

type Thing = Record<string, unknown>;

export type Step = { name: string; path: string };

type Offered = { product: Product; path: string; shareImage: string; shop: ShopFacts };

/** Has all fields that Google requires of a product for sale. The shop stores no brand. */
export function productData({ product, path, shareImage, shop }: Offered): StructuredData {
  const url = absoluteAddress(path, shop);
  const pictures = [product.image, ...product.images, shareImage].map((image) => absoluteAddress(image, shop));
  return about("Product", {
    "@id": `${url}#urun`,
    name: product.name,
    image: pictures,
    description: product.description.trim() || product.name,
    sku: product.id,
    url,
    ...(product.colors.length > 0 && { color: product.colors.join(", ") }),
    offers: {
      "@type": "Offer",
      url,
      price: priceForMachines(product.price),
      priceCurrency: "TRY",
      availability: `https://schema.org/${product.inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: shop.name, url: absoluteAddress("/", shop) },
    },
  });
}

/** The path from the home page to the current page. The home page is added here. */
export const breadcrumbData = (steps: readonly Step[], shop: ShopFacts): StructuredData =>
  about("BreadcrumbList", {
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
  about("ItemList", {
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
  about("Organization", {
    "@id": `${shop.publicUrl}/#dukkan`,
    name: shop.name,
    url: absoluteAddress("/", shop),
    logo: absoluteAddress("/icon-512.png", shop),
    ...emailOf(shop),
    ...(shop.phone && { telephone: `+${shop.phone}` }),
    ...(shop.social && { sameAs: [`https://www.instagram.com/${shop.social.replace(/^@/, "")}`] }),
    ...(shop.phone && { contactPoint: chatPoint(shop) }),
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
  about("WebSite", {
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

const about = (type: string, fields: Thing): StructuredData => ({
  "@context": "https://schema.org",
  "@type": type,
  ...fields,
});
