import { expect, test } from "vitest";
import { FIRST_INFO_PAGES } from "../../tests/support/first-info-pages.ts";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import { valuesOf } from "../shop/info-page.ts";
import { NO_LEGAL_FACTS } from "../shop/shop-facts.ts";
import { infoSections } from "./info-text.ts";
import { chipPlaces, PLACEHOLDERS, placeholderFault, shownText, storedText } from "./placeholders.ts";
import { blocksOf, isTypedAs, typedBlocks } from "./text-lines.ts";

test("every fact and promise that a page can be filled with has a name for the owner", () => {
  expect([...valuesOf({ shop: FIYONK, legal: NO_LEGAL_FACTS }).keys()].sort()).toEqual(
    Object.keys(PLACEHOLDERS).sort(),
  );
});

test("the owner reads Turkish names, and the stored text stays as it is", () => {
  const stored = "{?giftWrap}{shopName}, {address}. {bilinmeyen} { }";
  const shown = "{yalnız hediye paketi yapıyorsan}{dükkân}, {adres}. {bilinmeyen} { }";
  expect(shownText(stored)).toBe(shown);
  expect(storedText(shown)).toBe(stored);
  expect(chipPlaces("a {adres} {yok} {dükkân}").map(({ from, to }) => [from, to])).toEqual([
    [2, 9],
    [16, 24],
  ]);
});

test.each([
  ["Yaz: {email}, {?giftWrap} {!kep}", undefined],
  ["{dukkan} kapalı", "“{dukkan}” diye bir bilgi yok. {dükkân} yaz ya da bilgi listesinden seç."],
  ["{shopname}", "“{shopname}” diye bir bilgi yok. {dükkân} yaz ya da bilgi listesinden seç."],
  ["{mersis no}", "“{mersis no}” diye bir bilgi yok. {MERSİS numarası} yaz ya da bilgi listesinden seç."],
  ["{giftWrap}", "“{giftWrap}” diye bir bilgi yok. Bilgi listesinden seç ya da sil."],
  ["{}", "“{}” diye bir bilgi yok. Bilgi listesinden seç ya da sil."],
  ["{constructor}", "“{constructor}” diye bir bilgi yok. Bilgi listesinden seç ya da sil."],
  ["{email", "Yarım kalmış bir { ya da } var. Bilgiyi listeden ekle ya da işareti sil."],
  ["{{email}}", "Yarım kalmış bir { ya da } var. Bilgiyi listeden ekle ya da işareti sil."],
])("an unknown or half placeholder is refused with what to write instead: %s", (text, fault) => {
  expect(placeholderFault(text)).toBe(fault);
});

test("a fault is told at the paragraph that has it", () => {
  const sections = [{ heading: "Künye", blocks: ["Tamam", ["{adres", "[x](javascript:alert)"]] }];
  expect(
    infoSections({ least: 1 })
      .safeParse(sections)
      .error?.issues.map(({ path, message }) => [path.join("."), message]),
  ).toEqual([
    ["0.blocks.1.0", "Yarım kalmış bir { ya da } var. Bilgiyi listeden ekle ya da işareti sil."],
    ["0.blocks.1.1", "“x” bağlantısının adresi https://, mailto:, tel: ya da / ile başlasın"],
  ]);
});

test.each(FIRST_INFO_PAGES)("the first text of $slug can be saved and edited without a change", ({ sections }) => {
  expect(infoSections({ least: 1 }).parse(sections)).toEqual(sections);
  for (const { blocks } of sections) expect(isTypedAs(typedBlocks(blocks), blocks)).toBe(true);
});

test("a line is a paragraph, a line with a dash is an item, and an empty line ends a list", () => {
  expect(blocksOf("  Bir \n- a\n• b\n\n* c\nİki\n–\n{yalnız KEP adresi yazılıysa}KEP")).toEqual([
    "Bir",
    ["a", "b"],
    ["c"],
    "İki",
    "–",
    "{?kep}KEP",
  ]);
  expect(blocksOf(" \n ")).toEqual([]);
});
