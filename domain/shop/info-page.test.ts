import { describe, expect, test } from "vitest";
import { FIRST_INFO_PAGES } from "../../content/info/info-pages.ts";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import { fillInfoPage, type InfoBlock, type InfoPage } from "./info-page.ts";
import { INFO_PAGE_SLUGS } from "./info-page-slugs.ts";
import { LEGAL_FACT_NAMES, type LegalFacts, NO_LEGAL_FACTS } from "./legal-facts.ts";

const filled = (page: InfoPage, legal: Partial<LegalFacts> = {}) =>
  fillInfoPage(page, { shop: FIYONK, legal: { ...NO_LEGAL_FACTS, ...legal } });

const pageOf = (...blocks: InfoBlock[]): InfoPage => ({
  slug: "iletisim",
  title: "Künye",
  description: "Yaz: {email}",
  sections: [{ heading: "Künye", blocks }],
});

const blocksOf = (page: InfoPage) => page.sections.map(({ blocks }) => blocks);

describe("an info page", () => {
  test("tells the shop's facts where the owner placed them", () => {
    const page = filled(pageOf("{phone} ve {phone}, {social}", ["{website}"]));
    expect(page).toEqual({
      slug: "iletisim",
      title: "Künye",
      description: "Yaz: merhaba@fiyonk.example",
      sections: [
        { heading: "Künye", blocks: ["0532 000 00 00 ve 0532 000 00 00, @fiyonk", ["https://fiyonk.example"]] },
      ],
    });
  });

  test("leaves out the lines about what the owner has not filled in", () => {
    const page = pageOf("KEP: {kep}", ["MERSİS: {mersis}", "Unvan: {legalName}"], ["Oda: {chamber}"]);
    expect(blocksOf(filled(page, { legalName: "Örnek Ltd. Şti.", kep: "   " }))).toEqual([
      [["Unvan: Örnek Ltd. Şti."]],
    ]);
  });

  test("leaves out a section that has nothing left to tell, or whose heading has not", () => {
    expect(filled(pageOf("{returnAddress}", ["{etbis}"])).sections).toEqual([]);
    const headed = { ...pageOf(), sections: [{ heading: "Oda: {chamber}", blocks: ["Bilgi"] }] };
    expect(filled(headed).sections).toEqual([]);
  });

  test("shows a placeholder that nobody knows as it was written, even one a language knows", () => {
    expect(blocksOf(filled(pageOf("{telefon} {constructor} { phone }")))).toEqual([
      ["{telefon} {constructor} { phone }"],
    ]);
  });

  test("does not look for placeholders in the facts, nor for patterns", () => {
    expect(blocksOf(filled(pageOf("{address}"), { address: "{phone} $& $1" }))).toEqual([["{phone} $& $1"]]);
  });
});

const ALL_FACTS: LegalFacts = {
  ...NO_LEGAL_FACTS,
  ...Object.fromEntries(LEGAL_FACT_NAMES.map((name) => [name, `[${name}]`])),
};

describe("the shop's first info pages", () => {
  test("are the ten that have an address, in their order", () => {
    expect(FIRST_INFO_PAGES.map(({ slug }) => slug)).toEqual(INFO_PAGE_SLUGS);
  });

  test.each(FIRST_INFO_PAGES)("$slug reads well with and without the owner's facts", (page) => {
    for (const legal of [NO_LEGAL_FACTS, ALL_FACTS]) {
      const { title, description, sections } = filled(page, legal);
      const headings = sections.map(({ heading }) => heading);
      const texts = [title, description, ...headings, ...sections.flatMap(({ blocks }) => blocks.flat())];
      expect(texts.filter((text) => text.trim() === "" || /[{}<>]/.test(text))).toEqual([]);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  test("hold every legal fact once it is filled, and no empty label before", () => {
    const words = (legal: LegalFacts) => JSON.stringify(FIRST_INFO_PAGES.map((page) => filled(page, legal).sections));
    for (const name of LEGAL_FACT_NAMES) expect(words(ALL_FACTS)).toContain(`[${name}]`);
    expect(words(NO_LEGAL_FACTS)).not.toMatch(/(MERSİS|KEP|Vergi|ETBİS|İade adresi)[^"]*:/);
  });
});
