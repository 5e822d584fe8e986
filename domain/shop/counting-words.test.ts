import { expect, test } from "vitest";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { fillInfoPage } from "./info-page.ts";
import { settingValues } from "./setting-values.ts";

const SENTENCE = /kimseyi tanımadan, yalnız toplam olarak sayarız/g;

function dataProtection(changes: object) {
  const { sections, ...fixed } = FIRST_SETTINGS;
  const values = settingValues({ ...sections, ...changes }, fixed);
  const page = values.infoPages.find(({ slug }) => slug === "kvkk");
  return page ? JSON.stringify(fillInfoPage(page, { shop: values.shop, legal: values.legalFacts })) : "";
}

const OWN = {
  "page-kvkk": {
    title: "KVKK",
    description: "",
    sections: [{ heading: "Benim metnim", blocks: ["Verin bende durur."] }],
  },
};
const OFF = { pulse: { counts: false, links: "" } };

test("the text about personal data tells of counting once, the owner's own too", () => {
  expect(dataProtection({}).match(SENTENCE)).toHaveLength(1);
  expect(dataProtection(OWN).match(SENTENCE)).toHaveLength(1);
});

test("it tells nothing while nothing is counted", () => {
  expect(dataProtection(OFF)).not.toMatch(SENTENCE);
  expect(dataProtection({ ...OWN, ...OFF })).not.toMatch(/Görüntülenme sayımı/);
});
