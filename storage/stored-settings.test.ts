import { describe, expect, test } from "vitest";
import { FIRST_INFO_PAGES } from "../content/info/info-pages.ts";
import { FIRST_HERO_SLIDES } from "../domain/shop/hero-slide.ts";
import { FIRST_LEGAL_FACTS } from "../domain/shop/legal-facts.ts";
import { ENGINES, openFor } from "../tests/support/engines.ts";
import { readRevision } from "./revision.ts";
import { createSettings } from "./stored-settings.ts";

describe.each(ENGINES)("settings on $engine", ({ newPlace }) => {
  test("until the owner has her own, the shop shows its first three slides (§2)", async () => {
    const { db } = await openFor(await newPlace());
    expect(await createSettings(db).listHeroSlides()).toEqual(FIRST_HERO_SLIDES);
  });

  test("saved slides replace what was there and raise the revision", async () => {
    const { db } = await openFor(await newPlace());
    const settings = createSettings(db);
    const before = await readRevision(db);
    const slides = FIRST_HERO_SLIDES.map((slide) => ({
      ...slide,
      title: `"${slide.title}" 🎀`,
      image: "/media/a.webp",
    }));
    await settings.saveHeroSlides(slides);
    expect(await settings.listHeroSlides()).toEqual(slides);
    await settings.saveHeroSlides(slides.slice(0, 1));
    expect(await settings.listHeroSlides()).toEqual(slides.slice(0, 1));
    expect(await readRevision(db)).toBe(before + 2);
  });

  test("the owner's synonyms are remembered, and there are none at first", async () => {
    const { db } = await openFor(await newPlace());
    const settings = createSettings(db);
    expect(await settings.listSynonyms()).toEqual([]);
    await settings.saveSynonyms([["tesbih", "tespih"]]);
    expect(await settings.listSynonyms()).toEqual([["tesbih", "tespih"]]);
    expect(await readRevision(db)).toBe(1);
  });

  test("an info page has the owner's words once she saved some, the others keep the first ones", async () => {
    const { db } = await openFor(await newPlace());
    const settings = createSettings(db);
    expect(await settings.listInfoPages()).toEqual(FIRST_INFO_PAGES);
    const [, delivery] = FIRST_INFO_PAGES;
    if (!delivery) throw new Error("there is no second page");
    const own = {
      ...delivery,
      title: "Kargo 🎀",
      sections: [{ heading: "Ne zaman?", blocks: ["Süre: {deliveryDays}.", ["İstanbul", "<b>Ankara</b>"]] }],
    };
    await settings.saveInfoPages([own]);
    expect(await settings.listInfoPages()).toEqual(FIRST_INFO_PAGES.with(1, own));
    await settings.saveInfoPages([]);
    expect(await settings.listInfoPages()).toEqual(FIRST_INFO_PAGES);
    expect(await readRevision(db)).toBe(2);
  });

  test("the owner's legal facts are remembered, and nothing is claimed at first", async () => {
    const { db } = await openFor(await newPlace());
    const settings = createSettings(db);
    expect(await settings.readLegalFacts()).toEqual(FIRST_LEGAL_FACTS);
    const facts = { ...FIRST_LEGAL_FACTS, legalName: "Örnek Hediyelik Ltd. Şti.", kep: "ornek@hs01.kep.tr" };
    await settings.saveLegalFacts(facts);
    expect(await settings.readLegalFacts()).toEqual(facts);
    expect(await readRevision(db)).toBe(1);
  });
});
