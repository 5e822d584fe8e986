import { expect, test } from "vitest";
import { NO_SETTINGS } from "../../tests/support/paused-catalog.ts";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import { homeSlides } from "./home-slides.ts";

test("a slide leads to the chat or to the profile of today, and is not shown while there is none", () => {
  const links = (shop: { phone: string; social: string }) =>
    homeSlides({
      ...NO_SETTINGS,
      heroSlides: ["whatsapp", "instagram", "/urunler"].map((link) => ({
        ...{ id: link, title: "Yaz", subtitle: "", image: "", buttonText: "Bak" },
        link,
      })),
      products: [],
      findAddress: () => undefined,
      findCategory: () => undefined,
      shop: { ...FIYONK, ...shop },
    }).map(({ link }) => link);
  expect(links(FIYONK)).toEqual(["https://wa.me/905320000000", "https://www.instagram.com/fiyonk", "/urunler"]);
  expect(links({ phone: "", social: "" })).toEqual(["/urunler"]);
});
