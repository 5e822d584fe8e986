import { describe, expect, test } from "vitest";
import { askedShare, categorySharePath, homeSharePath, infoSharePath, shareImagePath } from "./share-picture.ts";

const SHOP = { name: "Fiyonk", publicUrl: "https://fiyonk.example" };
const PICTURE = `/media/${"ab".repeat(32)}.webp`;
const LABUBU = {
  id: "3b15d6d9-e8e2-4886-ad55-0784e1c4cfb1",
  name: "Labubu anahtarlık",
  price: 899.9,
  originalPrice: 1199.9,
  category: "labubu",
  image: PICTURE,
};

describe("the address of a share picture", () => {
  const now = shareImagePath(LABUBU, SHOP);

  test.each([
    ["name", { name: "Labubu Anahtarlık" }],
    ["price", { price: 899.91 }],
    ["old price", { originalPrice: null }],
    ["picture", { image: "https://cdn.ornek.com/labubu.jpg" }],
    ["category", { category: "trend" }],
  ])("changes with the %s", (_, change) => {
    expect(shareImagePath({ ...LABUBU, ...change }, SHOP)).not.toBe(now);
  });

  test("changes with the shop's name, and with nothing that the picture does not show", () => {
    expect(shareImagePath(LABUBU, { ...SHOP, name: "Kurdele" })).not.toBe(now);
    const restocked = { ...LABUBU, inStock: false, description: "Yeni" };
    expect(shareImagePath(restocked, SHOP)).toBe(now);
  });

  test("is the same whether our picture is named by its path or by its whole address", () => {
    expect(shareImagePath({ ...LABUBU, image: SHOP.publicUrl + PICTURE }, SHOP)).toBe(now);
  });

  test("tells what it is of and in which version", () => {
    expect(askedShare(now)).toEqual({ subject: LABUBU.id, version: expect.stringMatching(/^[0-9a-f]{16}$/) });
    const takilar = { id: "takilar", slug: "takilar", name: "Takılar", image: PICTURE };
    expect(askedShare(categorySharePath(takilar, SHOP))?.subject).toBe("kategori-takilar");
    expect(askedShare(infoSharePath({ slug: "teslimat", title: "Teslimat" }, SHOP))?.subject).toBe("sayfa-teslimat");
    expect(askedShare(homeSharePath([takilar], SHOP))?.subject).toBe("ana-sayfa");
  });

  test.each(["/media/paylas/", "/media/paylas/x.jpg", "/media/paylas/../x-0123456789abcdef.jpg", PICTURE])(
    "%s is none",
    (path) => {
      expect(askedShare(path)).toBeUndefined();
    },
  );
});
