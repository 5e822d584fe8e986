import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { puttingBack } from "../../support/person-and-shelf.ts";
import { addToCart, cartButton, openCart, toast, visit } from "../../support/visit.ts";

const test = puttingBack("look");

test.use({ person: "admin" });

const property = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name);

/** A white square in the middle of much transparency. */
const SVG_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect x="150" y="150" width="100" height="50" fill="#7b4bc4"/></svg>';

test("a look is seen in the shop itself before it is saved, then on every page and icon, and undone by one tap", async ({
  page,
  request,
}) => {
  const frame = page.frameLocator("iframe");
  const icon = async () => (await request.get("/favicon.ico", { maxRedirects: 0 })).headers().location;
  const before = await icon();

  await test.step("the frame changes at once, the shop does not", async () => {
    await visit(page, "/admin/gorunum");
    await expect(frame.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.getByRole("button", { name: "Gece" }).click();
    await expect(frame.locator("html")).toHaveCSS("color-scheme", "dark");
    expect(await icon()).toBe(before);
    await page.getByRole("button", { name: "Eskisine dön" }).click();
    await expect(frame.locator("html")).not.toHaveCSS("color-scheme", "dark");
  });

  await test.step("an SVG is cut in the browser, and its colors are offered", async () => {
    await page
      .locator('input[name="logo"]')
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(SVG_LOGO) });
    const drawn = () =>
      frame.locator(".logo").evaluate((link) => {
        const { width, height, backgroundImage } = getComputedStyle(link, "::before");
        return `${width} ${height} ${/-480\.webp/.test(backgroundImage)}`;
      });
    await expect.poll(drawn).toBe("88px 44px true");
    await page.getByRole("button", { name: "Ürün", exact: true }).click();
    await expect(frame.locator(".product-page-main")).toBeVisible();
    await expect.poll(drawn).toBe("88px 44px true");
    await page.getByRole("button", { name: /^Bu rengi kullan/ }).click();
    await expect(page.getByLabel("Renk kodu")).toHaveValue(/^#7[0-9A-F]{5}$/);
  });

  await test.step("saved, it is everywhere at the next request", async () => {
    await page.getByRole("button", { name: "Kaydet" }).click();
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    expect(await icon()).not.toBe(before);
    const html = await (await request.get("/")).text();
    expect(html).toMatch(/--bow:#7[0-9a-f]{5}/);
    expect(html).toContain('-480.webp" alt="Fiyonk" width="88" height="44"/>');
    await page.getByRole("button", { name: "Geri Al" }).click();
    await expect.poll(icon).toBe(before);
    expect(await (await request.get("/")).text()).not.toContain("--bow:#7");
  });
});

/** Black letters, which dark paper hides. */
const BLACK_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect x="50" y="50" width="300" height="100"/></svg>';

test("a logo that the paper would hide stands on a ground there, in the preview and in the shop, and the panel says why", async ({
  page,
  request,
}) => {
  await visit(page, "/admin/gorunum");
  const buffer = Buffer.from(BLACK_LOGO);
  await page.locator('input[name="logo"]').setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer });
  const logo = page.frameLocator("iframe").locator(".logo");
  const ground = () => logo.evaluate((link) => getComputedStyle(link, "::before").backgroundColor);
  await expect(page.getByRole("button", { name: "Logoyu kaldır" })).toBeVisible();
  await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
  await page.getByRole("button", { name: "Gece" }).click();
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
  await expect(page.getByText("Logonun koyu yerleri bu zeminde kayboluyor")).toBeVisible();
  await expect(page.getByText("Okunur ✓")).toBeVisible();
  await page.getByLabel("Renk kodu").fill("#E0B15");
  await expect(page.getByText("Okunur ✓"), "half a color").toBeHidden();
  await page.getByLabel("Renk kodu").fill("#E0B15A");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  expect(await (await request.get("/")).text()).toMatch(/\.logo img\{[^}]*background-color:#ffffff/);
});

/** The look that differs most. That letters of every look can be read: domain/look/palette.test.ts. */
test("axe finds nothing in the dark look", async ({ page }) => {
  await visit(page, "/admin/gorunum");
  await page.getByRole("button", { name: "Gece", exact: true }).click();
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  // Away from the preview and from the foot of the form, which stand over its fields.
  await page.getByLabel("Renk kodu").evaluate((field) => field.scrollIntoView({ block: "center" }));
  await expectAccessible(page);
  for (const path of ["/", "/urun/mini-sirt-cantasi", "/admin"]) {
    await visit(page, path);
    await expectAccessible(page);
  }
  await visit(page, "/kategori/takilar");
  await addToCart(page, "Zirkon Taşlı Ayarlı Yüzük");
  await expect(cartButton(page)).toHaveText("1");
  await openCart(page);
  await expectAccessible(page);
  expect(await property(page, "--pill")).toBe("2px");
});
