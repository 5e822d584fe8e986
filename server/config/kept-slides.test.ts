import { expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
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
