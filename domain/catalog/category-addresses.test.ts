import { expect, test } from "vitest";
import { storedCategory } from "../../tests/support/sample-categories.ts";
import { categoryAddresses, otherAddresses } from "./category-addresses.ts";

const rings = storedCategory({ id: "r", slug: "yuzukler", formerSlugs: ["takilar"] });
const moved = storedCategory({ id: "m", slug: "kolyeler", isRemoved: true, movedTo: "r", formerSlugs: ["zincirler"] });
const empty = storedCategory({ id: "e", slug: "mumlar", isRemoved: true });

test("a former address leads to its category, and that of a removed one to where its products went", () => {
  const { living, named } = categoryAddresses([rings, moved, empty]);
  expect(["yuzukler", "takilar", "kolyeler", "zincirler"].map((slug) => living(slug)?.id)).toEqual([
    "r",
    "r",
    "r",
    "r",
  ]);
  expect(["mumlar", "yok"].map((slug) => living(slug)?.id)).toEqual([undefined, undefined]);
  expect(named("zincirler")?.slug).toBe("kolyeler");
});

test("removed categories that lead to each other lead nowhere", () => {
  const [one, other] = [
    { ...moved, id: "a", movedTo: "b" },
    { ...moved, id: "b", slug: "b", movedTo: "a" },
  ];
  expect(categoryAddresses([one, other]).living("b")).toBeUndefined();
});

test("every other address of a category is known", () => {
  expect(otherAddresses([rings, moved, empty])).toEqual(new Map([["yuzukler", ["takilar", "kolyeler", "zincirler"]]]));
});
