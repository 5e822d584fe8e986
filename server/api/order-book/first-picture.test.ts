import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { firstPicture } from "./first-picture.ts";

const CUP = productOf({ id: "kupa", colors: ["mavi", "pembe"], image: "/a.webp", images: ["/a.webp", "/b.webp"] });

const line = (productId: string | null, color = "") => ({ productId, name: "", color, values: [], quantity: 1 });

test("the row of an order has the picture of its first product, as it was chosen", () => {
  const shop = { publicUrl: "https://fiyonk.example" };
  const of = (...lines: ReturnType<typeof line>[]) =>
    firstPicture({ lines }, { findProduct: (id: string) => (id === "kupa" ? CUP : undefined), shop });
  expect(of(line("kupa", "pembe"))).toBe("https://fiyonk.example/b.webp");
  expect(of(line(null), line("silindi"), line("kupa"))).toBe("https://fiyonk.example/a.webp");
  expect(of(line(null))).toBe("");
});
