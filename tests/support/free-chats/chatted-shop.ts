import { demoProducts } from "../../../content/demo/demo-products.ts";
import { FIRST_CHOICE_SETS } from "../../../content/first-choice-sets.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { slugOf } from "../../../domain/slug.ts";
import { productOf } from "../sample-products.ts";

const asks = (...sets: string[]) => ({ choices: sets.map((set) => ({ set, without: [], extra: {} })) });

const NAME = { id: "isim", label: "İsim", most: 12, signs: "letters" as const, isRequired: true, extra: 0 };

/** What the demo's products ask besides their color. */
const ASKED: Readonly<Record<string, Partial<Product>>> = {
  "Fiyonklu Şeffaf Telefon Kılıfı": asks("telefon-modeli"),
  "Çilekli Silikon Kılıf": asks("telefon-modeli"),
  "Zirkon Taşlı Ayarlı Yüzük": asks("yuzuk-olcusu"),
  "Mavi Damla Taş Kolye": asks("zincir-boyu"),
};

const demo = demoProducts().map(({ name, price, colors, category }) =>
  productOf({ id: slugOf(name), name, price, colors, category, ...ASKED[name] }),
);

const MORE = [
  productOf({
    id: "isimli-kolye",
    name: "İsimli Kolye",
    price: 320,
    colors: ["altın", "gümüş"],
    category: "takilar",
    personalTexts: [NAME],
  }),
  productOf({
    id: "harfli-bileklik",
    name: "Harfli İp Bileklik",
    price: 120,
    colors: ["kırmızı", "siyah"],
    category: "takilar",
    personalTexts: [{ ...NAME, most: 3 }],
  }),
  productOf({ id: "soya-mumu", name: "Soya Mumu", price: 150, colors: [], category: "trend", inStock: false }),
  productOf({
    id: "cift-tisort",
    name: "Çift Tişörtü",
    price: 400,
    colors: ["siyah", "beyaz"],
    category: "cift-urunleri",
    ...asks("beden"),
  }),
];

/** The shop whose customers write the chats: the demo's products, some with choices and texts. */
export const CHATTED_SHOP: { products: readonly Product[]; sets: typeof FIRST_CHOICE_SETS } = {
  products: [...demo, ...MORE],
  sets: FIRST_CHOICE_SETS,
};
