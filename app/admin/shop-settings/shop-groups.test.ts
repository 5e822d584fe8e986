import { describe, expect, test } from "vitest";
import { firstSections } from "../../../content/first-sections.ts";
import { SECTION_KEYS, type SectionKey, type Sections } from "../../../domain/settings/sections.ts";
import { fold } from "../../../domain/turkish.ts";
import { sectionFields, settingWords } from "../sections/section-values.ts";
import { findSettings, GROUPS, type Group, groupState } from "./shop-groups.ts";

describe("the search for settings", () => {
  const titlesOf = (query: string) => findSettings(fold(query).split(" ")).map(({ title }) => title);

  test.each(["whatsapp", "NUMARA", "siparişler", "siparisler numara"])("finds the number by %j", (query) => {
    expect(titlesOf(query)).toContain("WhatsApp numarası");
  });

  test.each([
    ["telefon", "WhatsApp numarası"],
    ["mail", "E-posta"],
    ["eposta", "E-posta"],
    ["tatil", "Kapalı günler"],
    ["kargo parası", "Kargo ücreti"],
    ["bedava kargo", "Ücretsiz kargo sınırı"],
    ["teslimat", "Teslim süresi"],
    ["iban", "IBAN"],
    ["havale", "Havale / EFT"],
    ["kapıda", "Kapıda ödeme"],
    ["vergi no", "Vergi numarası"],
    ["kvkk", "KVKK Aydınlatma Metni"],
    ["kupon", "Kampanyalar"],
    ["yardımcı fiyat", "Yardımcılar fiyat değiştirebilir"],
  ])("%s finds %s", (query, title) => expect(titlesOf(query)).toContain(title));

  test("leads to the setting, or to the section that has it", () => {
    const [rights] = findSettings(["yardimci", "fiyat"]);
    const [phone] = findSettings(["telefon"]);
    expect([rights?.to, phone?.to]).toEqual(["/admin/kisiler", "/admin/dukkan?bolum=contact&alan=phone"]);
  });

  test("finds a word of the group's name and of a hint, and nothing for other words", () => {
    expect(titlesOf("duyuru bayram")).toEqual(["Duyuru"]);
    expect(titlesOf("indirim")).toEqual(["Fiyat geçmişi (gün)"]);
    expect(titlesOf("bitcoin")).toEqual([]);
  });
});

describe("every setting can be edited", () => {
  /** Sections of the panel with a page of their own. */
  const ELSEWHERE: readonly SectionKey[] = [
    "campaigns",
    "choices",
    "helpers",
    "home",
    "look",
    "occasions",
    "order-texts",
    "pulse",
    "shared-words",
    "slides",
  ];
  const inGroups: readonly SectionKey[] = GROUPS;

  test.each(SECTION_KEYS.filter((key) => !inGroups.includes(key)))("%s has a page of its own", (key) => {
    expect(ELSEWHERE.includes(key) || key.startsWith("page-")).toBe(true);
  });

  test.each(SECTION_KEYS.flatMap((key) => sectionFields(key).map((field) => [key, field] as const)))(
    "%s.%s has a title and a control",
    (key, field) => {
      expect(settingWords(key, field)).toMatchObject({ title: expect.any(String), setting: expect.any(String) });
    },
  );
});

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
