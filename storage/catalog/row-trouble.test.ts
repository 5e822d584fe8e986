import { expect, test } from "vitest";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { OWNERS_COLUMNS } from "../catalog-columns.ts";
import { CATEGORIES, newCategory } from "./category-subject.ts";

test.each([
  [null, null, true],
  [HIDDEN, HIDDEN, true],
  ["2026-12-01T09:00:00.000Z", "2026-12-01T09:00:00.000Z", true],
  ["{", HIDDEN, false],
  ["", HIDDEN, false],
])("a product stored as shown from %j is read as %j", (stored, read, isReadable) => {
  const { shown_from } = OWNERS_COLUMNS;
  expect([shown_from.read(stored), shown_from.isReadable?.(stored)]).toEqual([read, isReadable]);
});

test("a category without a name is told", () => {
  const category = newCategory({ id: "1", slug: "takilar", name: " ", tint: "rose", position: 1, revision: 1 });
  expect(CATEGORIES.trouble?.(category)?.words).toBe("adı boş");
  expect(CATEGORIES.trouble?.({ ...category, name: "Takılar" })).toBeUndefined();
});
