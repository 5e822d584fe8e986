import { describe, expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { CATEGORIES, DEMO, eachOf, searchOf } from "../../tests/support/search/demo-search.ts";
import { SEARCH_QUERIES } from "../../tests/support/search/search-queries.ts";
import { createSearch, type Search } from "./search.ts";
import { NO_GUIDE } from "./search-guide.ts";

const shop = searchOf(DEMO);

describe("a search of the demo catalogue", () => {
  test.each(SEARCH_QUERIES)("%j finds %j among the first three", (typed, meant) => {
    expect(namesFor(shop, typed).slice(0, 3)).toContain(meant);
  });

  test.each(["sik kolye", "SIK KOLYE", "şık kolye", "Şık KOLYE"])(
    "%j gives the same result as the other spellings",
    (typed) => {
      expect(shop.find(typed)).toEqual(shop.find("şik kolye"));
    },
  );

  test.each(["kupa", "küpe", "kolye", "kutu"])("%j finds no word that is only spelled alike", (typed) => {
    const meant: Record<string, RegExp> = { kupa: /Kupa/, küpe: /Küpe/, kolye: /Kolye/, kutu: /Kutu/ };
    const { found, isNear } = shop.find(typed);
    expect(isNear).toBe(false);
    for (const { matched } of found.filter(({ matched }) => matched.length > 0)) {
      expect(matched.join(" ")).toMatch(meant[typed] ?? /-/);
    }
  });

  test.each([
    ["mavi damla", 1],
    ["kolye", 3],
    ["gece lambası", 3],
    ["kupa", 1],
  ])("%j finds no more than %i", (typed, total) => {
    expect(shop.find(typed).total).toBe(total);
  });

  test("a product's full name finds it first", () => {
    for (const { name } of DEMO) expect(namesFor(shop, name)[0], name).toBe(name);
  });
});

describe("words of an occasion", () => {
  test.each(["hediye", "hediye fikri", "ne alsam"])("%j finds all products", (typed) => {
    expect(shop.find(typed)).toMatchObject({ isNear: false, total: DEMO.length });
  });

  test("beside a product they only change the order of its matches", () => {
    expect(shop.find("anneme kolye").total).toBe(shop.find("kolye").total);
    expect(namesFor(shop, "sevgilime bileklik")).toEqual(["Mıknatıslı Çift Bilekliği", "Nazar Boncuklu Bileklik"]);
  });

  test("a word that belongs to a product's name or color is no occasion", () => {
    expect(namesFor(shop, "hediye kutusu")[0]).toBe("Kadife Kalp Hediye Kutusu");
    expect(shop.find("hediye kutusu").total).toBeLessThan(3);
    expect(shop.find("pembe bebek mavisi mum").isNear).toBe(false);
    expect(shop.find("bebek mavisi").total).toBe(3);
  });

  test("one word of a two-word occasion does not match it", () => {
    const search = searchOf([productOf({ name: "Doğum Haritası" }), productOf({ name: "Kız Günü Kupası" })]);
    expect(search.find("doğum günü").found).toMatchObject([{ product: { id: "Kız Günü Kupası" }, matched: [] }]);
  });

  test("occasions added by the owner are used", () => {
    const guide = { ...NO_GUIDE, occasions: [{ words: ["hıdırellez"], fitting: ["halhal"] }] };
    const search = createSearch({ products: DEMO, categories: CATEGORIES, synonyms: [], guide });
    expect(namesFor(search, "hıdırelleze özel")).toEqual(["Ay Işığı Halhal"]);
  });
});

describe("a price in a query", () => {
  test("filters the products, and is returned with the rest of the query", () => {
    const result = shop.find("güzel 500 tl altı hediye");
    expect(result).toMatchObject({ isNear: false, price: { range: { maxPrice: 500 }, rest: "güzel hediye" } });
    expect(Math.max(...pricesFor("güzel 500 tl altı hediye"))).toBeLessThanOrEqual(500);
    expect(result.total).toBe(DEMO.filter(({ price }) => price <= 500).length);
  });

  test("alone lists all products of that price, whatever their color", () => {
    expect(shop.find("500 tl altı")).toMatchObject({ total: DEMO.filter(({ price }) => price <= 500).length });
    expect(namesFor(shop, "500 tl altı").slice(0, 3)).toEqual(namesFor(shop, "500 tl").slice(0, 3));
  });

  test("that no product has gives the closest prices as near", () => {
    expect(shop.find("150 tl altı kolye").isNear).toBe(true);
    expect(pricesFor("150 tl altı kolye")).toEqual([179.9, 219.9, 259.9]);
  });

  const pricesFor = (query: string) =>
    namesFor(shop, query).map((name) => DEMO.find((product) => product.name === name)?.price ?? 0);
});

describe("a query about the shop itself", () => {
  test.each(
    eachOf([
      ["kargo, ucretsiz kargo, kargu, karg, kaç günde gelir", "teslimat"],
      ["iade, değişim", "iade-ve-cayma"],
      ["kapıda ödeme var mı, iban, nasıl öderim", "sss"],
      ["whatsapp, telefon numarası", "iletisim"],
    ]),
  )("%j leads to the page %s", (typed, page) => {
    expect(shop.find(typed)).toMatchObject({ total: 0, isNear: false, topic: { page } });
  });

  test("also finds products with that word in their name", () => {
    const search = searchOf([productOf({ name: "Kargo Cepli Çanta" }), productOf({ name: "Kolye" })]);
    expect(search.find("kargo")).toMatchObject({
      found: [{ product: { id: "Kargo Cepli Çanta" } }],
      topic: { page: "teslimat" },
    });
    expect(search.find("ücretsiz kargo kolye")).toMatchObject({ found: [{ product: { id: "Kolye" } }] });
  });

  test.each(["telefon", "telefon kılıfı", "kolye", "hediye"])("%j has no topic", (typed) => {
    expect(shop.find(typed).topic).toBeUndefined();
  });
});

describe("the matched words of a found product", () => {
  test.each([
    ["kilif", "Fiyonklu Şeffaf Telefon Kılıfı", ["Kılıfı"]],
    ["telefonkılıfı", "Fiyonklu Şeffaf Telefon Kılıfı", ["Telefon", "Kılıfı"]],
    ["gerdanlık", "Kiraz Çiçeği Kolye", ["Kolye"]],
    ["mavi kolye", "Mavi Damla Taş Kolye", ["Mavi", "Kolye"]],
    ["pnda", "Uykulu Panda Anahtarlık", ["Panda"]],
    ["podcast", "Retro Masa Mikrofonu", []],
  ])("%j marks in %j the words %j", (typed, name, matched) => {
    expect(shop.find(typed).found.find(({ product }) => product.id === name)?.matched).toEqual(matched);
  });
});

describe("a query without a full match", () => {
  test("gives the products that match most of it as near", () => {
    const { found, isNear } = shop.find("iphone 15 pro kılıf");
    expect(isNear).toBe(true);
    expect(found.slice(0, 2).map(({ product: { id } }) => id)).toEqual(
      expect.arrayContaining(["Çilekli Silikon Kılıf", "Fiyonklu Şeffaf Telefon Kılıfı"]),
    );
  });

  test("allows more typos when no word of it is known", () => {
    expect(shop.find("kavye")).toMatchObject({ isNear: true });
    expect(namesFor(shop, "kollluye").length).toBeGreaterThan(0);
  });

  test.each(["", "   "])("%j is an empty query and finds nothing", (typed) => {
    expect(shop.find(typed)).toEqual({ found: [], total: 0, isNear: false });
  });

  const meaningless = "xqzwvj yokböylebirşey !? 🧸 ❤️ % * fff zzzz aaaa asdfgh qwerty hjkl kedi lorem";
  test.each(meaningless.split(" "))("%j finds nothing at all", (typed) => {
    expect(shop.find(typed)).toEqual({ found: [], total: 0, isNear: true });
  });

  test.each(["kule", "mont", "köpek", "tavla", "silah", "halı", "kurabiye", "kulübe"])(
    "%j is another word than the shop's: similar ones are at most near",
    (typed) => {
      expect(shop.find(typed).isNear).toBe(true);
    },
  );
});

test("a model number is never corrected to another", () => {
  const cases = searchOf([
    productOf({ name: "iPhone 14 Pro Kılıf" }),
    productOf({ name: "iPhone 15 Kılıf" }),
    productOf({ name: "iPhone 15 Pro Kılıf" }),
    productOf({ name: "Samsung S24 Kılıf" }),
  ]);
  for (const typed of ["15 pro", "15pro", "iphone15pro", "iphone 15 pro kılıfı"]) {
    expect(namesFor(cases, typed)[0], typed).toBe("iPhone 15 Pro Kılıf");
  }
  expect(namesFor(cases, "s24 kilif")).toEqual(["Samsung S24 Kılıf"]);
});

test("among equal scores products in stock come first, then the owner's order decides", () => {
  const rings = searchOf([
    productOf({ name: "Gül Yüzük", inStock: false }),
    productOf({ name: "Ay Yüzük" }),
    productOf({ name: "Taş Yüzük" }),
  ]);
  expect(namesFor(rings, "yüzük")).toEqual(["Ay Yüzük", "Taş Yüzük", "Gül Yüzük"]);
  expect(namesFor(rings, "gül")).toEqual(["Gül Yüzük"]);
});

test("synonyms added by the owner are used", () => {
  const search = createSearch({
    products: DEMO,
    categories: CATEGORIES,
    synonyms: [["halhal", "şahmeran"]],
    guide: NO_GUIDE,
  });
  expect(namesFor(search, "sahmeran")).toEqual(["Ay Işığı Halhal"]);
  expect(search.find("gerdanlık").isNear).toBe(true);
});

test("a product with other prices, stock or place is found as it is now", () => {
  const [ring, moon] = [
    productOf({ id: "gul", name: "Gül Yüzük", price: 90 }),
    productOf({ id: "ay", name: "Ay Yüzük" }),
  ];
  const search = searchOf([ring, moon]);
  expect(namesFor(search, "yüzük")).toEqual(["gul", "ay"]);
  const reduced = { ...ring, price: 40, originalPrice: 90 };
  search.put({ product: reduced, position: 5 });
  expect(search.find("gül yüzük 50 tl altı").found.map(({ product }) => product)).toEqual([reduced]);
  expect([namesFor(search, "yüzük"), namesFor(search, "indirimli yüzük")]).toEqual([["ay", "gul"], ["gul"]]);
  search.put({ product: { ...reduced, originalPrice: null, inStock: false }, position: 0 });
  expect([namesFor(search, "yüzük"), search.find("indirimli yüzük").isNear]).toEqual([["ay", "gul"], true]);
});

test("after the words of the shop changed, a product is found by the new ones as soon as it is put again", () => {
  const product = productOf({ name: "Zımbırtı", category: "takilar" });
  const search = searchOf([product]);
  search.changeWords({
    categories: [{ slug: "takilar", name: "Mücevher" }],
    synonyms: [["zımbırtı", "tesbih"]],
    guide: NO_GUIDE,
  });
  search.put({ product, position: 0 });
  expect(["mücevher", "tesbih"].map((typed) => search.find(typed).total)).toEqual([1, 1]);
});

test("a changed product is found only by its new name, a removed one not at all", () => {
  const search = searchOf(DEMO);
  const halhal = DEMO.find(({ name }) => name === "Ay Işığı Halhal");
  search.put({ product: { ...productOf({ name: "Deniz Kabuğu Şahmeran" }), id: halhal?.id ?? "" }, position: 3 });
  expect(namesFor(search, "şahmeran")).toEqual(["Ay Işığı Halhal"]);
  expect(search.find("halhal").isNear).toBe(true);
  search.remove(halhal?.id ?? "");
  expect(namesFor(search, "şahmeran")).not.toContain("Ay Işığı Halhal");
  search.put({ product: productOf({ name: "Yeni Kolye" }), position: -1 });
  expect(namesFor(search, "yeni kolye")).toEqual(["Yeni Kolye"]);
});

const namesFor = (search: Search, query: string) => search.find(query).found.map(({ product }) => product.id);
