import { beforeEach, expect, test, vi } from "vitest";
import { SECTION_KEYS } from "../../../domain/settings/sections.ts";
import { filledDraft } from "../product-form/product-form-values.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { namesIn, unsavedForms } from "./waiting-todos.tsx";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const draft = { before: {}, changes: { title: "Biz" }, at: "2026-11-25T10:00:00.000Z" };

test("a page or a setting that was changed and not saved is named with the way to it", () => {
  expect(unsavedForms("1")).toEqual([]);
  halfDoneAt("1", "page-sss").write(draft);
  halfDoneAt("1", "contact").write(draft);
  halfDoneAt("2", "seller").write(draft);
  expect(unsavedForms("1")).toEqual([
    { name: "İletişim bilgileri", to: "/admin/dukkan?bolum=contact" },
    { name: "Sık Sorulan Sorular sayfası", to: "/admin/sayfalar/sss" },
  ]);
});

test("half-done products without a name are counted", () => {
  const before = filledDraft({});
  const nameless = { before, changes: {} };
  expect(namesIn([nameless, { before, changes: { name: "Kupa" } }, nameless])).toBe("Kupa, adsız 2 ürün");
  expect(namesIn([nameless])).toBe("adsız bir ürün");
});

test("every section leads to another place", () => {
  for (const section of SECTION_KEYS) halfDoneAt("3", section).write(draft);
  expect(new Set(unsavedForms("3").map(({ to }) => to)).size).toBe(SECTION_KEYS.length);
});
