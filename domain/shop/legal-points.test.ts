import { describe, expect, test } from "vitest";
import { FIRST_INFO_PAGES } from "../../content/info/info-pages.ts";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import type { InfoFacts } from "./info-page.ts";
import { leftOutLines } from "./info-page.ts";
import { NO_LEGAL_FACTS } from "./legal-facts.ts";
import { LEGAL_POINTS, missingPoints, withPoint } from "./legal-points.ts";

const NO_PROMISES = { giftWrap: false, giftNote: false, shipsEverywhere: false, parcelPhoto: false };
const POOR: InfoFacts = {
  shop: { ...FIYONK, email: "", social: "", phone: "", promises: NO_PROMISES },
  legal: NO_LEGAL_FACTS,
};
const NAMED: InfoFacts = {
  shop: FIYONK,
  legal: { ...NO_LEGAL_FACTS, legalName: "Ayşe Yılmaz", address: "Gül Sokak 1", returnCarrier: "Yol Kargo" },
};

describe.each(FIRST_INFO_PAGES)("the first text of $slug", ({ slug, sections }) => {
  test.each([
    ["no fact", POOR],
    ["its facts", NAMED],
  ])("says what the law wants, in a shop with %s", (_, facts) => {
    expect(missingPoints(slug, sections, facts)).toEqual([]);
  });

  test("has for every point a paragraph that can be put into another text", () => {
    const other = [{ heading: "Merhaba", blocks: ["Hoş geldin."] }];
    for (const point of LEGAL_POINTS[slug]) {
      expect(missingPoints(slug, other, NAMED)).toContain(point);
      const put = withPoint(other, { point, first: sections, facts: NAMED });
      expect(missingPoints(slug, put, NAMED)).not.toContain(point);
      expect(put).toHaveLength(2);
    }
  });
});

test("a paragraph is put into the section of its name, and a fact may be written out", () => {
  const [point] = LEGAL_POINTS["on-bilgilendirme"];
  const first = FIRST_INFO_PAGES.find(({ slug }) => slug === "on-bilgilendirme")?.sections ?? [];
  if (!point) throw new Error("no point");
  const own = [{ heading: "Satıcı", blocks: ["Benim."] }];
  expect(withPoint(own, { point, first, facts: NAMED })).toMatchObject([{ heading: "Satıcı", blocks: ["Benim.", {}] }]);
  const written = [{ heading: "Satıcı", blocks: ["AYŞE YILMAZ satar."] }];
  expect(missingPoints("on-bilgilendirme", written, NAMED)).not.toContain(point);
  const forOthers = [{ heading: "Satıcı", blocks: ["{!email}{legalName} satar."] }];
  expect(missingPoints("on-bilgilendirme", forOthers, NAMED)).toContain(point);
});

test("lines that lack a fact are told with what they lack, and lines for its absence are not", () => {
  const sections = [
    { heading: "{?giftWrap}Paket", blocks: ["{email} ve {kep}", ["{!kep}Yok", "{phone}"], "{?email}{legalName}"] },
  ];
  expect(leftOutLines(sections, POOR).map(({ text, lacks }) => [text, lacks])).toEqual([
    ["{?giftWrap}Paket", ["giftWrap"]],
    ["{email} ve {kep}", ["email", "kep"]],
    ["{phone}", ["phone"]],
    ["{?email}{legalName}", ["email", "legalName"]],
  ]);
  expect(leftOutLines(sections, NAMED).map(({ lacks }) => lacks)).toEqual([["kep"]]);
});
