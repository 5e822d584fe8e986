import { expect, test } from "vitest";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { markedProduct, pageMark, productMark } from "./pulse-page.ts";

type Known = Parameters<typeof pageMark>[1];

const KNOWN: Known = {
  findAddress(slug) {
    if (slug === "eski") return { state: "moved", slug: "kupa" };
    return slug === "kupa" ? JSON.parse('{"state":"here","product":{"id":"p1"}}') : undefined;
  },
  findCategory: (slug) => (slug === "takilar" ? JSON.parse('{"id":"c1"}') : undefined),
  sections: FIRST_SETTINGS.sections,
  infoPages: [{ slug: "kvkk", title: "", description: "", sections: [] }],
};

test.each([
  ["/", "home"],
  ["/urunler", "allProducts"],
  ["/ara", "search"],
  ["/sepet", "cartLink"],
  ["/urun/kupa", "product:p1"],
  ["/kategori/takilar", "category:c1"],
  ["/sayfa/kvkk", "info:kvkk"],
  ["/ozel-gun/anneler-gunu", "day:anneler-gunu"],
  ["/ozel-gun/yok", undefined],
  ["/urun/eski", undefined],
  ["/urun/yok", undefined],
  ["/urun/", undefined],
  ["/kategori/yok", undefined],
  ["/sayfa/yok", undefined],
  ["/siparis/gizli-anahtar", undefined],
  ["/admin", undefined],
  ["/hesap", undefined],
  ["/login", undefined],
  ["/urun/kupa?k=ece", undefined],
  ["//", undefined],
  ["", undefined],
])("%s is summed as %s", (path, mark) => {
  expect(pageMark(path, KNOWN)).toBe(mark);
});

test("a product's mark names it", () => {
  expect(markedProduct(productMark("p1"))).toBe("p1");
  expect(markedProduct("home")).toBeUndefined();
});
