import type { APIRequestContext, Locator } from "@playwright/test";
import sharp from "sharp";
import type { HeroSlide } from "../../../domain/settings/hero-slide.ts";
import { settingPath } from "../../../domain/web/panel-addresses.ts";
import { blank } from "../../support/hostile-pictures.ts";
import { expect } from "../../support/journey.ts";
import { puttingBack } from "../../support/person-and-shelf.ts";
import { thorough } from "../../support/thorough.ts";
import { visit } from "../../support/visit.ts";
import { SCREENS } from "../../support/walk/screens.ts";
import { dot, expectShown } from "./hero-visit.ts";

const test = puttingBack("slides");

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

test("words over a photo that fills its slide keep 4.5:1, whatever the photo is", async ({
  page,
  request,
  adminToken,
}) => {
  const { first, headers, save } = await ownersSlides(request, adminToken);
  for (const color of ["#ffffff", "#000000"]) {
    const data = await blank(960, 720, color);
    const sent = { headers: { ...headers, "Content-Type": "image/png" }, data };
    const { picture } = await (await request.post("/api/admin/pictures", sent)).json();
    const image = new URL(picture.address).pathname;
    const slides = [{}, { words: "right" }, { words: "below" }].map((place, at) => ({
      ...{ ...first, id: `slayt-${at}`, image, fills: true },
      ...place,
    }));
    await save(slides);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, "/");
      for (const number of [1, 2, 3]) {
        await dot(page, number).click();
        await expectShown(page, number);
        const slide = page.locator('[data-place="current"]');
        for (const words of [slide.locator(".hero-slider-title"), slide.locator("p")]) {
          expect(await leastContrast(words), `${color}, slide ${number} at ${width} px`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }
});

test("a word longer than its line breaks inside the slide, wherever the words stand", async ({
  page,
  request,
  adminToken,
}) => {
  const { first, save } = await ownersSlides(request, adminToken);
  const long = { title: "Kişiselleştirdiklerimizden 14 kişiselleştirdiğimize", subtitle: "a".repeat(80) };
  const slides = [{}, { words: "right" }, { words: "below" }, { fills: true }].map((place, at) => ({
    ...{ ...first, ...long, id: `slayt-${at}` },
    ...place,
  }));
  await save(slides);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    for (const number of [1, 2, 3, 4]) {
      await dot(page, number).click();
      await expectShown(page, number, 4);
      const frame = await page.locator('[data-place="current"]').boundingBox();
      for (const words of await page.locator('[data-place="current"] :is(.hero-slider-title, p)').all()) {
        const widest = await words.evaluate(rightOfWords);
        expect(widest, `slide ${number} at ${width} px`).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
      }
    }
  }
});

test("words beside a photo stand in one column", { tag: "@desktop" }, async ({ page, request, adminToken }) => {
  const { first, save } = await ownersSlides(request, adminToken);
  await save([{}, { words: "right" }].map((place, at) => ({ ...first, id: `slayt-${at}`, ...place })));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    for (const number of [1, 2]) {
      await dot(page, number).click();
      await expectShown(page, number, 2);
      const slide = page.locator('[data-place="current"]');
      const starts = await slide
        .locator(".hero-slider-words > *")
        .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().left)));
      expect(new Set(starts).size, `slide ${number} at ${width} px`).toBe(1);
      expect((await slide.locator(".hero-slider-title").boundingBox())?.width).toBeGreaterThan(width / 4);
    }
  }
});

async function ownersSlides(request: APIRequestContext, adminToken: string) {
  const headers = { Authorization: `Bearer ${adminToken}` };
  const { values } = await (await request.get(settingPath("slides"), { headers })).json();
  const [first]: HeroSlide[] = values.slides;
  const save = async (slides: readonly object[]) =>
    expect((await request.put(settingPath("slides"), { headers, data: { slides } })).status()).toBe(200);
  return { first, headers, save };
}

function rightOfWords(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.max(...[...range.getClientRects()].map(({ right }) => right));
}

/** Between the color of a text and the palest and darkest pixel behind it. */
async function leastContrast(text: Locator): Promise<number> {
  const color = await text.evaluate((element) => {
    const shown = getComputedStyle(element).color;
    for (const part of [element, ...element.querySelectorAll<HTMLElement>("*")]) {
      if (part instanceof HTMLElement) part.style.color = "transparent";
    }
    return shown;
  });
  const shot = sharp(await text.screenshot({ animations: "disabled" })).removeAlpha();
  const { data } = await shot.raw().toBuffer({ resolveWithObject: true });
  const own = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  let least = 21;
  for (let at = 0; at < data.length; at += 3) {
    const behind = luminance([...data.subarray(at, at + 3)]);
    least = Math.min(least, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
  }
  return least;
}

/** WCAG 2.2, relative luminance. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
