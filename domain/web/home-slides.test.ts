import { expect, test } from "vitest";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import { homeSlides } from "./home-slides.ts";

test("a slide leads to the chat or to the profile of today, and to all products while there is none", () => {
  const links = (shop: { phone: string; social: string }) =>
    homeSlides({
      heroSlides: ["whatsapp", "instagram", "#labubu"].map((link) => ({
        ...{ id: link, title: "Yaz", subtitle: "", image: "", buttonText: "Bak" },
        link,
      })),
      products: [],
      categories: [],
      shop,
    }).map(({ link }) => link);
  expect(links(FIYONK)).toEqual(["https://wa.me/905320000000", "https://www.instagram.com/fiyonk", "#labubu"]);
  expect(links({ phone: "", social: "" })).toEqual(["/urunler", "/urunler", "#labubu"]);
});
