import { beforeEach, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
});

const showcases = async () => (await shop.call("GET", "/api/showcases")).json.showcases;

test("one answer contains at most 8 cards of every category in the owner's order (§9)", async () => {
  for (let count = 0; count < 9; count += 1)
    await shop.catalog.createProduct({ ...LABUBU, name: `Labubu ${count}` }, THE_SHOP);
  await shop.catalog.createProduct(BILEKLIK, THE_SHOP);
  const answer = await showcases();
  expect(Object.keys(answer)).toEqual(["cift-urunleri", "labubu", "takilar", "telefon", "trend"]);
  expect(answer.takilar).toEqual([]);
  expect(answer["cift-urunleri"]).toMatchObject([{ name: BILEKLIK.name }]);
  expect(answer.labubu.map(({ name }: { name: string }) => name)).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((count) => `Labubu ${count}`),
  );
});

test("a card has only the fields it shows, with paints and a full picture URL", async () => {
  const image = `/media/${"ab".repeat(32)}.webp`;
  const { id, slug } = await shop.catalog.createProduct(
    {
      ...LABUBU,
      image,
      colors: ["Krem", "sedefli", "mavi", "mor"],
    },
    THE_SHOP,
  );
  expect((await showcases()).labubu).toEqual([
    {
      id,
      slug,
      name: LABUBU.name,
      image: `https://fiyonk.example${image}`,
      price: 899.9,
      originalPrice: 1199.9,
      category: "labubu",
      inStock: true,
      featured: true,
      colors: [
        { word: "Krem", paint: "#f5ead6" },
        { word: "sedefli" },
        { word: "mavi", paint: "#3d7be0" },
        { word: "mor", paint: "#7b46b8" },
      ],
    },
  ]);
});
