import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { setValue } from "../../../tests/support/sample-products.ts";
import { SoldOutFields } from "./sold-out-fields.tsx";

const values = ["s", "m"].map((id) => setValue(id, id.toUpperCase()));
const SETS = [{ id: "beden", name: "Beden", word: "beden", values }];

function offered(colors: string[], without: string[], soldOut: string[][] = []): string[] {
  const markup = renderToStaticMarkup(
    <SoldOutFields
      {...{ colors, soldOut, counts: {}, countsTogether: {}, sets: SETS, errors: {} }}
      choices={[{ set: "beden", without }]}
      onChange={() => {}}
    />,
  );
  return [...markup.matchAll(/<summary>Tükenenler: (.*?)<\/summary>/g)].map(([, label = ""]) => label);
}

test("colors and values are offered where the visitor chooses among them", () => {
  expect(offered(["pembe", "mavi"], [])).toEqual(["Renk", "Beden"]);
  expect(offered(["pembe"], [])).toEqual(["Beden"]);
  expect(offered(["pembe", "mavi"], ["s"])).toEqual(["Renk"]);
});

test("one value that was marked while there were more can be taken back", () => {
  expect(offered(["pembe"], ["s"], [["beden=m"]])).toEqual(["Beden"]);
});
