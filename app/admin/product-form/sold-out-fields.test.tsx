import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { togetherMark } from "../../../domain/choice/counted-together.ts";
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

test("values are counted together once they are, of what is listed a field each with its steps", () => {
  const sets = SETS;
  const fields = { colors: ["pembe", "mavi"], soldOut: [], counts: {}, sets, errors: {} };
  const choices = [{ set: "beden", without: [] }];
  const markup = (countsTogether: Record<string, string>) =>
    renderToStaticMarkup(<SoldOutFields {...{ ...fields, countsTogether, choices }} onChange={() => {}} />);
  expect(markup({})).toContain('aria-pressed="false">Birlikte say');
  expect(markup({})).not.toContain("Kaç tane: ");
  const counted = markup({ [togetherMark(["renk=pembe", "beden=s"])]: "4" });
  expect(counted).toContain('aria-pressed="true">Birlikte say');
  expect(
    [...counted.matchAll(/aria-label="(Kaç tane: .*?)".*? value="(.*?)"/g)].map(([, label, value]) => [label, value]),
  ).toEqual([
    ["Kaç tane: pembe + S", "4"],
    ["Kaç tane: pembe + M", ""],
  ]);
});
