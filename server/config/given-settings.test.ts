import { expect, onTestFinished, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openDatabase } from "../../storage/database.ts";
import { createSections } from "../../storage/stored-sections.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { keepGivenSettings } from "./shop-settings.ts";

const first = FIRST_SETTINGS.sections;

async function openSections() {
  const { store, close } = await openDatabase({ dataDir: ":memory:" });
  onTestFinished(close);
  return createSections(store, first);
}

test("the environment gives first values once, and never to a section that somebody has saved", async () => {
  const sections = await openSections();
  await sections.save("contact", { ...first.contact, name: "Kurdele" }, { by: THE_SHOP });
  const given = { contact: { name: "Ortam" }, prices: { days: 60 }, promises: {} };
  expect(await keepGivenSettings(sections, given)).toEqual(["prices"]);
  expect((await sections.find("contact")).values.name).toBe("Kurdele");
  expect(await keepGivenSettings(sections, { prices: { days: 90 } })).toEqual([]);
  expect((await sections.find("prices")).values).toEqual({ ...first.prices, days: 60 });
});

test("two processes that start together keep the environment's values once", async () => {
  const sections = await openSections();
  const given = { seller: { legalName: "Kurdele Ltd." } };
  const kept = await Promise.all([keepGivenSettings(sections, given), keepGivenSettings(sections, given)]);
  expect(kept.flat()).toEqual(["seller"]);
  expect(await sections.listEvents("seller")).toHaveLength(1);
});
