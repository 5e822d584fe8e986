import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { isWorthCaching } from "./worth-caching.ts";

const products = [
  productOf({ slug: "kolye", category: "takilar", colors: ["Pembe"], inStock: true }),
  productOf({ slug: "kupa", colors: ["Gül kurusu", "gul kurusu"] }),
];

test.each([
  ["/", true],
  ["/urun/kolye.data?_routes=product", true],
  ["/urun/kolye?renk=pembe", true],
  ["/urun/kolye.data?_routes=product&renk=pembe", true],
  ["/urun/kupa?renk=gul-kurusu", true],
  ["/urun/kupa?renk=gul+kurusu", true],
  ["/urun/kolye?renk=Pembe", false],
  ["/urun/kolye?renk=yok", false],
  ["/urun/kolye?renk=", false],
  ["/urun/yok?renk=pembe", false],
  ["/urunler?renk=pembe", true],
  ["/kategori/takilar?stokta=1", true],
  ["/kategori/takilar.data?_routes=category&stokta=1", true],
  ["/api/products?showcase=all", true],
  ["/api/products?showcase=takilar", true],
  ["/urunler?renk=yok", false],
  ["/urunler?renk=pembe&renk=yok", false],
  ["/urunler?sayfa=2", false],
  ["/kategori/labubu?stokta=1", false],
  ["/kategori/labubu.data?_routes=category&stokta=1", false],
  ["/api/products?showcase=labubu", false],
])("%s: %s", (key, isCacheable) => {
  expect(isWorthCaching(key, products)).toBe(isCacheable);
});
