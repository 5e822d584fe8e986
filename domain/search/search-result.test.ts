import { describe, expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { DEMO, eachOf, searchOf } from "../../tests/support/search/demo-search.ts";
import { discountPercent } from "../catalog/shown-price.ts";

const shop = searchOf(DEMO);
const find = (typed: string) => shop.find(typed).found.map(({ product }) => product);
const names = (typed: string) => find(typed).map(({ name }) => name);

const CHEAPEST = "Örgü Lale";
const DEAREST = "Retro Şipşak Fotoğraf Makinesi";
const FEATURED = "Sarılan Ayıcık Çift Peluş";
const NEWEST = DEMO.findLast(({ inStock }) => inStock)?.name;
const NO_GIFT_CARD = "Hediye kartı satmıyoruz";

describe("words that ask for an order", () => {
  test.each(
    eachOf([
      ["en ucuz, EN UCUZ, en ucz, ucuuz, ucuz hediye, en ucuzu hangisi, uygun fiyatlı hediyeler", CHEAPEST],
      ["hesaplı bir şeyler, ucuz olsun, çok pahalı olmasın, ucuz ama güzel", CHEAPEST],
      ["en pahalı, pahali hediye, en pahlı, lüks, ucuz olmayan, çok ucuz olmasın", DEAREST],
      ["yeni, yeni gelenler, en yeni ürünler", NEWEST],
      ["çok satan, cok satn, en çok satanlar, popüler, popler, POPÜLER ÜRÜNLER", FEATURED],
      ["en ucuz kolye", "Kiraz Çiçeği Kolye"],
      ["en pahalı kolye", "İnci Taneli İstiridye Kolye"],
      ["labubu ucuz", "Hayalet Gece Lambası"],
      ["ucuz telefon kılıfı, en pahalı 200 tl altı", "Çilekli Silikon Kılıf"],
      ["en ucuz peluş", "Boba Çay Peluş Yastık"],
      ["ucuz doğum günü hediyesi", "Vanilyalı Cupcake Mum"],
      ["karıma en ucuz hediye", "Ay Işığı Halhal"],
    ]),
  )("%j puts %j first", (typed, first) => {
    expect(shop.find(typed).isNear).toBe(false);
    expect(names(typed)[0]).toBe(first);
  });

  test("an order alone leaves out nothing; beside a product it leaves out those that only mention it", () => {
    for (const typed of ["en ucuz", "en pahalı", "yeni", "popüler", "ucuz hediye"]) {
      expect(shop.find(typed).total, typed).toBe(DEMO.length);
    }
    expect(names("en ucuz gece lambası")).toHaveLength(3);
  });

  test.each(["indirimli", "indirmli", "indirimdekiler", "kampanyalar", "fırsat ürünleri"])(
    "%j finds all discounted products and no others, the largest discount first",
    (typed) => {
      const percents = find(typed).map((product) => discountPercent(product) ?? 0);
      expect(percents).toHaveLength(DEMO.filter((product) => discountPercent(product) !== undefined).length);
      expect(Math.min(...percents)).toBeGreaterThan(0);
      expect(percents[0]).toBe(Math.max(...percents));
    },
  );

  test("what is in stock is asked for in words, with an order or alone", () => {
    expect(names("stokta olan")).toHaveLength(DEMO.filter(({ inStock }) => inStock).length);
    expect(names("stokta olan mum")).toEqual(["Vanilyalı Cupcake Mum"]);
    expect(names("en ucuz stokta")[0]).toBe(CHEAPEST);
    for (const typed of ["stokta olan", "stokta", "en ucuz stokta"]) {
      expect(
        find(typed).every(({ inStock }) => inStock),
        typed,
      ).toBe(true);
    }
  });

  test("the visitor's own choice replaces the order of the words, not what they find", () => {
    const chosen = shop.find("en ucuz kolye", undefined, "azalan-fiyat");
    expect(chosen.found.map(({ product }) => product.name)).toEqual(names("en pahalı kolye"));
    expect(chosen.sort).toBe("artan-fiyat");
  });

  test("a product that has the words in its name is found by them", () => {
    const search = searchOf([...DEMO, productOf({ name: "Yeni Kolye" })]);
    expect(search.find("yeni kolye").found[0]?.product.name).toBe("Yeni Kolye");
  });
});

describe("a bare number", () => {
  test.each([
    ["200", 200, ""],
    ["500", 500, ""],
    ["1.500", 1500, ""],
    ["149,90", 149.9, ""],
    ["200'lük", 200, ""],
    ["kolye 200", 200, "kolye"],
    ["200 kolye", 200, "kolye"],
    ["hediye 300", 300, "hediye"],
    ["sevgilime 300", 300, "sevgilime"],
  ])("%j is the price %d", (typed, maxPrice, rest) => {
    expect(shop.find(typed)).toMatchObject({ isNear: false, price: { range: { maxPrice }, rest } });
    expect(find(typed).length).toBeGreaterThan(0);
    for (const { price } of find(typed)) expect(price).toBeLessThanOrEqual(maxPrice);
  });

  test("lower than every price shows the closest prices", () => {
    expect(names("20")[0]).toBe(CHEAPEST);
    const { isNear, price, absence } = shop.find("20");
    expect({ isNear, range: price?.range }).toEqual({ isNear: true, range: { maxPrice: 20 } });
    expect(absence?.title).toBe("Bu fiyata bulamadık");
    expect(shop.find("zürafa 20 tl").absence).toBeUndefined();
  });

  test("that a product has finds the product and offers the price", () => {
    expect(shop.find("kupa 300")).toMatchObject({ total: 1, maybePrice: { range: { maxPrice: 300 }, rest: "kupa" } });
    const cases = searchOf([productOf({ name: "iPhone 15 Kılıf" }), productOf({ name: "Galaxy 24 Kılıf" })]);
    expect(cases.find("15")).toMatchObject({ total: 1, found: [{ product: { name: "iPhone 15 Kılıf" } }] });
    expect(cases.find("15").price).toBeUndefined();
  });

  test.each(["iphone 256", "36-44 çorap", "%40 indirim", "14 şubat"])("%j names no price", (typed) => {
    expect(shop.find(typed).price).toBeUndefined();
  });
});

describe("who a gift is for", () => {
  test.each(
    eachOf([
      ["bebek, bebk hediyesi, yeni doğan bebeğe, 6 aylık bebek", /Peluş/],
      ["12 yaş erkek, sünnet", /Peluş|Figür|Sürpriz|Lamba|Sırt Çanta|Oyun/],
      ["genç erkek", /^(?!.*(Küpe|Kolye|Bileklik))/],
      ["çocuk, 10 yaş kız, on yaşında erkek çocuk", /Peluş|Figür|Sürpriz|Lamba|Çanta|Oyun/],
      ["5 yaşındaki oğluma ucuz hediye, indirimli çocuk hediyesi", /Peluş|Figür|Sürpriz|Lamba|Çanta|Oyun/],
      ["kıza hediye", /Kolye|Küpe|Bilek|Yüzük|Halhal|Broş|Çanta|Fiyonk|Cüzdan/],
      ["erkeğe, babama ne alsam", /Kulaklık|Anahtar|Powerbank|Oyun|Kordon|Mikrofon|Kablo/],
      ["annneme", /Kolye|Küpe|Bilek|Yüzük|Halhal|Broş|Çanta|Fiyonk|Cüzdan|Kupa|Mum|Lale/],
      ["ögretmenime", /Kupa|Mum|Lamba|Saksı|Biblo|Lale|Powerbank/],
      ["sevgilime", /Çift|Kalp|Aşk|Gül|Sen ve Ben/],
      ["en yakın arkadaşıma", /Sürpriz|Bilek|Anahtar|Askı|Figür|Kılıf|Küpe|Kupa|Çanta/],
    ]),
  )("%j finds only what fits", (typed, fitting) => {
    expect(shop.find(typed).isNear).toBe(false);
    expect(names(typed).length).toBeGreaterThan(2);
    expect(names(typed).filter((name) => !fitting.test(name))).toEqual([]);
  });

  const CHILDREN = [
    "bebek",
    "çocuk",
    "10 yaş kız",
    "2,5 yaş",
    "yaş 10",
    "doğum günü çocuk",
    "7 yaşındaki kızıma",
    "torunuma",
    "anne ve bebek",
    "bebek mumu",
  ];
  test.each(["12 yaş erkek", "5 yaşında erkek çocuk", "sünnet"])(
    "%j finds neither a bag charm nor a unicorn",
    (typed) => {
      expect(names(typed).filter((name) => /Süsü|Unicorn/.test(name))).toEqual([]);
    },
  );

  test.each(CHILDREN)("%j never finds candles or anything for couples", (typed) => {
    const wrong = find(typed).filter(({ name, category }) => category === "cift-urunleri" || /Mum|Romantik/.test(name));
    expect(wrong).toEqual([]);
  });

  test("beside a product it leaves out only what must not be", () => {
    expect(names("anneme kolye")).toHaveLength(3);
    expect(names("arkadaşıma romantik mum")).toEqual(["Vanilyalı Cupcake Mum"]);
  });

  test.each([
    ["çocuğa mum", DEMO],
    ["bebeğe romantik mum", DEMO],
    ["bebek hediyesi", DEMO.filter(({ category }) => category === "takilar")],
  ])("%j without anything fitting is said plainly", (typed, products) => {
    const { found, isNear, absence } = searchOf(products).find(typed);
    expect({ found, isNear }).toEqual({ found: [], isNear: false });
    expect(absence?.title).toMatch(/^(Çocuk|Bebek) için uygun bir ürünümüz yok$/);
  });

  test("a price that nothing fitting has shows the closest fitting prices", () => {
    expect(shop.find("bebeğe 50 tl altı").isNear).toBe(true);
    expect(names("bebeğe 50 tl altı")).toHaveLength(names("bebeğe").length);
  });
});

describe("what the shop does not sell", () => {
  test.each(
    eachOf([
      ["hediye kartı, hedye kartı, hediye çeki 500 tl, gift card", NO_GIFT_CARD],
      ["google play kartı", "Dijital kod ve abonelik satmıyoruz"],
      ["indirim kuponu", "İndirim kuponumuz yok"],
      ["parfüm", "Parfüm ve kozmetik satmıyoruz"],
      ["çikolata", "Yiyecek ve içecek satmıyoruz"],
      ["laptop", "Telefon, bilgisayar ve konsol satmıyoruz"],
    ]),
  )("%j is said: %s", (typed, title) => {
    expect(shop.find(typed)).toMatchObject({ found: [], isNear: false, absence: { title } });
  });

  test("is found if the shop has it after all", () => {
    const search = searchOf([...DEMO, productOf({ name: "Hediye Kartı 500" }), productOf({ name: "Gül Parfümü" })]);
    expect(search.find("hediye kartı")).toMatchObject({ total: 1, absence: undefined });
    expect(search.find("parfüm")).toMatchObject({ total: 1, absence: undefined });
  });

  test("beside a person is said above what fits", () => {
    expect(shop.find("sevgilime parfüm").absence?.title).toMatch(/^Parfüm/);
    expect(names("sevgilime parfüm")).toEqual(names("sevgilime"));
  });
});

test("sold-out products come after all others, whatever the order", () => {
  for (const typed of ["en ucuz", "en pahalı", "yeni", "popüler", "200", "mum", "romantik mum", "bebek", "20"]) {
    const stock = find(typed).map(({ inStock }) => inStock);
    expect(stock, typed).toEqual(stock.toSorted((one, other) => Number(other) - Number(one)));
    expect(stock[0], typed).toBe(true);
  }
});
