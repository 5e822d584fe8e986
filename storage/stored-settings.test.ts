import { describe, expect, test } from "vitest";
import { FIRST_SETTINGS } from "../content/first-settings.ts";
import { FIRST_HERO_SLIDES } from "../content/first-slides.ts";
import { FIRST_SYNONYMS } from "../content/first-synonyms.ts";
import { FIRST_INFO_PAGES } from "../content/info/info-pages.ts";
import { NO_LEGAL_FACTS } from "../domain/shop/legal-facts.ts";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { createSettings, readSettings } from "./stored-settings.ts";

describe.each(ENGINES)("settings on $engine", ({ newLocation }) => {
  test("until the owner saves slides, the shop shows its first three (§2)", async () => {
    const { store } = await openFor(await newLocation());
    expect((await readSettings(store.read, FIRST_SETTINGS)).heroSlides).toEqual(FIRST_HERO_SLIDES);
  });

  test("saved slides replace the former ones and raise the revision", async () => {
    const { store } = await openFor(await newLocation());
    const settings = createSettings(store);
    const read = () => readSettings(store.read, FIRST_SETTINGS);
    const before = store.revision();
    const slides = FIRST_HERO_SLIDES.map((slide) => ({
      ...slide,
      title: `"${slide.title}" 🎀`,
      image: "/media/a.webp",
    }));
    await settings.saveHeroSlides(slides);
    expect((await read()).heroSlides).toEqual(slides);
    await settings.saveHeroSlides(slides.slice(0, 1));
    expect((await read()).heroSlides).toEqual(slides.slice(0, 1));
    expect(store.revision()).toBe(before + 2);
  });

  test("the owner's synonyms are added to the shop's first ones", async () => {
    const { store } = await openFor(await newLocation());
    const settings = createSettings(store);
    const read = () => readSettings(store.read, FIRST_SETTINGS);
    expect((await read()).synonyms).toEqual(FIRST_SYNONYMS);
    await settings.saveSynonyms([["tesbih", "tespih"]]);
    expect((await read()).synonyms).toEqual([...FIRST_SYNONYMS, ["tesbih", "tespih"]]);
    expect(store.revision()).toBe(1);
  });

  test("the owner's occasions and topics are added to the shop's first ones", async () => {
    const { store } = await openFor(await newLocation());
    const settings = createSettings(store);
    const read = () => readSettings(store.read, FIRST_SETTINGS);
    const first = FIRST_SETTINGS.searchGuide;
    expect((await read()).searchGuide).toEqual(first);
    const own = {
      occasions: [{ words: ["hıdırellez"], fitting: ["gül"] }],
      topics: [{ words: ["bayilik"], page: "iletisim", title: "Bize ulaş", text: "Konuşalım." }],
    };
    await settings.saveSearchGuide(own);
    expect((await read()).searchGuide).toEqual({
      ...first,
      occasions: [...first.occasions, ...own.occasions],
      topics: [...first.topics, ...own.topics],
    });
    expect(store.revision()).toBe(1);
  });

  test("an info page that the owner saved has her words, the others keep the first ones", async () => {
    const { store } = await openFor(await newLocation());
    const settings = createSettings(store);
    const read = () => readSettings(store.read, FIRST_SETTINGS);
    expect((await read()).infoPages).toEqual(FIRST_INFO_PAGES);
    const [, delivery] = FIRST_INFO_PAGES;
    if (!delivery) throw new Error("there is no second page");
    const own = {
      ...delivery,
      title: "Kargo 🎀",
      sections: [{ heading: "Ne zaman?", blocks: ["Süre: {deliveryDays}.", ["İstanbul", "<b>Ankara</b>"]] }],
    };
    await settings.saveInfoPages([own]);
    expect((await read()).infoPages).toEqual(FIRST_INFO_PAGES.with(1, own));
    await settings.saveInfoPages([]);
    expect((await read()).infoPages).toEqual(FIRST_INFO_PAGES);
    expect(store.revision()).toBe(2);
  });

  test("the owner's legal facts are stored; a new shop has none", async () => {
    const { store } = await openFor(await newLocation());
    const settings = createSettings(store);
    const read = () => readSettings(store.read, FIRST_SETTINGS);
    expect((await read()).legalFacts).toEqual(NO_LEGAL_FACTS);
    const facts = { ...NO_LEGAL_FACTS, legalName: "Örnek Hediyelik Ltd. Şti.", kep: "ornek@hs01.kep.tr" };
    await settings.saveLegalFacts(facts);
    expect((await read()).legalFacts).toEqual(facts);
    expect(store.revision()).toBe(1);
  });

  test("a fact that the owner saved replaces the environment's, an empty one does not", async () => {
    const { store } = await openFor(await newLocation());
    const legalFacts = { ...NO_LEGAL_FACTS, legalName: "İlk", address: "İlk adres", kep: "ilk@hs01.kep.tr" };
    const settings = createSettings(store);
    const read = () => readSettings(store.read, { ...FIRST_SETTINGS, legalFacts });
    await settings.saveLegalFacts({ ...NO_LEGAL_FACTS, legalName: "Örnek Hediyelik Ltd. Şti.", kep: " " });
    expect((await read()).legalFacts).toEqual({ ...legalFacts, legalName: "Örnek Hediyelik Ltd. Şti." });
  });
});
