import { pictureSoChosen } from "../catalog/color-pictures.ts";
import type { ShownProduct } from "../catalog/product.ts";
import { discountPercent, startPrices } from "../catalog/shown-price.ts";
import { type ChosenValue, COLOR_GROUP } from "../choice/chosen.ts";
import {
  isChoice,
  isThere,
  namedValues,
  type OptionGroup,
  type Options,
  pricesOf,
  toldOptions,
} from "../choice/options.ts";
import { lineName } from "../order/cart.ts";
import { returnRight } from "../shop/right-of-return.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";
import { addresses } from "./addresses.ts";
import { absoluteAddress, ofType, priceForMachines, type StructuredData, type Thing } from "./structured-data.ts";

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

/** One article for catalogues outside the shop: a color, a size, or both. */
export type Variant = {
  /** At most 50 characters, as catalogues want it. */
  sku: string;
  chosen: { values: readonly ChosenValue[] };
  /** The product's page with the variant chosen. */
  path: string;
  color: string | undefined;
  size: string | undefined;
  price: number;
  originalPrice: number | null;
  isThere: boolean;
};

type Varied = { id: string; slug: string; price: number; originalPrice: number | null; inStock: boolean };

/** A longer group, such as phone models, is no size: nobody keeps a stock of each. */
const MAX_SIZES = 20;
const MAX_VARIANTS = 100;
const MAX_SKU = 50;

/**
 * The variants of a product. Empty if it has only one color and size, or if nothing besides its color is asked or counted. Texts and long
 * groups make no variants; they count at their lowest price.
 */
export function variantsOf(product: Varied, options: Options): Variant[] {
  const choices = options.groups.filter(isChoice);
  const colors = valuesOf(choices.find(({ id }) => id === COLOR_GROUP));
  const sizes = valuesOf(choices.find(({ id, values }) => id !== COLOR_GROUP && values.length <= MAX_SIZES));
  const count = colors.length * sizes.length;
  if (!toldOptions(options) || count < 2 || count > MAX_VARIANTS) return [];
  return colors.flatMap((color) =>
    sizes.map((size) => {
      const chosen = { values: [...(color ? [color] : []), ...(size ? [size] : [])] };
      const named = namedValues(options, chosen);
      const id = product.id.replaceAll("-", "");
      const words = [id, ...named.toReversed().map((value) => value.id)].join("-");
      return {
        sku: words.length <= MAX_SKU ? words : `${id}-${inDigits(words)}`,
        ...{ chosen, path: addresses.product(product.slug, named), color: color?.name, size: size?.name },
        ...pricesOf(product, options, chosen),
        isThere: isThere(product, options, chosen),
      };
    }),
  );
}

/** FNV-1a, the same whatever other values there are. The hash of carts would bring their code into the scripts of every product's page. */
const inDigits = (words: string): string =>
  ([...words].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0).toString(
    36,
  );

/** The values of a group. Without a group there is one variant, which chooses nothing of it. */
const valuesOf = (group: OptionGroup | undefined): (ChosenValue | undefined)[] =>
  group ? group.values.map(({ id, name }) => ({ group: group.id, id, name })) : [undefined];
