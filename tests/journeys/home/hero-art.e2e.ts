import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { thorough } from "../../support/thorough.ts";
import { visit } from "../../support/visit.ts";
import { SCREENS } from "../../support/walk/screens.ts";
import { dot, expectShown } from "./hero-visit.ts";

/** The narrowest, the lowest, and where the layout changes; `npm run walk` looks at all. */
const SIZES = thorough ? SCREENS : SCREENS.filter(({ width }) => [320, 740, 768, 1280].includes(width));

test("at every width a slide shows its picture beside its words, and '%40'a varan' stays on one line", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const number of [1, 2, 3]) {
      await dot(page, number).click();
      await expectShown(page, number);
      expect(
        await page.locator('[data-place="current"]').evaluate(wrongInSlide),
        `slide ${number} at ${size.width} px`,
      ).toEqual([]);
    }
  }
});

function wrongInSlide(slide: Element): string[] {
  const frame = slide.getBoundingClientRect();
  const image = slide.querySelector("img");
  const picture = image?.getBoundingClientRect();
  if (!image || !picture) return ["no picture"];
  const wrong = [];
  if (picture.left < frame.left || picture.right > frame.right || picture.bottom > frame.bottom)
    wrong.push("the picture leaves the slide");
  if (picture.height < 120) wrong.push("the picture is too small");

  // A button has a ground of its own.
  const texts = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest(".button") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOver = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top,
    );
    if (isOver) wrong.push(`'${text.textContent}' lies over the picture`);
    const percent = text.textContent?.indexOf("%40'a varan") ?? -1;
    if (percent < 0) continue;
    range.setStart(text, percent);
    range.setEnd(text, percent + "%40'a varan".length);
    if (range.getClientRects().length > 1) wrong.push("'%40'a' ends a line");
  }
  return wrong;
}
