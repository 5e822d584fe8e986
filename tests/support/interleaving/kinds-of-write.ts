import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import { THE_SHOP } from "../../../domain/ledger.ts";
import type { Shop } from "../../../server/shop.ts";
import { LABUBU } from "../sample-products.ts";
import type { Subject } from "./interleaving.ts";

type Written = Pick<Shop, "catalog" | "sections" | "snapshot">;
type Get = (path: string) => Promise<string>;

/** All kinds of write that visitors can see, each with the pages that show it. */
export async function kindsOfWrite(shop: Written, get: Get): Promise<Subject[]> {
  return [
    await changedProduct("a changed product", "Değişen", shop, get),
    await changedProduct("another changed product", "Başka", shop, get),
    replacedProduct(shop, get),
    categoryPicture(shop, get),
    await heroSlide(shop, get),
    await infoPage(shop, get),
    legalFacts(shop, get),
  ];
}

const PRODUCT: ProductInput = { ...LABUBU, featured: true };

/** A view that finds versions in a page by a word with a number. */
const seenIn =
  (word: string, get: Get) =>
  (path: string): Subject["views"][number] => ({
    path,
    async shownVersion() {
      const text = await get(path);
      const versions = [...text.matchAll(new RegExp(`${word}(\\d+)x`, "g"))].map(([, version]) => Number(version));
      return versions.length === 0 ? 0 : Math.min(...versions);
    },
  });

/** A word in the name of no other product. */
const SAMPLE = "Numune";
const PRODUCT_PAGES = [
  "/",
  "/kategori/labubu",
  "/ara?q=numune",
  "/api/products",
  "/api/products?q=numune",
  "/api/products?showcase=all",
  "/api/showcases",
];

async function changedProduct(name: string, word: string, { catalog }: Written, get: Get): Promise<Subject> {
  const named = (version: number): ProductInput => ({ ...PRODUCT, name: `${SAMPLE} ${word}${version}x` });
  const { id } = await catalog.createProduct(named(0), THE_SHOP);
  return {
    name,
    write: async (version) => void (await catalog.updateProduct(id, named(version), { by: THE_SHOP })),
    views: PRODUCT_PAGES.map(seenIn(word, get)),
  };
}

/** The next product is added before the last one is removed. */
function replacedProduct({ catalog }: Written, get: Get): Subject {
  let last: string | undefined;
  return {
    name: "a product removed for a new one",
    async write(version) {
      const { id } = await catalog.createProduct({ ...PRODUCT, name: `${SAMPLE} Yeni${version}x` }, THE_SHOP);
      if (last) await catalog.removeProduct(last, THE_SHOP);
      last = id;
    },
    views: ["/api/products", "/kategori/labubu", "/ara?q=numune"].map(seenIn("Yeni", get)),
  };
}

function categoryPicture({ catalog }: Written, get: Get): Subject {
  return {
    name: "a category's picture",
    write: (version) => catalog.setCategoryImage("labubu", `https://resim.example/Kutu${version}x.jpg`),
    views: ["/", "/api/categories"].map(seenIn("Kutu", get)),
  };
}

async function heroSlide({ sections, snapshot }: Written, get: Get): Promise<Subject> {
  const [first, ...others] = (await snapshot()).heroSlides;
  if (!first) throw new Error("The shop begins without slides");
  return {
    name: "the hero's slides",
    async write(version) {
      const slides = [{ ...first, title: `Slayt${version}x`, link: "#urunler" }, ...others];
      await sections.save("slides", { slides }, { by: THE_SHOP });
    },
    views: ["/", "/api/hero-slides"].map(seenIn("Slayt", get)),
  };
}

async function infoPage({ sections, snapshot }: Written, get: Get): Promise<Subject> {
  const about = (await snapshot()).sections["page-hakkimizda"];
  return {
    name: "an info page",
    async write(version) {
      await sections.save("page-hakkimizda", { ...about, title: `Sayfa${version}x` }, { by: THE_SHOP });
    },
    views: ["/sayfa/hakkimizda"].map(seenIn("Sayfa", get)),
  };
}

function legalFacts({ sections, snapshot }: Written, get: Get): Subject {
  return {
    name: "the legal facts",
    async write(version) {
      const { seller } = (await snapshot()).sections;
      await sections.save("seller", { ...seller, legalName: `Unvan${version}x` }, { by: THE_SHOP });
    },
    views: ["/sayfa/iletisim"].map(seenIn("Unvan", get)),
  };
}
