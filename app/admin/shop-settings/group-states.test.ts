import { expect, test } from "vitest";
import { firstSections } from "../../../content/first-sections.ts";
import type { Sections } from "../../../domain/settings/sections.ts";
import { groupState } from "./group-states.ts";
import { GROUPS, type Group } from "./shop-groups.ts";

const LIVE = firstSections(false);
const TODAY = "2026-03-10";

const stateOf = <Key extends Group>(group: Key, changes: Partial<Sections[Key]> = {}) =>
  groupState(group, { ...LIVE[group], ...changes }, TODAY);

test("a group says what it holds as people write it", () => {
  expect(stateOf("contact", { phone: "905321234567", email: "a@b.example", social: "@kurdele" })).toEqual({
    words: "WhatsApp: 0532 123 45 67 · @kurdele",
    asks: false,
  });
  expect(stateOf("delivery", { price: 49.9, deliveryDays: "2-4 iş günü" }).words).toBe("2-4 iş günü · Kargo ₺49,90");
  expect(stateOf("payment", { transfer: true, iban: "TR330006100519786457841326", atDoor: true }).words).toBe(
    "Havale · kapıda ödeme",
  );
  expect(stateOf("promises", { giftWrap: true }).words).toBe("Hediye paketi");
  expect(stateOf("maker", { pictures: ["a.webp", "b.webp"] }).words).toBe("2 paket fotoğrafı");
});

test("a group says what waits for the owner", () => {
  expect(stateOf("contact")).toEqual({ words: "WhatsApp numarası ve e-posta yok", asks: true });
  expect(stateOf("payment", { transfer: true })).toEqual({ words: "Havale var, IBAN yok", asks: true });
  expect(stateOf("notice", { text: "Bayram", until: "2026-03-09" })).toEqual({
    words: "Günü geçti: Bayram",
    asks: true,
  });
  expect(stateOf("notice", { text: "Bayram", until: TODAY })).toEqual({ words: "Bayram", asks: false });
  expect(stateOf("seller").words).toBe("Adın ve adresin yok: sözleşmelerin yayınlanmıyor");
});

test("what a new shop needs asks for it, and nothing else does", () => {
  expect(GROUPS.filter((group) => stateOf(group).asks)).toEqual(["contact", "seller"]);
});
