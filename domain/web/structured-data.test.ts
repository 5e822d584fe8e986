import { expect, test } from "vitest";
import { productOf, setValue } from "../../tests/support/sample-products.ts";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import { productData } from "./product-data.ts";
import { breadcrumbData, productListData, scriptText, shopData, websiteData } from "./structured-data.ts";

const LABUBU = productOf({
  id: "3b15d6d9",
  slug: "labubu",
  name: "Labubu </script><script>alert(1)</script>",
  description: " ",
  image: "/media/labubu.webp",
  images: ["https://cdn.ornek.com/labubu.jpg"],
  price: 1234.5,
  category: "labubu",
  inStock: false,
});

const NOTHING = { groups: [], texts: [], soldOut: [], counts: {} };
const offered = {
  product: LABUBU,
  options: NOTHING,
  path: "/urun/labubu",
  shareImage: "/media/paylas/x.jpg",
  shop: FIYONK,
};

test("a product has the fields that Google requires of a product for sale", () => {
  const data = productData(offered);
  expect(data).toMatchObject({
    "@type": "Product",
    name: LABUBU.name,
    sku: "3b15d6d9",
    description: LABUBU.name,
    image: [
      "https://fiyonk.example/media/labubu.webp",
      "https://cdn.ornek.com/labubu.jpg",
      "https://fiyonk.example/media/paylas/x.jpg",
    ],
    offers: {
      "@type": "Offer",
      price: "1234.50",
      priceCurrency: "TRY",
      availability: "https://schema.org/OutOfStock",
      itemCondition: "https://schema.org/NewCondition",
      url: "https://fiyonk.example/urun/labubu",
      seller: { name: "Fiyonk" },
    },
  });
  expect(data).not.toHaveProperty("color");
  expect(data).not.toHaveProperty("brand");
  expect(data.offers).not.toHaveProperty("priceSpecification");
  const sold = productData({ ...offered, product: { ...LABUBU, inStock: true, colors: ["pembe", "krem"] } });
  expect(sold).toMatchObject({ color: "pembe, krem", offers: { availability: "https://schema.org/InStock" } });
});

test("a reduced product tells its old price, and one whose old price shows no discount does not", () => {
  const offers = (originalPrice: number) => productData({ ...offered, product: { ...LABUBU, originalPrice } }).offers;
  expect(offers(1500)).toMatchObject({
    priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "1500.00" },
  });
  expect(offers(1234.5)).not.toHaveProperty("priceSpecification");
});

test("a product with sizes and colors is a group of variants, each with its price and stock", () => {
  const sizes = [
    { ...setValue("m", "M"), extra: 0 },
    { ...setValue("l", "L"), extra: 20 },
  ];
  const options = {
    groups: [{ id: "beden", name: "Beden", word: "beden", values: sizes }],
    texts: [],
    soldOut: [["beden=l"]],
    counts: {},
  };
  const data = productData({
    ...offered,
    product: { ...LABUBU, name: "Tişört", inStock: true, colors: ["pembe"] },
    options,
  });
  expect(data).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: "3b15d6d9",
    variesBy: ["https://schema.org/size"],
  });
  expect(data.hasVariant).toMatchObject([
    {
      name: "Tişört (M)",
      sku: "3b15d6d9-m",
      size: "M",
      offers: { price: "1234.50", availability: "https://schema.org/InStock" },
    },
    {
      name: "Tişört (L)",
      sku: "3b15d6d9-l",
      size: "L",
      offers: { price: "1254.50", availability: "https://schema.org/OutOfStock" },
    },
  ]);
});

test("a product's name cannot end the script element", () => {
  const text = scriptText(productData(offered));
  expect(text).not.toMatch(/[<>&]/);
  expect(JSON.parse(text).name).toBe(LABUBU.name);
});

test("breadcrumbs start at the home page and count from one", () => {
  expect(breadcrumbData([{ name: "Takılar", path: "/kategori/takilar" }], FIYONK).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Ana Sayfa", item: "https://fiyonk.example/" },
    { "@type": "ListItem", position: 2, name: "Takılar", item: "https://fiyonk.example/kategori/takilar" },
  ]);
});

test("a category lists the pages of its products in order", () => {
  expect(productListData({ name: "Takılar" }, [{ name: "Kolye", path: "/urun/kolye" }], FIYONK)).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: "Kolye", url: "https://fiyonk.example/urun/kolye" }],
  });
});

test("the shop has a WhatsApp contact, and its site names the shop", () => {
  expect(shopData(FIYONK)).toMatchObject({
    "@type": "Organization",
    logo: "https://fiyonk.example/icon-512.png",
    sameAs: ["https://www.instagram.com/fiyonk"],
    contactPoint: { telephone: "+905320000000", url: "https://wa.me/905320000000" },
  });
  expect(shopData(FIYONK)).toMatchObject({
    hasMerchantReturnPolicy: { applicableCountry: "TR", merchantReturnDays: 14 },
  });
  expect(websiteData(FIYONK)).toMatchObject({ "@type": "WebSite", publisher: { "@id": shopData(FIYONK)["@id"] } });
});

test("the shop tells what sending costs, and from which order on it is free, as far as the owner has said it", () => {
  const conditions = (price: number | null, freeFrom: number | null) => {
    const { hasShippingService } = shopData({ ...FIYONK, parcel: { price, freeFrom, words: "" } });
    return hasShippingService;
  };
  expect(conditions(49.9, 500)).toMatchObject({
    shippingConditions: [
      { shippingRate: { value: "49.90", currency: "TRY" } },
      { orderValue: { minValue: "500.00" }, shippingRate: { value: "0.00" } },
    ],
  });
  expect(conditions(null, null)).toBeUndefined();
});

test("a piece that is made with a text is not offered back, and one whose text may be left out is", () => {
  const name = { id: "isim", label: "İsim", most: 9, signs: "letters" as const, isRequired: true, extra: 0 };
  const offers = (isRequired: boolean) =>
    productData({
      ...offered,
      options: { groups: [], texts: [{ ...name, isRequired }], soldOut: [], counts: {} },
    }).offers;
  expect(offers(true)).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" },
  });
  expect(offers(false)).not.toHaveProperty("hasMerchantReturnPolicy");
});
