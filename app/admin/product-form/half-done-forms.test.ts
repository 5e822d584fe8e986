import { beforeEach, expect, test, vi } from "vitest";
import { halfDoneForms, NEW_PRODUCT } from "./half-done-forms.ts";
import { draftOf } from "./product-form-values.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const formAt = (place: string, name = "Labubu") => ({
  place,
  key: `of-${place}`,
  before: draftOf(undefined),
  changes: { name },
});

test("a form is kept by its product, the newest first, until it is forgotten", () => {
  const forms = halfDoneForms("owner");
  forms.keep(formAt(NEW_PRODUCT));
  forms.keep(formAt("cup"));
  forms.keep(formAt(NEW_PRODUCT, "Labubu Macaron"));
  expect(forms.list()).toEqual([formAt(NEW_PRODUCT, "Labubu Macaron"), formAt("cup")]);
  expect(forms.find("cup")).toEqual(formAt("cup"));
  forms.forget("cup");
  forms.forget(NEW_PRODUCT);
  expect(forms.list()).toEqual([]);
  expect(stored.size).toBe(0);
});

test("what is saved is forgotten, what was typed while it was on its way is not", () => {
  const forms = halfDoneForms("owner");
  const sent = { key: "of-yeni", draft: { ...draftOf(undefined), name: "Labubu" } };
  forms.keep(formAt(NEW_PRODUCT, "Labubu Macaron"));
  expect(forms.forgetSaved(NEW_PRODUCT, sent)).toBe(false);
  forms.keep({ ...formAt(NEW_PRODUCT), key: "of-another" });
  expect(forms.forgetSaved(NEW_PRODUCT, sent)).toBe(false);
  expect(forms.list()).toHaveLength(1);
  forms.keep(formAt(NEW_PRODUCT));
  expect(forms.forgetSaved(NEW_PRODUCT, sent)).toBe(true);
  expect(forms.list()).toEqual([]);
});

test("who else signs in on this device does not see it", () => {
  halfDoneForms("owner").keep(formAt("cup"));
  expect(halfDoneForms("other").list()).toEqual([]);
});

test("of very many the oldest goes", () => {
  const forms = halfDoneForms("owner");
  for (let count = 0; count < 25; count += 1) forms.keep(formAt(`product-${count}`));
  expect(forms.list()).toHaveLength(20);
  expect(forms.find("product-0")).toBeUndefined();
});

test.each([
  "{",
  "null",
  "{}",
  "7",
  '[null, 1, {"place":"cup"}]',
  '[{"place":"cup","key":"","before":{},"changes":null}]',
])("%j in the storage opens nothing", (kept) => {
  stored.set("yarim-kalanlar:owner", kept);
  expect(halfDoneForms("owner").list()).toEqual([]);
});

test("a form that reads wrong does not take the others with it", () => {
  stored.set("yarim-kalanlar:owner", JSON.stringify([{ ...formAt("cup"), changes: { price: 7 } }, formAt("ring")]));
  expect(halfDoneForms("owner").list()).toEqual([formAt("ring")]);
});
