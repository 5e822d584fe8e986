import { expect, test } from "vitest";
import { addresses } from "../web/addresses.ts";
import { slideCategory, slideLink, slideTarget } from "./slide-link.ts";

test.each([
  addresses.homeAt("cift-urunleri").slice(1),
  addresses.category("takilar"),
  addresses.product("kalpli-kolye"),
  addresses.allProducts,
  addresses.search("anneye hediye"),
  addresses.info("teslimat"),
  "whatsapp",
  "instagram",
])("%s is an address of the shop, read and written alike", (link) => {
  const target = slideTarget(link);
  expect(target && slideLink(target)).toBe(link);
});

test.each([
  "",
  "#",
  "#Çift Ürünleri",
  "javascript:alert(1)",
  "https://baska.example",
  "//baska.example/urun/x",
  "/urun/../admin",
  "/urun/",
  "/admin",
  "/ara?q=",
  "/ara?q=a&b=c",
  `/ara?q=${"a".repeat(81)}`,
  "/sayfa/teslimat?x=1",
])("'%s' is no address that a slide may open", (link) => {
  expect(slideTarget(link)).toBeUndefined();
});

test("a slide is about the category of its anchor or of its page", () => {
  expect(["#labubu", "/kategori/labubu", "/urun/labubu"].map(slideCategory)).toEqual(["labubu", "labubu", undefined]);
});
