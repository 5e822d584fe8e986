import { describe, expect, test } from "vitest";
import { togetherMark } from "../choice/counted-together.ts";
import { orderedPieces, recounted } from "./counted-pieces.ts";

const IPHONE = { group: "model", id: "iphone-13", name: "iPhone 13" };
const CASE = { productId: "kilif", color: "Pembe", values: [IPHONE], quantity: 2 };
const TOGETHER = togetherMark(["renk=Pembe", "model=iphone-13"]);
const NOTHING = { before: undefined, wanted: undefined, taken: undefined };

const pieces = (...counted: [string, number][]) => new Map(counted);

test("lines ask for the product, its color and its values, together", () => {
  const wish = { ...CASE, productId: null };
  const typed = { ...CASE, color: "", values: [{ ...IPHONE, id: "" }], quantity: 1 };
  expect(orderedPieces([CASE, wish, typed])).toEqual(
    new Map([["kilif", pieces(["", 3], ["renk=Pembe", 2], ["model=iphone-13", 2], [TOGETHER, 2])]]),
  );
});

test("a line without a color takes from the only color, one in another color does not", () => {
  const implied = new Map([["kilif", ["renk=Pembe", "model=iphone-13"]]]);
  const open = { ...CASE, color: "", values: [] };
  const blue = { ...CASE, color: "Mavi", values: [{ ...IPHONE, id: "" }], quantity: 1 };
  expect(orderedPieces([open, blue], implied)).toEqual(
    new Map([["kilif", pieces(["", 3], ["renk=Pembe", 2], ["model=iphone-13", 2], [TOGETHER, 2], ["renk=Mavi", 1])]]),
  );
});

test("a line asks for its values together too, also with the only color, and not with a question that is open", () => {
  expect(orderedPieces([CASE]).get("kilif")?.get(TOGETHER)).toBe(2);
  const implied = new Map([["kilif", ["renk=Pembe"]]]);
  expect(
    orderedPieces([{ ...CASE, color: "" }], implied)
      .get("kilif")
      ?.get(TOGETHER),
  ).toBe(2);
  const open = { ...CASE, values: [{ ...IPHONE, id: "" }] };
  expect([...(orderedPieces([open]).get("kilif")?.keys() ?? [])]).toEqual(["", "renk=Pembe"]);
});

describe("a count", () => {
  const counts = { "": 5, "model=iphone-13": 3, "renk=Mavi": 1 };
  const wanted = pieces(["", 2], ["renk=Pembe", 2], ["model=iphone-13", 2]);
  const taken = pieces(["", 2], ["model=iphone-13", 2]);

  test("goes down by what is ordered, where somebody counts", () => {
    expect(recounted(counts, { ...NOTHING, wanted })).toMatchObject({
      counts: { "": 3, "model=iphone-13": 1, "renk=Mavi": 1 },
      taken,
      short: undefined,
    });
  });

  test("stays at 0, and what was not taken does not come back", () => {
    const last = recounted({ "": 1 }, { ...NOTHING, wanted });
    expect(last).toMatchObject({ counts: { "": 0 }, taken: pieces(["", 1]), short: { mark: "", left: 1 } });
    expect(recounted(last.counts, { before: wanted, wanted: undefined, taken: last.taken })).toMatchObject({
      counts: { "": 1 },
      taken: new Map(),
    });
    expect(recounted({ "": 0 }, { before: wanted, wanted: pieces(["", 1]), taken: last.taken })).toMatchObject({
      counts: { "": 0 },
      taken: pieces(["", 1]),
    });
  });

  test("of an order from before it was counted takes and brings back nothing", () => {
    expect(recounted(counts, { before: wanted, wanted, taken: undefined }).counts).toEqual(counts);
    expect(recounted(counts, { before: wanted, wanted: undefined, taken: undefined }).counts).toEqual(counts);
  });

  test("that the owner has stopped is not begun again", () => {
    expect(recounted({}, { before: wanted, wanted: undefined, taken }).counts).toEqual({});
  });
});
