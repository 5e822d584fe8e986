import { describe, expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { LISTING_FIELDS, QUERY_FIELD } from "../listing/listing.ts";
import { acceptedChoices, choiceSets, TAKEN_IDS } from "./choice-sets.ts";
import { nameKey } from "./value-names.ts";

const values = ["iphone-15", "iphone-17", "iphone-18"].map((id) => setValue(id));
const SETS = [{ id: "model", name: "Telefon modeli", word: "model", values }];
const choice = (without: string[], extra = {}, set = "model") => ({ set, without, extra });

test("a set that does not exist is refused, one that is gone stays until it is taken away", () => {
  const gone = choice(["m"], {}, "beden");
  expect(() => acceptedChoices([gone], SETS)).toThrow("Böyle bir set yok");
  expect(acceptedChoices([gone], SETS, [gone])).toEqual([gone]);
});

test("values that the set does not have are dropped, unless the product had them before", () => {
  const sent = choice(["iphone-15", "iphone-99"], { "iphone-17": 20, yok: 5 });
  expect(acceptedChoices([sent], SETS)).toEqual([choice(["iphone-15"], { "iphone-17": 20 })]);
  expect(acceptedChoices([sent], SETS, [sent])).toEqual([sent]);
});

test("a group of which nothing is left is refused, but not at another change of the product", () => {
  const nothing = choice(["iphone-15", "iphone-17", "iphone-18"]);
  expect(() => acceptedChoices([nothing], SETS, [choice([])])).toThrow(
    "Setten en az bir seçenek kalsın, ya da seti çıkar: Telefon modeli",
  );
  expect(acceptedChoices([nothing], SETS, [nothing])).toEqual([nothing]);
});

describe("a set", () => {
  const parse = (sets: unknown) => choiceSets.safeParse(sets).error?.issues.map(({ message }) => message);
  const set = SETS[0];

  test("that is right has no trouble", () => {
    expect(parse(SETS)).toBeUndefined();
  });

  test.each([
    ["without values", { ...set, values: [] }, "En az bir seçenek yaz"],
    [
      "with a value twice, spelt otherwise",
      {
        ...set,
        values: [
          { id: "a", name: "iPhone 15 Pro" },
          { id: "b", name: "IPHONE 15PRO" },
        ],
      },
      "“IPHONE 15PRO” iki kez yazılmış",
    ],
    ["of a taken id", { ...set, id: "renk" }, "Bu ad kullanılamaz, başka bir ad yaz"],
    ["without a name", { ...set, name: " " }, "Setin adı boş kalmasın"],
  ])("%s", (_, broken, message) => {
    expect(parse([broken])).toEqual([message]);
  });

  test("has no id that lists of products use in their addresses", () => {
    expect([...Object.values(LISTING_FIELDS), QUERY_FIELD].filter((field) => !TAKEN_IDS.includes(field))).toEqual([]);
  });

  test("a name with a plus is another one", () => {
    expect(nameKey("Galaxy S26+")).not.toBe(nameKey("Galaxy S26"));
  });
});
