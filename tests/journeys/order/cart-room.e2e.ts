import type { Locator } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addToCart, openCart, toast, visit } from "../../support/visit.ts";

const NAMES = ["Deneme Pembe Tavşan Anahtarlık", "Deneme Mavi Tavşan Anahtarlık", "Deneme Gri Tavşan Anahtarlık"];

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test("the cart has room on a small phone in both directions", async ({ page, shelf }) => {
  for (const name of NAMES) await shelf.add({ name, price: 549.9, originalPrice: 649.9, colors: ["pembe", "mavi"] });
  await visit(page, "/#trend");
  for (const name of NAMES) await addToCart(page, name);
  const cart = await openCart(page);

  await test.step("the cart of a small phone shows two and a half lines while all ask for a color", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [line, lines] = [await boxOf(cart.getByRole("listitem").first()), await boxOf(cart.locator(".cart-lines"))];
    expect(lines.height / line.height).toBeGreaterThanOrEqual(2.5);
  });

  await test.step("in landscape the order button is whole, and a toast lies on no control of the cart", async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    const order = await boxOf(cart.getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" }));
    expect(order.y + order.height).toBeLessThanOrEqual(360);
    for (const size of [
      { width: 740, height: 360 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await cart
        .getByRole("button", { name: /^Sepetten çıkar/ })
        .first()
        .click();
      const removed = toast(page, "Ürün sepetten çıkarıldı!");
      await expect(removed).toBeVisible();
      const paper = await boxOf(cart.locator(".sheet-paper"));
      const shown = await boxOf(page.locator("[data-sonner-toast]").first());
      expect(shown.x + shown.width <= paper.x || shown.y + shown.height <= paper.y).toBe(true);
      await cart.getByRole("button", { name: "Geri al" }).click();
      await expect(removed).toHaveCount(0);
    }
  });
});

test("on a product's page the toast shows the line and leads to the cart", async ({ page, shelf }) => {
  const name = "Deneme Tek Renk Kupa";
  await shelf.add({ name, price: 100 });
  await visit(page, "/urun/deneme-tek-renk-kupa");
  await page.getByRole("button", { name: "Sepete Ekle", exact: true }).locator("visible=true").first().click();
  await expect(toast(page, `${name} sepete eklendi!`)).toBeVisible();
  await expect(toast(page, "1 adet · ₺100,00")).toBeVisible();
  await page.getByRole("button", { name: "Sepete git" }).click();
  await expect(page.getByRole("dialog", { name: "Sepetim" }).getByText(name)).toBeVisible();
});

test("of more pieces than there are the toast says so at once, and the cart sells the rest", async ({
  page,
  shelf,
}) => {
  const name = "Deneme Son Kupa";
  await shelf.add({ name, price: 100, counts: { "": 2 } });
  await visit(page, "/urun/deneme-son-kupa");
  const add = page.getByRole("button", { name: "Sepete Ekle", exact: true }).locator("visible=true").first();
  for (let pieces = 1; pieces <= 3; pieces += 1) await add.click();
  await expect(toast(page, "Yalnız 2 adet var")).toBeVisible();
  const cart = await openCart(page);
  const line = cart.getByRole("listitem");
  await expect(line.getByText("Yalnız 2 adet var")).toBeVisible();
  await expect(line.getByText("Adet: 2", { exact: true })).toBeVisible();
  const order = cart.getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
  await expect(order).toHaveAttribute("href", /x2(?:%20|\+)-/);
});
