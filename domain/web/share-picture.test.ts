import { describe, expect, test } from "vitest";
import type { Category } from "../catalog/category.ts";
import {
  allProductsSharePath,
  categorySharePath,
  homeSharePath,
  infoSharePath,
  shareImagePath,
  shareSubject,
} from "./share-picture.ts";

const SHOP = { name: "Fiyonk", publicUrl: "https://fiyonk.example" };
const PICTURE = `/media/${"ab".repeat(32)}.webp`;
const LABUBU = {
  id: "3b15d6d9-e8e2-4886-ad55-0784e1c4cfb1",
  name: "Labubu anahtarlık",
  price: 899.9,
  originalPrice: 1199.9,
  image: PICTURE,
};
const TAKILAR: Category = { id: "takilar", slug: "takilar", name: "Takılar", image: PICTURE, tint: "lilac" };

describe("the address of a share picture", () => {
  const now = shareImagePath(LABUBU, "butter", SHOP);

  test.each([
    ["name", { name: "Labubu Anahtarlık" }],
    ["price", { price: 899.91 }],
    ["old price", { originalPrice: null }],
    ["lowest price of its choices", { startsAt: 919.9 }],
    ["words that it is the lowest", { startsAt: 899.9 }],
    ["picture", { image: "https://cdn.ornek.com/labubu.jpg" }],
  ])("changes with the %s", (_, change) => {
    expect(shareImagePath({ ...LABUBU, ...change }, "butter", SHOP)).not.toBe(now);
  });

  test("changes with the tint, for categories and the home page too", () => {
    expect(shareImagePath(LABUBU, "mint", SHOP)).not.toBe(now);
    expect(shareImagePath(LABUBU, undefined, SHOP)).not.toBe(now);
    const mint = { ...TAKILAR, tint: "mint" } as const;
    expect(categorySharePath(mint, SHOP)).not.toBe(categorySharePath(TAKILAR, SHOP));
    expect(homeSharePath([mint], SHOP)).not.toBe(homeSharePath([TAKILAR], SHOP));
    expect(allProductsSharePath([mint], SHOP)).not.toBe(allProductsSharePath([TAKILAR], SHOP));
  });

  test("changes with the shop's name, but not with fields that the picture does not show", () => {
    expect(shareImagePath(LABUBU, "butter", { ...SHOP, name: "Kurdele" })).not.toBe(now);
    const restocked = { ...LABUBU, inStock: false, description: "Yeni" };
    expect(shareImagePath(restocked, "butter", SHOP)).toBe(now);
  });

  test("is the same for the path and the absolute address of a picture", () => {
    expect(shareImagePath({ ...LABUBU, image: SHOP.publicUrl + PICTURE }, "butter", SHOP)).toBe(now);
  });

  test("contains its subject", () => {
    expect(shareSubject(now)).toBe(LABUBU.id);
    expect(shareSubject(categorySharePath(TAKILAR, SHOP))).toBe("kategori-takilar");
    expect(shareSubject(infoSharePath({ slug: "teslimat", title: "Teslimat" }, SHOP))).toBe("sayfa-teslimat");
    expect(shareSubject(homeSharePath([TAKILAR], SHOP))).toBe("ana-sayfa");
    expect(shareSubject(allProductsSharePath([TAKILAR], SHOP))).toBe("urunler");
  });

  test.each(["/media/paylas/", "/media/paylas/x.jpg", "/media/paylas/../x-0123456789abcdef.jpg", PICTURE])(
    "%s has no subject",
    (path) => {
      expect(shareSubject(path)).toBeUndefined();
    },
  );
});
