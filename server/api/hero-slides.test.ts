import { expect, test } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";

test("the slides are the shop's own, their pictures with its address (§3)", async () => {
  const shop = await openApp();
  const slide = { id: "1", title: "Peluşlar", subtitle: "Yumuşacık.", buttonText: "Bak", link: "#labubu" };
  const image = `/media/${"ab".repeat(32)}.webp`;
  await shop.settings.saveHeroSlides([{ ...slide, image }]);
  expect((await shop.call("GET", "/api/hero-slides")).json).toEqual({
    slides: [{ ...slide, image: `https://fiyonk.example${image}` }],
  });
});
