import { expect, test } from "vitest";
import type { Product } from "../catalog/product.ts";
import { productFields, productInputSchema } from "../catalog/product-input.ts";
import { movedSets } from "../moving/moved-choices.ts";
import { movedInput } from "../moving/moved-input.ts";
import { planMove } from "../moving/planned-move.ts";
import { outgoingProducts } from "./outgoing-product.ts";

const PUBLIC_URL = "https://fiyonk.example";
const PHOTO = `/media/${"a".repeat(64)}.webp`;
const WAITING = `/media/${"0".repeat(64)}.webp`;

const SETS = [
  {
    id: "beden",
    name: "Beden",
    word: "Beden",
    values: [
      { id: "s", name: "S", note: "" },
      { id: "m", name: "M", note: "" },
      { id: "l", name: "L", note: "" },
    ],
  },
  { id: "zincir", name: "Zincir", word: "Zincir", values: [{ id: "ince", name: "İnce", note: "" }] },
];

const KOLYE: Product = {
  ...productInputSchema(PUBLIC_URL).parse({
    name: "Kalp kolye",
    price: 499.9,
    originalPrice: 650,
    category: "kolyeler",
    image: PHOTO,
    images: ["https://r.example/b.jpg"],
    colors: ["gümüş", "rose"],
    colorImages: { rose: "https://r.example/b.jpg" },
    description: "Gümüş\n\nkolye",
    details: [{ name: "Ölçü", text: "45 cm" }],
    choices: [
      { set: "beden", without: ["l"], extra: { m: 25 } },
      { set: "zincir", without: [], extra: {} },
    ],
    soldOut: [["renk=gümüş"], ["renk=rose", "beden=s"]],
    counts: { "": 9, "renk=rose": 4 },
    countsTogether: { "beden=m\nrenk=rose": 3 },
    featured: true,
  }),
  id: "p1",
  slug: "kalp-kolye",
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  revision: 3,
};

const OUT = {
  publicUrl: PUBLIC_URL,
  sets: SETS,
  categories: [
    { id: "k", slug: "kolyeler", name: "Kolyeler & küpeler", tint: "mint" as const, image: PHOTO, isHidden: false },
    { id: "b", slug: "bos", name: "Boş", tint: "rose" as const, image: "", isHidden: false },
  ],
  origins: new Map([["p1", ["kod:K-1", "adres:/products/kalp"]]]),
  waitingPicture: WAITING,
};

const planned = (products: readonly Product[], known: readonly Product[], sets = SETS) =>
  planMove(
    outgoingProducts(products, OUT),
    {
      publicUrl: PUBLIC_URL,
      products: known,
      categories: OUT.categories,
      sets,
      origins: new Map(known.length > 0 ? [["kod:K-1", "p1"]] : []),
      waitingPicture: WAITING,
      hasPicture: () => true,
    },
    { changing: ["name", "prices", "category", "pictures", "options", "pieces", "description", "shown"], category: "" },
  );

const fieldsOf = ({ id: _i, slug: _s, createdAt: _c, updatedAt: _u, revision: _r, ...input }: Product) => input;

test("a product that went out is told in words and whole addresses, with where it came from", () => {
  expect(outgoingProducts([KOLYE], OUT)).toMatchObject([
    {
      row: 1,
      origins: ["kod:K-1", "adres:/products/kalp"],
      category: "Kolyeler & küpeler",
      pictures: [PUBLIC_URL + PHOTO, "https://r.example/b.jpg"],
      choices: [
        { name: "Beden", values: [{ name: "S" }, { name: "M", extra: 25 }] },
        { name: "Zincir", values: [{ name: "İnce" }] },
      ],
    },
  ]);
});

test("in a shop that has the sets, it comes back with every field as it was", () => {
  const move = planned([KOLYE], []);
  const [out] = outgoingProducts([KOLYE], OUT);
  expect(out && move.plan(out)).toMatchObject({ kind: "new", slug: "kalp-kolye", input: fieldsOf(KOLYE) });
});

test("in its own shop nothing of it changes", () => {
  const [out] = outgoingProducts([KOLYE], OUT);
  expect(out && planned([KOLYE], [KOLYE]).plan(out)).toMatchObject({ kind: "same", id: "p1" });
});

test("an empty shop gets its sets as they were, with values that the product does not come in", () => {
  const move = planned([KOLYE], [], []);
  const [out] = outgoingProducts([KOLYE], OUT);
  expect(out && move.plan(out)).toMatchObject({
    kind: "new",
    input: {
      choices: KOLYE.choices,
      counts: KOLYE.counts,
      countsTogether: KOLYE.countsTogether,
      soldOut: KOLYE.soldOut,
    },
  });
});

test("counts of values that are gone, and the picture that stands for a missing photo, stay behind", () => {
  const [out] = outgoingProducts(
    [
      {
        ...KOLYE,
        image: WAITING,
        images: [],
        counts: { "renk=yeşil": 2 },
        countsTogether: {},
        soldOut: [["beden=l"]],
        shownFrom: "hidden",
      },
    ],
    OUT,
  );
  expect(out).toMatchObject({ pieces: [], isShown: false });
  expect(out).not.toHaveProperty("pictures");
});

test("a product that is to be shown later keeps its moment, and its own switch counts where its choices are sold out", () => {
  const [out] = outgoingProducts(
    [{ ...KOLYE, shownFrom: "2099-01-01T00:00:00.000Z", inStock: false, stockSwitch: true }],
    OUT,
  );
  expect(out).toMatchObject({ isShown: false, shownFrom: "2099-01-01T00:00:00.000Z", inStock: true });
});

test("every field of a product goes out, and comes in", () => {
  const [out] = outgoingProducts([{ ...KOLYE, shownFrom: "2099-01-01T00:00:00.000Z" }], OUT);
  const shelf = { sets: movedSets(SETS), categoryOf: () => "kolyeler" };
  const said = out ? Object.keys(movedInput(out, () => true, shelf)) : [];
  expect(said.toSorted()).toEqual(Object.keys(productFields(PUBLIC_URL).shape).toSorted());
});
