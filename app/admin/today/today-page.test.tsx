import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { TodoKind } from "../../../domain/shop/todos.ts";
import { TodoCard } from "./today-page.tsx";

const ITEMS = ["42", "43", "44", "45", "46", "47"].map((id) => ({ id, name: id === "42" ? "Deneme Kolyesi" : id }));

const drawn = (kind: TodoKind) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TodoCard todo={{ kind, count: 7, items: ITEMS }} />
    </MemoryRouter>,
  );

const OF_PRODUCTS = ["no-picture", "sold-out-featured", "misleading-discount", "color-without-picture"] as const;

test.each(OF_PRODUCTS)("%s leads to the form of the product, and unfolds the others", (kind) => {
  expect(drawn(kind)).toMatch(/<a [^>]*href="\/admin#form-42"[^>]*>Deneme Kolyesi<\/a>/);
  expect(drawn(kind)).toMatch(/<summary>ve 2 tane daha<\/summary>.*#form-47.*kalan 1 tanesi/);
});

test("featured products that are sold out are counted in words", () => {
  expect(drawn("sold-out-featured")).toContain(">7 öne çıkan ürün tükendi</h3>");
});
