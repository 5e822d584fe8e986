import { animationsEnded, expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";
import { dot } from "./hero-visit.ts";

test("its art is never cut, its words lie beside it, and '%40'a' stays with 'varan', at any width", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Slaytları durdur" }).click();
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 844],
    [740, 360],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of [1, 2, 3]) {
      await dot(page, place).click();
      await animationsEnded(page);
      expect(await page.locator('[data-place="current"]').evaluate(wrongInSlide), `${place} at ${width} px`).toEqual(
        [],
      );
    }
  }
});

function wrongInSlide(slide: Element): string[] {
  const frame = slide.getBoundingClientRect();
  const image = slide.querySelector("img");
  const art = image?.getBoundingClientRect();
  if (!image || !art) return ["no picture"];
  const wrong = [];
  if (art.left < frame.left || art.right > frame.right || art.bottom > frame.bottom) wrong.push("the art leaves it");
  if (getComputedStyle(image).objectFit !== "contain") wrong.push("the art is cropped");
  if (art.height < 120) wrong.push("the art is a speck");

  const texts = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOver = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < art.right && right > art.left && top < art.bottom && bottom > art.top,
    );
    if (isOver) wrong.push(`'${text.textContent}' lies over the art`);
    const percent = text.textContent?.indexOf("%40'a varan") ?? -1;
    if (percent < 0) continue;
    range.setStart(text, percent);
    range.setEnd(text, percent + "%40'a varan".length);
    if (range.getClientRects().length > 1) wrong.push("'%40'a' ends a line");
  }
  return wrong;
}
