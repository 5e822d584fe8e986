import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { tiedPictures } from "../../domain/catalog/color-pictures.ts";
import { colorOf } from "../../domain/catalog/color-words.ts";
import { pictureHash, picturePath } from "../../domain/catalog/media.ts";
import { wrongSpan } from "../../domain/catalog/price-plan.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { type ProductInput, productInputSchema } from "../../domain/catalog/product-input.ts";
import { showcase } from "../../domain/catalog/showcase.ts";
import type { ChoiceSet } from "../../domain/choice/choice-sets.ts";
import { colorValue } from "../../domain/choice/chosen.ts";
import { needsOf, partsOf, piecesLeft } from "../../domain/choice/options.ts";
import { optionsOf } from "../../domain/choice/product-options.ts";
import { ShopError } from "../../domain/error.ts";
import type { HeroSlide } from "../../domain/settings/hero-slide.ts";
import { sectionSchema } from "../../domain/settings/sections.ts";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES, firstSections } from "../first-sections.ts";
import { addDemo, type DemoShop } from "./demo.ts";

const PUBLIC_URL = "http://localhost:3000";
const NO_OPTIONS = { groups: [], texts: [], soldOut: [], counts: {} };
const SIZE_18 = { group: "yuzuk-olcusu", id: "18", name: "18" };
const NOW = new Date("2027-02-27T22:30:00Z");

/** Records what is added. Like in the shop, a new product goes to the front. */
function emptyShop() {
  const products: Product[] = [];
  const keys: (string | undefined)[] = [];
  const tiles = new Map<string, string>();
  const slides: HeroSlide[] = [];
  const sets: ChoiceSet[] = [];
  const photos: string[] = [];
  const plans: { ids: readonly string[]; until: string }[] = [];
  const shop: DemoShop = {
    publicUrl: PUBLIC_URL,
    now: NOW,
    catalog: {
      createProduct: async (input, _by, key) => {
        const product = productOf(input);
        products.unshift(product);
        keys.push(key);
        return product;
      },
      setCategoryImage: async (slug, image) => void tiles.set(slug, image),
      async planPrices(ids, { span }, { now }) {
        expect(wrongSpan(span, now)).toBeUndefined();
        plans.push({ ids, until: span.until });
        return { step: "plan", count: ids.length };
      },
    },
    sections: {
      first: (key) => firstSections(true)[key],
      async save(key, values) {
        if (key === "slides") slides.push(...sectionSchema("slides").parse(values).slides);
        if (key === "promises") photos.push(sectionSchema("promises").parse(values).photo);
        if (key === "maker") photos.push(sectionSchema("maker").parse(values).photo);
        if (key === "choices") sets.push(...sectionSchema("choices").parse(values).sets);
        return { revision: 1, values, step: key };
      },
    },
    savePicture: async (bytes) => {
      const hash = createHash("sha256").update(bytes).digest("hex");
      return picturePath(hash);
    },
  };
  return { shop, products, keys, tiles, slides, sets, photos, plans };
}

const productOf = (input: ProductInput): Product => ({
  ...input,
  id: input.name,
  slug: input.name,
  createdAt: "",
  updatedAt: "",
  revision: 1,
});

describe("the demo catalogue", () => {
  const shop = emptyShop();
  const { products } = shop;
  let added = 0;

  beforeAll(async () => {
    added = await addDemo(shop.shop);
  }, 60_000);

  test("has at least forty products, six or more in each of the five categories", () => {
    expect(added).toBe(products.length);
    expect(products.length).toBeGreaterThanOrEqual(40);
    for (const { slug } of FIRST_CATEGORIES) {
      expect(products.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(6);
    }
  });

  test("meets the rules of an owner's products (§5)", () => {
    const schema = productInputSchema(PUBLIC_URL);
    for (const product of products) expect(schema.parse(product).name).toBe(product.name);
  });

  test("names no product twice and adds each under a key of its own", () => {
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(new Set(shop.keys).size).toBe(products.length);
  });

  test("features enough products for the home page, all in stock and from every category (§9)", () => {
    const featured = products.filter((product) => product.featured);
    expect(featured.length).toBeGreaterThanOrEqual(8);
    expect(featured.every(({ inStock }) => inStock)).toBe(true);
    const first = showcase(products, "all");
    expect(new Set(first.map(({ category }) => category)).size).toBe(FIRST_CATEGORIES.length);
    expect(first.some(({ originalPrice }) => originalPrice !== null)).toBe(true);
  });

  test("has sold-out and discounted products, none of them dearer than before", () => {
    expect(products.some(({ inStock }) => !inStock)).toBe(true);
    const discounted = products.filter(({ originalPrice }) => originalPrice !== null);
    expect(discounted.length).toBeGreaterThan(5);
    expect(discounted.every(({ price, originalPrice }) => price < (originalPrice ?? 0))).toBe(true);
  });

  test("has a couple product with the discount that the first slide claims (§2)", () => {
    const claimed = Number(/%(\d+)/.exec(FIRST_HERO_SLIDES[0]?.title ?? "")?.[1]);
    const percents = products
      .filter(({ category }) => category === "cift-urunleri")
      .map(({ price, originalPrice }) => 100 - (100 * price) / (originalPrice ?? price));
    expect(Math.floor(Math.max(...percents))).toBe(claimed);
  });

  const named = (wanted: string) =>
    products.filter(({ name }) => name === wanted).map((one) => optionsOf(one, shop.sets))[0];
  const askedOf = (name: string) => needsOf(named(name) ?? NO_OPTIONS).map(({ word }) => word);

  test("has products that ask for a model, a size, a second color and a name", () => {
    expect(askedOf("Fiyonklu Şeffaf Telefon Kılıfı")).toEqual(["renk", "model"]);
    expect(askedOf("Çilekli Silikon Kılıf")).toEqual(["renk", "model"]);
    expect(askedOf("Zirkon Taşlı Ayarlı Yüzük")).toEqual(["renk", "ölçü"]);
    expect(askedOf("Mıknatıslı Çift Bilekliği")).toEqual(["renk", "ikinci renk"]);
    const texts = products.flatMap(({ name, personalTexts }) => personalTexts.map(({ extra }) => [name, extra]));
    expect(texts).toContainEqual(["Kiraz Çiçeği Kolye", 60]);
    expect(texts).toContainEqual(["Çilekli Silikon Kılıf", 45]);
  });

  test("shows the letters of a name as they are made", () => {
    const shown = products.flatMap(({ name, images, personalTexts }) =>
      personalTexts.flatMap(({ picture }) => (picture && images.includes(picture) ? [name] : [])),
    );
    expect(shown).toEqual(["Kiraz Çiçeği Kolye"]);
  });

  test("asks nothing of most products, and of most that the home page shows", () => {
    const isPlain = ({ choices, personalTexts }: Product) => choices.length + personalTexts.length === 0;
    expect(products.filter(isPlain).length).toBeGreaterThan(40);
    expect(showcase(products, "all").filter(isPlain).length).toBeGreaterThanOrEqual(6);
  });

  test("names only values that its sets have, and counts some of them", () => {
    const marks = new Set([
      ...products.flatMap(({ colors }) => colors.map((color) => `renk=${color}`)),
      ...shop.sets.flatMap(({ id, values }) => values.map((value) => `${id}=${value.id}`)),
    ]);
    const used = products.flatMap(({ soldOut, counts, countsTogether }) => [
      ...soldOut.flat(),
      ...Object.keys(counts),
      ...Object.keys(countsTogether).flatMap(partsOf),
    ]);
    expect(used.filter((mark) => !marks.has(mark))).toEqual([]);
    const [black, cherry] = [colorValue("siyah"), { group: "ikinci-bileklik", id: "akik", name: "akik" }];
    expect(piecesLeft(named("Mıknatıslı Çift Bilekliği") ?? NO_OPTIONS, { values: [black, cherry] })).toBe(2);
    expect(piecesLeft(named("Zirkon Taşlı Ayarlı Yüzük") ?? NO_OPTIONS, { values: [SIZE_18] })).toBe(2);
  });

  test("shows how a gift is wrapped, and who wraps it", () => {
    expect(new Set(shop.photos.map(pictureHash)).size).toBe(2);
  });

  test("lowers some prices from the first start to the end of a day two weeks later", () => {
    const discounted = products.filter(({ id }) => shop.plans[0]?.ids.includes(id));
    expect(discounted.map(({ name }) => name)).toContain("Kristal Küre Gece Lambası");
    expect(discounted.every(({ inStock, originalPrice }) => inStock && originalPrice === null)).toBe(true);
    expect(shop.plans.map(({ until }) => until)).toEqual(["2027-03-14T21:00:00.000Z"]);
  });

  test("uses no brand names", () => {
    const branded = products.filter(({ name, description }) =>
      /labubu|pop ?mart|instax|airpods/i.test(name + description),
    );
    expect(branded).toEqual([]);
  });

  test("has only colors with a paint, and descriptions without exclamation marks", () => {
    const unpainted = products.flatMap(({ colors }) => colors).filter((color) => colorOf(color) === undefined);
    expect(unpainted).toEqual([]);
    expect(products.filter(({ description }) => description.includes("!") || description.length < 60)).toEqual([]);
  });

  test("shows every product from two sides at least, and in each of its colors", () => {
    for (const { name, image, images, colors, colorImages } of products) {
      expect([image, ...images].length, name).toBeGreaterThanOrEqual(2);
      expect(Object.keys(colorImages).toSorted(), name).toEqual(colors.toSorted());
    }
  });

  test("shows each picture once, and ties those of colors to them", () => {
    const used = products.flatMap(({ image, images }) => [image, ...images]);
    expect(used.every((path) => pictureHash(path) !== undefined)).toBe(true);
    expect(new Set(used).size).toBe(used.length);
    for (const product of products) expect(tiedPictures(product)).toEqual(product.colorImages);
  });

  test("puts a picture on each category tile and each of the three slides (§2, §9)", () => {
    const showpieces = [...shop.tiles.values(), ...shop.slides.map(({ image }) => image)];
    expect([...shop.tiles.keys()].toSorted()).toEqual(FIRST_CATEGORIES.map(({ slug }) => slug).toSorted());
    expect(shop.slides).toHaveLength(3);
    expect(new Set(showpieces).size).toBe(8);
    expect(showpieces.every((path) => pictureHash(path) !== undefined)).toBe(true);
  });
});

test("leaves what a start beside this one has added and priced", async () => {
  const { shop, plans } = emptyShop();
  const isThere = () => Promise.reject(new ShopError("conflict", "Bu ürün az önce eklendi"));
  const { catalog } = shop;
  expect(await addDemo({ ...shop, catalog: { ...catalog, createProduct: isThere } })).toBeGreaterThan(40);
  expect(plans).toEqual([]);
  await addDemo({ ...shop, catalog: { ...catalog, planPrices: isThere } });
});

test("does not hide another refusal", async () => {
  const { shop } = emptyShop();
  const refuse = () => Promise.reject(new ShopError("not-found", "Böyle bir kategori yok"));
  await expect(addDemo({ ...shop, catalog: { ...shop.catalog, createProduct: refuse } })).rejects.toThrow("kategori");
});
