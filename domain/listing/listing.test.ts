import { describe, expect, test } from "vitest";
import { seededRandom } from "../../tests/support/thorough.ts";
import { MAX_FILTER_COLORS } from "./list-query.ts";
import { type Listing, listingAddress, listingIn, listingSearch, PLAIN_LISTING } from "./listing.ts";

const PLAIN: Listing = { colors: [], values: [], sort: "onerilen", page: 1 };

const read = (search: string) => listingIn(new URLSearchParams(search));
const canonical = (search: string) => listingSearch(read(search));

describe("the address of a product list", () => {
  test("names filters, order and page in Turkish", () => {
    const search =
      "min=100&max=1250,5&renk=G%C3%BCl+Kurusu&renk=Bej&stokta=1&indirimli=1&secim=beden.m&sirala=azalan-fiyat&sayfa=3";
    expect(read(search)).toEqual({
      minPrice: 100,
      maxPrice: 1250.5,
      colors: ["bej", "gul kurusu"],
      values: ["beden.m"],
      inStock: true,
      discounted: true,
      sort: "azalan-fiyat",
      page: 3,
    });
  });

  test.each([
    ["nothing", ""],
    ["an untouched form", "min=&max=&renk=&sirala=onerilen&sayfa=1"],
    ["a campaign's marks", "utm_source=instagram&fbclid=x"],
    ["words for numbers", "min=ucuz&max=NaN&sayfa=son"],
    ["numbers out of this world", "min=-5&max=0&sayfa=-1"],
    ["too much", "max=99999999999&sayfa=99999999&min=1e9"],
    ["other answers than yes", "stokta=0&indirimli=evet"],
    ["an unknown order", "sirala=rastgele"],
    ["a color longer than any", `renk=${"mor".repeat(50)}`],
    ["values of no set", "secim=&secim=beden&secim=beden.&secim=Beden.M&secim=a.b.c"],
    ["blanks", "renk=+%E3%80%80+&min=+"],
    ["broken escapes", "renk=%&sayfa=%00"],
  ])("with %s gives the plain page", (_, search) => {
    expect({ ...read(search), colors: [] }).toEqual(PLAIN);
    expect(read(search).colors.every((color) => color.length < 40)).toBe(true);
  });

  test.each([
    ["min=1.234,50", "?min=1234.5"],
    ["max=%E2%82%BA1.250", "?max=1250"],
    ["sayfa=2&stokta=1&min=50", "?min=50&stokta=1&sayfa=2"],
    ["renk=G%C3%9CM%C3%9C%C5%9E", "?renk=gumus"],
    ["renk=Pembe&min=50&renk=G%C3%BCm%C3%BC%C5%9F&renk=&renk=pembe", "?min=50&renk=gumus&renk=pembe"],
    ["min=500&max=100", "?min=100&max=500"],
    ["sirala=onerilen&sayfa=1", ""],
    ["stokta=1&stokta=0&utm_medium=story", "?stokta=1"],
  ])("?%s has the canonical spelling %j", (search, expected) => {
    expect(canonical(search)).toBe(expected);
  });

  test("holds a limited number of colors", () => {
    const search = new URLSearchParams(
      Array.from({ length: 2 * MAX_FILTER_COLORS }, (_, index) => ["renk", `ton ${index}`]),
    );
    expect(listingIn(search).colors).toHaveLength(MAX_FILTER_COLORS);
  });

  test("is the plain path without filters", () => {
    expect(PLAIN_LISTING).toEqual(PLAIN);
    expect(listingAddress({ path: "/urunler" }, PLAIN_LISTING)).toBe("/urunler");
    expect(listingAddress({ path: "/urunler" }, { ...PLAIN_LISTING, page: 2 })).toBe("/urunler?sayfa=2");
  });

  test("the canonical spelling has the same meaning, and is its own canonical spelling", () => {
    for (const search of askedAtRandom(2000)) {
      const spelt = canonical(search);
      expect(read(spelt), search).toEqual(read(search));
      expect(canonical(spelt), search).toBe(spelt);
    }
  });
});

const VALUES = {
  min: ["0", "1", "99,9", "1.000", "250.50", "0,01", "9999999.99", "x", ""],
  max: ["5", "100", "12.345,67", "1e3", "-1", "₺40"],
  renk: ["Pembe", "GÜL  KURUSU", "ışıltılı", "İNCİ", "Rosé Gold", "é", "&=?#", "💗", "ﬁldişi", "\ud800"],
  stokta: ["1", "0", "true"],
  indirimli: ["1", ""],
  sirala: ["onerilen", "yeni", "indirim", "artan-fiyat", "YENİ"],
  sayfa: ["1", "2", "9999", "10000", "02", "1.5"],
  utm_source: ["ig"],
};

function askedAtRandom(count: number): string[] {
  const below = seededRandom(20_251_121);
  return Array.from({ length: count }, () => {
    const search = new URLSearchParams();
    for (const [field, values] of Object.entries(VALUES)) {
      for (let times = 0; times < 2; times += 1) {
        const value = values[below(values.length * 2)];
        if (value !== undefined) search.append(field, value);
      }
    }
    return search.toString();
  });
}
