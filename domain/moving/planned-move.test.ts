import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import type { Product } from "../catalog/product.ts";
import type { MovedProduct } from "./moved-product.ts";
import { planMove } from "./planned-move.ts";

function planned(moved: Partial<MovedProduct>[], products: readonly Product[], origins: Record<string, string> = {}) {
  const all = moved.map((one, at): MovedProduct => {
    const { name = "Kupa", price = 99, category = "Kupa" } = one;
    return { row: at + 2, origins: [], name, price, category, pictures: ["https://a.example/k.jpg"], ...one };
  });
  const shop = {
    publicUrl: "https://dukkan.example",
    products,
    categories: [{ id: "1", slug: "kupa", name: "Kupa" }],
    sets: [],
    origins: new Map(Object.entries(origins)),
    waitingPicture: "/media/bekliyor.webp",
    hasPicture: () => true,
  };
  const move = planMove(all, shop, { changing: ["prices"], category: "" });
  return { kinds: all.map((one) => move.plan(one)), added: move.addedCategories().map(({ name }) => name) };
}

const kupa = (id: string) => productOf({ id, slug: id, name: "Kupa", category: "kupa", price: 150 });

test("another post of the same name is another product, and changes no price", () => {
  const { kinds } = planned([{ origins: ["instagram:b.jpg@2"] }], [kupa("a")], { "instagram:a.jpg@1": "a" });
  expect(kinds).toMatchObject([{ kind: "new" }]);
  expect(planned([{ origins: ["instagram:a.jpg@1"] }], [kupa("a")], { "instagram:a.jpg@1": "a" }).kinds).toMatchObject([
    { kind: "changed", id: "a" },
  ]);
});

test("a product that was written by hand, or came from a table, is known by its name when its post comes", () => {
  expect(planned([{ origins: ["instagram:b.jpg@2"] }], [kupa("a")]).kinds).toMatchObject([
    { kind: "changed", id: "a" },
  ]);
  expect(planned([{ origins: ["instagram:b.jpg@2"] }], [kupa("a")], { "kod:K": "a" }).kinds).toMatchObject([
    { kind: "changed", id: "a" },
  ]);
});

test("a name of several products says nothing without a code", () => {
  const { kinds } = planned([{}, { origins: ["kod:K-9"] }], [kupa("a"), kupa("b")]);
  expect(kinds).toMatchObject([
    { kind: "refused", row: 2, column: "Ürün adı", words: "Dükkânda bu adda birden çok ürün var; stok kodunu da yaz" },
    { kind: "new" },
  ]);
});

test("a new category's name keeps the rule of every category's", () => {
  const { kinds, added } = planned([{ category: "x".repeat(41) }, { category: "Çok\u200b güzel" }], []);
  expect(kinds).toMatchObject([
    { kind: "refused", words: "Kategorinin adı en fazla 40 karakter olabilir" },
    { kind: "new" },
  ]);
  expect(added).toContain("Çok güzel");
});
