import { describe, expect, test } from "vitest";
import { FIRST_INFO_PAGES } from "../../tests/support/first-info-pages.ts";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import { INFO_PAGE_SLUGS, OWN_PAGE } from "../settings/info-page-slugs.ts";
import type { InfoBlock } from "../settings/info-text.ts";
import { fillInfoPage, type InfoPage } from "./info-page.ts";
import {
  type LegalFacts,
  NO_LEGAL_FACTS,
  PROMISE_NAMES,
  type ShopFacts,
  type ShopPromises,
  unpublishedPages,
} from "./shop-facts.ts";

const filled = (page: InfoPage, legal: Partial<LegalFacts> = {}, shop: ShopFacts = FIYONK) =>
  fillInfoPage(page, { shop, legal: { ...NO_LEGAL_FACTS, ...legal } });

const pageOf = (...blocks: InfoBlock[]): InfoPage => ({
  slug: "iletisim",
  title: "Künye",
  description: "Yaz: {email}",
  sections: [{ heading: "Künye", blocks }],
});

const blocksOf = (page: InfoPage) => page.sections.map(({ blocks }) => blocks);

describe("an info page", () => {
  test("shows the shop's facts in place of placeholders", () => {
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

  test("leaves out lines about missing facts", () => {
    const page = pageOf("KEP: {kep}", ["MERSİS: {mersis}", "Unvan: {legalName}"], ["Oda: {chamber}"]);
    expect(blocksOf(filled(page, { legalName: "Örnek Ltd. Şti.", kep: "   " }))).toEqual([
      [["Unvan: Örnek Ltd. Şti."]],
    ]);
  });

  test("leaves out a section that is empty, or whose heading is left out", () => {
    expect(filled(pageOf("{returnAddress}", ["{etbis}"])).sections).toEqual([]);
    const headed = { ...pageOf(), sections: [{ heading: "Oda: {chamber}", blocks: ["Bilgi"] }] };
    expect(filled(headed).sections).toEqual([]);
  });

  test("keeps a line for a promise, or for its absence", () => {
    const page = pageOf("{?giftWrap}Paket.", "{!giftWrap}Paketsiz.", ["{?kep}{?giftWrap}KEP", "{!kep}{?giftWrap}Yok"]);
    expect(blocksOf(filled(page))).toEqual([["Paket.", ["Yok"]]]);
    const without = { ...FIYONK, promises: { ...FIYONK.promises, giftWrap: false } };
    expect(blocksOf(filled(page, { kep: "x" }, without))).toEqual([["Paketsiz."]]);
  });

  test("shows an unknown placeholder as written, even if JavaScript has a property of that name", () => {
    expect(blocksOf(filled(pageOf("{telefon} {constructor} { phone } {?kutu}")))).toEqual([
      ["{telefon} {constructor} { phone } {?kutu}"],
    ]);
  });

  test("does not replace placeholders or patterns inside facts", () => {
    expect(blocksOf(filled(pageOf("{address}"), { address: "{phone} $& $1" }))).toEqual([["{phone} $& $1"]]);
  });
});

const ALL_FACTS: LegalFacts = {
  ...NO_LEGAL_FACTS,
  ...Object.fromEntries(Object.keys(NO_LEGAL_FACTS).map((name) => [name, `[${name}]`])),
};

/** Shops with every mixture of promises, with and without an e-mail address. */
const SHOPS: ShopFacts[] = PROMISE_NAMES.reduce<ShopPromises[]>(
  (mixtures, name) => mixtures.flatMap((made) => [made, { ...made, [name]: false }]),
  [FIYONK.promises],
).flatMap((promises) => [
  { ...FIYONK, promises },
  { ...FIYONK, promises, email: "", social: "" },
]);

describe("the shop's first info pages", () => {
  test("are the ten pages with an address, in their order", () => {
    expect(FIRST_INFO_PAGES.map(({ slug }) => slug)).toEqual(INFO_PAGE_SLUGS.filter((slug) => slug !== OWN_PAGE));
  });

  test.each(FIRST_INFO_PAGES)("$slug has no empty text or leftover placeholder with any facts and promises", (page) => {
    for (const shop of SHOPS) {
      for (const legal of [NO_LEGAL_FACTS, ALL_FACTS]) {
        const { title, description, sections } = filled(page, legal, shop);
        const headings = sections.map(({ heading }) => heading);
        const texts = [title, description, ...headings, ...sections.flatMap(({ blocks }) => blocks.flat())];
        expect(texts.filter((text) => text.trim() === "" || /[{}<>]|^\s|\s$/.test(text))).toEqual([]);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(new Set(headings).size).toBe(headings.length);
      }
    }
  });

  test.each([
    ["giftWrap", /hediye paketi/i],
    ["giftNote", /not(u|u da)? (elle )?yaz|istediğin notu/i],
    ["shipsEverywhere", /her yerine/],
    ["parcelPhoto", /paketinin fotoğraf/],
  ] as const)("promise %s only if the shop does, in every mixture of promises", (name, words) => {
    for (const shop of SHOPS) {
      const text = JSON.stringify(FIRST_INFO_PAGES.map((page) => filled(page, ALL_FACTS, shop)));
      expect([shop.promises, words.test(text)]).toEqual([shop.promises, shop.promises[name]]);
    }
  });

  test("say that the seller pays for returns, with and without a carrier of its own", () => {
    for (const legal of [ALL_FACTS, { ...ALL_FACTS, returnCarrier: "" }]) {
      for (const slug of ["iade-ve-cayma", "on-bilgilendirme"]) {
        const page = FIRST_INFO_PAGES.find((known) => known.slug === slug);
        const text = JSON.stringify(page && filled(page, legal).sections);
        expect(text).toMatch(/[İi]ade kargosunu(, hangi kargoyla gönderirsen gönder,)? biz öderiz/);
        expect(text).not.toMatch(/sen öder/);
        expect(/anlaşmalı kargo|yazdığımız kargo/.test(text)).toBe(legal.returnCarrier !== "");
      }
    }
  });

  test("do not mention unpublished pages", () => {
    const unpublished = unpublishedPages({ shop: FIYONK, legal: NO_LEGAL_FACTS });
    expect(unpublished).toEqual(["on-bilgilendirme", "mesafeli-satis", "kvkk", OWN_PAGE]);
    const published = FIRST_INFO_PAGES.filter(({ slug }) => !unpublished.includes(slug));
    const text = JSON.stringify(published.map((page) => filled(page)));
    expect(text).not.toMatch(/Mesafeli Satış|Ön Bilgilendirme|KVKK/);
    expect(unpublishedPages({ shop: FIYONK, legal: ALL_FACTS })).toEqual([OWN_PAGE]);
    expect(unpublishedPages({ shop: { ...FIYONK, ownPage: "Toptan" }, legal: ALL_FACTS })).toEqual([]);
    expect(unpublishedPages({ shop: { ...FIYONK, email: "" }, legal: ALL_FACTS })).toEqual(unpublished);
  });

  test("show every legal fact that is filled, and no label without a fact", () => {
    const words = (legal: LegalFacts) => JSON.stringify(FIRST_INFO_PAGES.map((page) => filled(page, legal).sections));
    for (const name of Object.keys(NO_LEGAL_FACTS)) expect(words(ALL_FACTS)).toContain(`[${name}]`);
    expect(words(NO_LEGAL_FACTS)).not.toMatch(/(MERSİS|KEP|Vergi|ETBİS|İade adresi)[^"]*:/);
  });
});
