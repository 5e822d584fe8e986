import { describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { downloadCopy, restoreCopy } from "../../tests/support/backup/moved-copy.ts";
import { openShopToCopy } from "../../tests/support/backup/shop-to-copy.ts";
import { ENGINES } from "../../tests/support/databases/engines.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { FIRST_SETTINGS, LIVE } from "../../tests/support/sample-shop.ts";
import { keepSlides } from "./kept-slides.ts";

test("the slides that an owner saved stay as they are", async () => {
  const shop = await openApp({ env: LIVE });
  const [, own] = FIRST_SETTINGS.firstShelves.slides;
  const slides = own ? [{ ...own, title: "Mumlar" }] : [];
  await shop.sections.save("slides", { slides }, { by: THE_SHOP });
  await keepSlides(shop, FIRST_SETTINGS.firstShelves);
  expect((await shop.sections.find("slides")).values).toEqual({ slides });
});

describe.each(ENGINES)("a restored copy on $engine", ({ newLocation }) => {
  async function openLiveShop() {
    const { databaseUrl } = await newLocation();
    const shop = await openShopToCopy(databaseUrl, {}, LIVE);
    const slides = async () => (await shop.sections.find("slides")).values.slides.map(({ title }) => title);
    return { ...shop, slides };
  }

  test("of a live shop that showed our slides and had saved none shows them again", async () => {
    const old = await openLiveShop();
    expect(await old.slides()).toEqual([]);
    const copy = await downloadCopy(old);
    const shop = await openLiveShop();
    const [own] = FIRST_SETTINGS.firstShelves.slides;
    await shop.sections.save("slides", { slides: own ? [{ ...own, title: "Mumlar" }] : [] }, { by: THE_SHOP });
    await restoreCopy(shop, copy);
    expect(await shop.slides()).toEqual(FIRST_SETTINGS.firstShelves.slides.map(({ title }) => title));
  });

  test("brings only slides of categories that it has", async () => {
    const old = await openLiveShop();
    const [kept, ...others] = await old.categories.list();
    for (const { id } of others) await old.categories.remove(id, undefined, { by: THE_SHOP });
    const copy = await downloadCopy(old);
    const shop = await openLiveShop();
    await restoreCopy(shop, copy);
    const [own] = FIRST_SETTINGS.firstShelves.slides.filter(({ link }) => link === `#${kept?.slug}`);
    expect(await shop.slides()).toEqual([own?.title]);
  });
});
