import { expect, test } from "vitest";
import { columnField, columnKey, matchedColumns } from "./table-columns.ts";

test("a column's name without capitals, Turkish letters, signs and numbers", () => {
  expect(columnKey("\ufeffÜRÜN  ADI")).toBe("urun adi");
  expect(columnKey("İndirimli Fiyatı (TL)")).toBe("indirimli fiyati tl");
  expect(columnKey("Nitelik 12 değer(ler)i")).toBe("nitelik # deger ler i");
});

test("an owner's own list", () => {
  expect(matchedColumns(["Ürün Adı", "FİYAT", "Eski Fiyat", "Renkler", "Görsel 1", "Görsel 2", "Notum"])).toEqual({
    source: { name: "tablo", hasPointDecimals: false },
    columns: ["name", "price", "oldPrice", "color", "pictures", "pictures", null],
  });
});

test("a field is read from the first of two columns, but counts add up", () => {
  expect(matchedColumns(["Ad", "İsim", "Stok", "Adet"]).columns).toEqual(["name", null, "count", "count"]);
});

test("names of the language's own objects are no columns", () => {
  expect(matchedColumns(["constructor", "toString", "__proto__", "Ad"]).columns).toEqual([null, null, null, "name"]);
  expect(columnField("toString")).toBe(null);
  expect(columnField("price")).toBe("price");
});

test("a shop system is known by its columns, in any order", () => {
  const named = (...headers: string[]) => matchedColumns(headers).source;
  expect(named("Title", "URL handle")).toEqual({ name: "Shopify", hasPointDecimals: true });
  expect(named("Variant Price", "Handle")).toEqual({ name: "Shopify", hasPointDecimals: true });
  expect(named("Normal fiyat", "Stok kodu (SKU)").name).toBe("WooCommerce");
  expect(named("SKU", "Regular price").name).toBe("WooCommerce");
  expect(named("id", "image_link", "availability")).toEqual({
    name: "Meta ya da Google kataloğu",
    hasPointDecimals: true,
  });
  expect(named("Ürün Grup ID", "Varyant ID").name).toBe("ikas");
  expect(named("URUNKARTIID", "URUNADI").name).toBe("Ticimax");
  expect(named("stockCode", "label", "price1").name).toBe("IdeaSoft");
  expect(named("Model Kodu", "Ürün Adı").name).toBe("Trendyol");
  expect(named("Satıcı Stok Kodu", "Barkod", "Ürün Adı", "Fiyat").name).toBe("Hepsiburada");
  expect(named("URUNKARTIID", "RESIMURL", "SIRA").name).toBe("Ticimax görselleri");
  expect(named("Barkod", "Ürün Adı", "Fiyat").name).toBe("tablo");
});
