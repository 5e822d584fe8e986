import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { StockSwitch } from "./product-row.tsx";

test.each([
  [true, "Stokta"],
  [false, "Tükendi"],
])("a switch of the stock has the word that it shows in its name: %s", (inStock, word) => {
  const markup = renderToStaticMarkup(
    <StockSwitch product={productOf({ name: "Kupa", inStock })} onSwitch={() => {}} />,
  );
  const [, name] = /aria-label="([^"]*)"/.exec(markup) ?? [];
  expect(markup).toContain(`</span>${word}</button>`);
  expect(name).toContain(word);
});
