import { beforeEach, expect, test, vi } from "vitest";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { halfDoneForms } from "./half-done-forms.ts";
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

const formAt = (place: string, name = "Labubu", key = `of-${place}`) => ({
  place,
  key,
  before: draftOf(undefined),
  changes: { name },
});

test("a form is stored under its own key, the newest first, until it is removed", () => {
  const forms = halfDoneForms("owner");
  forms.store(formAt(NEW_PRODUCT));
  forms.store(formAt("cup"));
  forms.store(formAt(NEW_PRODUCT, "Labubu Macaron"));
  expect(forms.list()).toEqual([formAt(NEW_PRODUCT, "Labubu Macaron"), formAt("cup")]);
  expect(forms.newestAt("cup")).toEqual(formAt("cup"));
  forms.remove("of-cup");
  forms.remove("of-yeni");
  expect(forms.list()).toEqual([]);
  expect(stored.size).toBe(0);
});

test("two forms of one product, or of two new ones, do not mix", () => {
  const forms = halfDoneForms("owner");
  const kept = [formAt(NEW_PRODUCT, "Labubu"), formAt("cup"), formAt(NEW_PRODUCT, "Kolye", "second")];
  for (const form of [...kept, formAt("cup", "Fincan", "third")]) forms.store(form);
  forms.remove("third");
  expect(forms.list()).toEqual(kept.toReversed());
});

test("a copy that an earlier version stored at a place of its own is a new product", () => {
  halfDoneForms("owner").store(formAt("yeni-1a2b"));
  expect(halfDoneForms("owner").newestAt(NEW_PRODUCT)?.changes).toEqual({ name: "Labubu" });
});

test("another account on this device does not see the form", () => {
  halfDoneForms("owner").store(formAt("cup"));
  expect(halfDoneForms("other").list()).toEqual([]);
});

test("beyond twenty forms the oldest is dropped", () => {
  const forms = halfDoneForms("owner");
  for (let count = 0; count < 25; count += 1) forms.store(formAt(`product-${count}`));
  expect(forms.list()).toHaveLength(20);
  expect(forms.newestAt("product-0")).toBeUndefined();
});

test.each([
  "{",
  "null",
  "{}",
  "7",
  '[null, 1, {"place":"cup"}]',
  '[{"place":"cup","key":"","before":{},"changes":null}]',
])("%j in the storage counts as no form", (text) => {
  stored.set("yarim-kalanlar:owner", text);
  expect(halfDoneForms("owner").list()).toEqual([]);
});

test("a form without a valid time, such as one of an earlier version, is kept without it", () => {
  const timed = { ...formAt("ring"), at: "2026-11-24T09:30:00.000Z" };
  stored.set("yarim-kalanlar:owner", JSON.stringify([timed, { ...formAt("cup"), at: "dün" }, formAt("box")]));
  expect(halfDoneForms("owner").list()).toEqual([timed, formAt("cup"), formAt("box")]);
});

test("an invalid stored form does not affect the others", () => {
  stored.set("yarim-kalanlar:owner", JSON.stringify([{ ...formAt("cup"), changes: { price: 7 } }, formAt("ring")]));
  expect(halfDoneForms("owner").list()).toEqual([formAt("ring")]);
});
