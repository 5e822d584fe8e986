import { expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger/author.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK } from "../../tests/support/sample-products.ts";

test("a slide that claims a discount is shown only while its category has such a discount in stock", async () => {
  const shop = await openApp();
  const links = async () =>
    (await shop.call("GET", "/api/hero-slides")).json.slides.map(({ link }: { link: string }) => link);
  expect(await links()).toEqual(["#labubu", "#takilar"]);
  const product = { ...BILEKLIK, inStock: true, price: 60, originalPrice: 100 };
  const { id } = await shop.catalog.createProduct(product);
  expect(await links()).toEqual(["#cift-urunleri", "#labubu", "#takilar"]);
  await shop.catalog.updateProduct(id, { ...product, price: 60.01 });
  expect(await links()).toEqual(["#labubu", "#takilar"]);
});

test("the slides are those of the settings, with full picture URLs (§3)", async () => {
  const shop = await openApp();
  const slide = { id: "1", title: "Peluşlar", subtitle: "Yumuşacık.", buttonText: "Bak", link: "#labubu" };
  const image = `/media/${"ab".repeat(32)}.webp`;
  await shop.sections.save("slides", { slides: [{ ...slide, image }] }, { by: THE_SHOP });
  expect((await shop.call("GET", "/api/hero-slides")).json).toEqual({
    slides: [{ ...slide, image: `https://fiyonk.example${image}` }],
  });
});
