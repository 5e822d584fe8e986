import { describe, expect, test } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";

const { cacheKeyOf } = await openApp();

describe("an answer is cached", () => {
  test.each([
    "/",
    "/login",
    "/admin",
    "/favoriler",
    "/urun/kalpli-kolye-2",
    "/urun/kalpli-kolye?renk=gul-kurusu",
    "/kategori/takilar",
    "/urunler",
    "/urunler?sayfa=2",
    "/hediye",
    "/hediye?kime=sevgili&ne-icin=yil-donumu&butce=500&renk=mor&zevk=kupa",
    "/hediye.data?_routes=gifts&kime=anne&butce=300",
    "/sayfa/iade",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/admin/manifest.webmanifest",
    "/api/products",
    "/api/categories",
    "/api/showcases",
    "/api/gift-ways",
    "/api/hero-slides",
    "/api/products?showcase=all",
    "/api/products?showcase=takilar",
    "/sitemap-2.xml",
    "/urun/kalpli-kolye.data?_routes=product",
    "/kategori/takilar.data?_routes=category",
    "/kategori/takilar.data?_routes=category&sayfa=2",
    "/urunler.data?_routes=allProducts&sayfa=2",
    "/sayfa/iade.data?_routes=info",
  ])("under its own URL %s", (url) => {
    expect(cacheKeyOf(url)).toBe(url);
  });

  test.each([
    ["/?utm_source=instagram", "/"],
    ["/?k=ece-hikaye", "/"],
    ["/urun/kolye?k=ece-hikaye&renk=bej", "/urun/kolye?renk=bej"],
    ["/kategori/takilar?k=kart", "/kategori/takilar"],
    ["/urun/kalpli-kolye?fbclid=a&sayfa=2", "/urun/kalpli-kolye"],
    ["/urun/kolye?utm_source=ig&renk=v%69%C5%9Fne&renk=bej", "/urun/kolye?renk=vi%C5%9Fne"],
    ["/urun/kolye.data?renk=bej&_routes=product", "/urun/kolye.data?_routes=product&renk=bej"],
    ["/sayfa/iade?", "/sayfa/iade"],
    ["/hediye?renk=mor&utm_source=ig&butce=505&kime=anne", "/hediye?kime=anne&butce=500&renk=mor"],
    ["/hediye?butce=sonsuz&kime=%C4%B1", "/hediye"],
    ["/sitemap.xml?v=2", "/sitemap.xml"],
    ["/kategori/takilar?utm_source=instagram", "/kategori/takilar"],
    [
      "/urun/kilif?utm_source=ig&renk=bej&telefon-modeli=iphone-15&q=x",
      "/urun/kilif?renk=bej&telefon-modeli=iphone-15",
    ],
    ["/urun/kolye.data?utm_source=ig&_routes=product", "/urun/kolye.data?_routes=product"],
    ["/kategori/takilar?sayfa=2&utm_source=ig", "/kategori/takilar?sayfa=2"],
    ["/urunler?utm_source=instagram", "/urunler"],
    ["/kategori/takilar?sayfa=02&min=&max=ucuz&sirala=onerilen", "/kategori/takilar"],
  ])("%s shares the cache entry of %s", (url, key) => {
    expect(cacheKeyOf(url)).toBe(key);
  });

  test.each([
    "/ara",
    "/ara?q=kolye",
    "/hediye?ne=anneme+kolye",
    "/hediye.data?ne=anneme&_routes=gifts",
    "/ara.data?q=kolye&_routes=search",
    "/urun/kolye.data",
    "/urun/kolye.data?_routes=root",
    "/urun/kolye.data.data?_routes=product",
    "/urun/Kolye.data?_routes=product",
    "/api/products?%71=kolye",
    "/api/products?x=1&x=2",
    "/yok",
    "/urun",
    "/urun/",
    "/urun/Kolye",
    "/urun/k%C3%B6lye",
    "/urun/kolye/",
    "/urun/kolye.data",
    "/kategori/takilar/kolye",
    "/kategori/takilar?stokta=1&sayfa=2",
    "/kategori/takilar.data?_routes=category&stokta=1",
    "/urunler?renk=gumus",
    "/urunler?max=200",
    "/urunler?sirala=yeni",
    "/urunler/takilar",
    "/urunler.data?_routes=category",
    "/sayfa/..",
    "//urun/kolye",
    "/api/products?q=kolye",
    "/api/products?showcase=Tak%C4%B1lar",
    "/api/products?showcase=all&limit=8",
    "/api/products?category=takilar&limit=8",
  ])("never for %s", (url) => {
    expect(cacheKeyOf(url)).toBeUndefined();
  });

  test.each(["/api/products?_=1", "/api/categories?", "/api/products?utm_source=x"])(
    "under the plain list's URL for %s, whose parameters it does not know",
    (url) => {
      expect(cacheKeyOf(url)).toBe(url.slice(0, url.indexOf("?")));
    },
  );
});
