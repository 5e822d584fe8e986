import { describe, expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { DEMO, eachOf, searchOf } from "../../tests/support/search/demo-search.ts";

const shop = searchOf(DEMO);
const find = (typed: string) => shop.find(typed).found.map(({ product }) => product);
const names = (typed: string) => find(typed).map(({ name }) => name);

describe("an occasion", () => {
  test.each(
    eachOf([
      ["yaş, iyi ki dogdun", /Mum|Kutu|Disko|Peluş|Figür|Lamba|Kolye|Küpe|Kupa|Fotoğraf/],
      ["mezuniyet hediyesi", /Powerbank|Kulaklık|Kablo|Çanta|Lamba|Kupa|Kordon|Kolye|Bilek|Fotoğraf/],
      ["ogrenciye", /Powerbank|Kulaklık|Kablo|Çanta|Lamba|Kupa/],
      ["nişan, dugun hediyesi", /Çift|Kalp|Aşk|Gül|Sen ve Ben|Kupa|Mum/],
      ["sevgililer günü, romantik hediye, sevgili gunu", /Çift|Kalp|Aşk|Gül|Sen ve Ben/],
      ["gamer", /Oyun|Mikrofon|Kulaklık|Piksel/],
      ["yilbasi", /Kutup|Mum|Lamba|Sürpriz|Kupa|Çorap|Peluş|Disko/],
      ["asker hediyesi", /Powerbank|Anahtar|Kordon|Kulaklık|Çorap|Anı/],
      ["gecmis olsun", /Peluş|Lale|Mum|Kupa|Kutu/],
      ["yeni ev", /Lamba|Mum|Kupa|Biblo|Yastık|Saksı|Disko|Lale/],
    ]),
  )("%j finds only what fits", (typed, fitting) => {
    expect(shop.find(typed).isNear).toBe(false);
    expect(names(typed).length).toBeGreaterThan(2);
    expect(names(typed).filter((name) => !fitting.test(name))).toEqual([]);
  });

  test.each(["şık", "tatli", "kendime", "hepsi", "ne alacagimi bilmiyorum", "güzel bişey"])(
    "%j asks for none and finds all products",
    (typed) => {
      expect(shop.find(typed)).toMatchObject({ isNear: false, total: DEMO.length });
    },
  );

  test.each(["oda süsü", "taşınma", "cadilar bayrami", "secret santa"])("%j is one, too", (typed) => {
    expect(names(typed).length).toBeGreaterThan(2);
    expect(names(typed)).not.toContain("Pembe Tavşan Çanta Süsü");
  });

  test("without anything fitting is said plainly", () => {
    const search = searchOf([productOf({ name: "Saten Toka" })]);
    expect(search.find("düğün")).toMatchObject({ found: [], isNear: false });
    expect(search.find("düğün").absence?.title).toBe("Buna özel bir ürünümüz yok");
    expect(search.find("düğün için toka").total).toBe(1);
  });

  test("beside a person only changes the order", () => {
    expect(names("annemin dogum gunu").toSorted()).toEqual(names("anneme").toSorted());
  });
});

describe("an age", () => {
  test.each([
    ["70 yaş", /Labubu|Çift|Figür|Peluş|Oyun|Kılıf/],
    ["70 yaşında erkek", /Oyun|Panda|Küpe|Kolye|Çift/],
    ["60 yaş kadın", /Çanta Süsü|Peluş|Çift/],
    ["40lı yaşlar", /Labubu|Peluş|Figür/],
    ["18 yaş altı", /Peluş|Figür/],
    ["25 yas erkek", /Küpe|Kolye|Bileklik|Halhal|Broş/],
    ["14 yaşında erkek", /Küpe|Kolye|Bileklik|Halhal|Broş|Fiyonk|Boncuk|Çilek|Mum/],
    ["3 yas erkek", /Oyun Kolu|Çanta Süsü|Unicorn|Mum/],
  ])("%j finds nothing that does not fit", (typed, wrong) => {
    expect(names(typed).length).toBeGreaterThan(2);
    expect(names(typed).length).toBeLessThan(DEMO.length / 2);
    expect(names(typed).filter((name) => wrong.test(name))).toEqual([]);
  });

  test("stays when the price beside it is removed", () => {
    expect(shop.find("6 yaş kız 300 tl altı").price?.rest).toBe("6 yaş kız");
    expect(shop.find("70 yaş 300 tl altı").price?.rest).toBe("70 yaş");
  });

  test.each(["3 6 yas", "3-6 yaş", "18 yaşına giren kıza"])("%j is no price and no other word", (typed) => {
    expect(shop.find(typed)).toMatchObject({ isNear: false });
    expect(shop.find(typed).price).toBeUndefined();
  });

  test("what is unlikely for somebody is found if it is asked for", () => {
    expect(names("erkek bileklik")).toHaveLength(2);
  });
});

describe("a word that a product is named by", () => {
  test.each([
    ["saat", ["Gece Mavisi Saat Kordonu"]],
    ["cuzdan", ["Klipsli Bozuk Para Cüzdanı"]],
    ["okul çantası", ["Mini Sırt Çantası", "Pembe Tavşan Çanta Süsü"]],
  ])("%j leaves out what only mentions it", (typed, found) => {
    expect(names(typed)).toEqual(found);
  });

  test("also finds those that match another word in their description", () => {
    expect(names("kokulu mum")).toContain("Vanilyalı Cupcake Mum");
    expect(names("kalp")).toContain("Sen ve Ben Çorap Seti");
  });

  test("a kind finds its members, not the reverse", () => {
    expect(names("çiçek")).toEqual(["Kiraz Çiçeği Kolye", "Örgü Lale"]);
    expect(names("lale")).toEqual(["Örgü Lale"]);
  });

  test.each([
    ["çiçek buketi", "Canlı çiçek satmıyoruz", "Örgü Lale"],
    ["solmayan gul", "Canlı çiçek satmıyoruz", "Örgü Lale"],
    ["kol saati", "Saat satmıyoruz", "Gece Mavisi Saat Kordonu"],
    ["apple watch", "Saat satmıyoruz", "Gece Mavisi Saat Kordonu"],
    ["hediye sepeti", "Hazır hediye sepetimiz yok", "Kadife Kalp Hediye Kutusu"],
  ])("%j is not sold, and what comes close is offered", (typed, title, offered) => {
    expect(shop.find(typed).absence?.title).toBe(title);
    expect(names(typed)).toEqual([offered]);
  });
});

describe("a query of which a part is known", () => {
  test.each([
    ["iphone 15 kılıf", "iphone 15"],
    ["kilif samsung a54", "samsung a54"],
    ["led lamba", "led"],
    ["müzik kutusu", "müzik"],
    ["araba anahtarlığı", "araba"],
    ["laptop çantası", "laptop"],
    ["tablet kilifi 250 tl", "tablet"],
    ["Burç kolye", "Burç"],
  ])("%j says that nothing has %j, above what has the rest", (typed, missing) => {
    const { isNear, total, absence } = shop.find(typed);
    expect({ isNear, title: absence?.title }).toEqual({
      isNear: true,
      title: `“${missing}” yazan bir ürün bulamadık`,
    });
    expect(total).toBeGreaterThan(1);
  });

  test.each(["5 adet kupa", "kupa 2 li"])("%j counts, and no product needs the number", (typed) => {
    expect(shop.find(typed)).toMatchObject({ isNear: false, total: 1 });
  });

  test("does not say so of words that products have", () => {
    expect(shop.find("airpods kılıfı").isNear).toBe(true);
    expect(shop.find("airpods kılıfı").absence).toBeUndefined();
  });
});

test.each([
  ["necklace", /Kolye/],
  ["earrings", /Küpe/],
  ["ring", /Yüzük/],
  ["bracelet", /Bilek/],
  ["jewellery", /Kolye|Küpe|Yüzük|Bilek|Halhal|Broş/],
  ["phone case", /Kılıf/],
  ["keychains", /Anahtarlık/],
  ["candles", /Mum/],
  ["teddy", /Peluş/],
  ["night light", /Lamba/],
  ["backpack", /Çanta/],
])("%j is understood, as people type it who know no Turkish", (typed, meant) => {
  const { found, isNear } = shop.find(typed);
  expect(found[0]?.product.name).toMatch(meant);
  expect(isNear).toBe(false);
});

test.each([
  ["gift for girlfriend", "kız arkadaşa hediye"],
  ["gift for my boyfriend", "erkek arkadaşa hediye"],
  ["gifts for mom", "anneme hediye"],
  ["birthday gift for her", "kadına doğum günü hediyesi"],
])("%j finds what %j finds", (english, turkish) => {
  const [asked, meant] = [english, turkish].map(
    (typed) => new Set(shop.find(typed).found.map(({ product }) => product.id)),
  );
  expect(asked?.size).toBeGreaterThan(0);
  expect(asked).toEqual(meant);
});

describe("what the shop does not have is not claimed", () => {
  test("a budget holds, a color may change, and the color is named", () => {
    const { found, isNear, absence } = shop.find("kırmızı takı 200 tl altı");
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ product }) => product.price > 200)).toEqual([]);
    expect([isNear, absence?.title]).toEqual([true, "“kırmızı” yazan bir ürün bulamadık"]);
  });

  test.each(["kişiye özel hediye", "isme özel", "isimli hediye"])(
    "%j finds nothing that only looks like it",
    (typed) => {
      expect(shop.find(typed)).toMatchObject({ found: [], absence: { title: "Kişiye özel bir ürün bulamadık" } });
    },
  );

  test("a cup without a name on it is offered as such", () => {
    const { found, absence } = shop.find("isme özel kupa");
    expect(found.map(({ product }) => product.name)).toEqual(["Kalpli Seramik Kupa İkilisi"]);
    expect(absence?.title).toBe("Kişiye özel bir ürün bulamadık");
  });

  test("a console is not sold, and no plush stands in for it", () => {
    expect(shop.find("oyun konsolu").found).toEqual([]);
  });

  test("a question marks no part of a name", () => {
    const { found, topic } = shop.find("orjinal mi");
    expect([found.flatMap(({ matched }) => matched), topic?.page]).toEqual([[], "iletisim"]);
  });

  test.each(["2li", "2 li", "2'li", "ikili"])("a single necklace is no %j one, and a pair of cups is", (pair) => {
    expect(shop.find(`${pair} kolye`).isNear).toBe(true);
    expect(shop.find(`${pair} kupa`).isNear).toBe(false);
  });

  test.each([
    ["kutu", /Kutu(?!p)/],
    ["uyku lambası", /Gece Lambası/],
    ["uğur", /Nazar/],
  ])("%j finds only what is one", (typed, name) => {
    expect(names(typed).length).toBeGreaterThan(0);
    expect(names(typed).filter((found) => !name.test(found))).toEqual([]);
  });
});
