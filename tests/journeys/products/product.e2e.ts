import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { card, visit } from "../../support/visit.ts";

const NAME = "Deneme Gezgin Labubu";

const pathOf = ({ slug }: { slug: string }) => `/urun/${slug}`;

async function threePictures(shelf: { list(): Promise<{ image: string }[]> }) {
  const [image = "", ...images] = (await shelf.list()).slice(0, 3).map((product) => product.image);
  return { image, images };
}

test("a card links to its product, whose pictures are turned and zoomed, and which is remembered on this device", async ({
  page,
  shelf,
}) => {
  const labubu = await shelf.add({ name: NAME, ...(await threePictures(shelf)) });

  await test.step("a card links to its product, and viewed products are remembered on this device", async () => {
    const cup = await shelf.add({ name: "Deneme Kupa" });
    await visit(page, "/#trend");
    await card(page, NAME).getByRole("link", { name: NAME }).click();
    await expect(page).toHaveURL(pathOf(labubu));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("son-gezilen"))).toContain(labubu.id);
    await visit(page, pathOf(cup));
    const viewed = page.getByRole("region", { name: "Son gezdiklerin" }).getByRole("article");
    await expect(viewed).toHaveText(RegExp(NAME));
    const before = (await shelf.list()).slice(5, 9).map(({ id }) => id);
    await page.evaluate((ids) => localStorage.setItem("son-gezilen", JSON.stringify(ids)), [labubu.id, ...before]);
    await visit(page, pathOf(cup));
    await expect(viewed).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  await test.step("pictures are turned by arrows, thumbnails and keys, and zoomed by a tap", async () => {
    await visit(page, pathOf(labubu));
    const pictures = page.getByRole("region", { name: "Ürünün görselleri" });
    const large = pictures.getByRole("link", { name: /^Büyüt/ });
    await pictures.getByRole("button", { name: "Sonraki görsel" }).click();
    await expect(large.nth(1)).toBeInViewport({ ratio: 0.9 });
    await pictures.getByRole("link", { name: "3. görsel", exact: true }).click();
    await expect(large.nth(2)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("ArrowLeft");
    await expect(large.nth(1)).toBeInViewport({ ratio: 0.9 });
    await large.nth(1).press("ArrowRight");
    await expect(large.nth(2)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(large.nth(1)).toBeFocused();
    await large.nth(1).click();
    const zoom = page.getByRole("dialog", { name: /^Yakından bak/ });
    await expect(zoom.getByText("2 / 3")).toBeVisible();
    await zoom.getByRole("button", { name: "Yakınlaştır" }).click();
    await expect(zoom.getByRole("button", { name: "Uzaklaştır" })).toBeVisible();
    await zoom.getByRole("button", { name: "Sonraki görsel" }).click();
    await expect(zoom.getByText("3 / 3")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(zoom).toHaveCount(0);
    await expect(large.nth(2)).toBeInViewport({ ratio: 0.9 });
  });

  await test.step("a photo is asked for as large as it is drawn", async () => {
    await visit(page, pathOf(labubu));
    const photo = page.getByRole("img", { name: NAME }).first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    const { asked, drawn } = await photo.evaluate((image: HTMLImageElement) => ({
      asked: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
      drawn: image.getBoundingClientRect().width * devicePixelRatio,
    }));
    expect([640, 960, 1200].find((width) => width >= drawn * 0.97) ?? 1200).toBe(asked);
  });
});
