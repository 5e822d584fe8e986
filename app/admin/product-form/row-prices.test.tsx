import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productOf } from "../../../tests/support/sample-products.ts";
import { RowPrices } from "./row-prices.tsx";

test.each([
  [749.9, 899.9, true],
  [899.9, 749.9, false],
  [899.9, 899.9, false],
])("a row of ₺%d with the old price ₺%d strikes it as the shop does: %s", (price, originalPrice, isStruck) => {
  const row = renderToStaticMarkup(
    <RowPrices product={productOf({ price, originalPrice })} list={{ put: () => {}, reload: async () => {} }} />,
  );
  expect(row.includes("<s ")).toBe(isStruck);
});
