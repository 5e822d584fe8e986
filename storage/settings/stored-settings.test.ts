import { describe, expect, test } from "vitest";
import { FIRST_SYNONYMS } from "../../content/first-synonyms.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { createSettings, readSettings } from "./stored-settings.ts";

describe.each(ENGINES)("settings on $engine", ({ newLocation }) => {
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
});
