import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/shopkeeper.ts";
import { addToCart, cartButton, openCart, toast, visit } from "../../support/visit.ts";

const LABUBU = "Deneme Labubu";
const BRACELET = "Deneme Çift Bileklik";

test.beforeEach(async ({ page, shelf }) => {
  await Promise.all([shelf.add({ name: LABUBU, price: 1234.5 }), shelf.add({ name: BRACELET, price: 449.9 })]);
  await visit(page, "/#trend");
});

const line = (page: Page, name: string) => page.getByRole("dialog").getByRole("listitem").filter({ hasText: name });

test("nothing is drawn while the cart is closed; empty it says 'Sepetiniz boş' (§2)", async ({ page }) => {
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(cartButton(page)).toHaveText("");
  const cart = await openCart(page);
  await expect(cart.getByRole("heading", { name: "Sepetim" })).toBeVisible();
  await expect(cart.getByText("Sepetiniz boş", { exact: true })).toBeVisible();
  await expect(cart.getByText("Ürün ekleyerek alışverişe başlayın!", { exact: true })).toBeVisible();
  await expect(cart.getByRole("link")).toHaveCount(0);
});

test("adding appends a line, adding again raises it by 1, and the badge counts (§2, §4, §8)", async ({ page }) => {
  await addToCart(page, LABUBU);
  await expect(toast(page, `${LABUBU} sepete eklendi!`)).toBeVisible();
  await expect(cartButton(page)).toHaveText("1");
  await addToCart(page, LABUBU);
  await expect(toast(page, `${LABUBU} miktarı artırıldı!`)).toBeVisible();
  await addToCart(page, BRACELET);
  await expect(cartButton(page)).toHaveText("3");

  const cart = await openCart(page);
  await expect(cart.getByRole("listitem")).toHaveCount(2);
  await expect(line(page, LABUBU).locator("img")).toHaveCount(1);
  await expect(line(page, LABUBU).getByText("Adet: 2", { exact: true })).toBeVisible();
  await expect(line(page, LABUBU).getByText("₺2.469,00", { exact: true })).toBeVisible();
  await expect(line(page, BRACELET).getByText("Adet: 1", { exact: true })).toBeVisible();
  await expect(cart.getByText("Toplam", { exact: true })).toBeVisible();
  await expect(cart.getByText("₺2.918,90", { exact: true })).toBeVisible();
});

test("removing deletes the line, and the last one leaves the cart empty (§4, §8)", async ({ page }) => {
  for (const name of [LABUBU, LABUBU, BRACELET]) await addToCart(page, name);
  const cart = await openCart(page);
  await cart.getByRole("button", { name: `Sepetten çıkar: ${LABUBU}` }).click();
  await expect(toast(page, "Ürün sepetten çıkarıldı!")).toBeVisible();
  await expect(cart.getByRole("listitem")).toHaveCount(1);
  await expect(cart.getByText("₺449,90", { exact: true }).last()).toBeVisible();
  await cart.getByRole("button", { name: `Sepetten çıkar: ${BRACELET}` }).click();
  await expect(cart.getByText("Sepetiniz boş")).toBeVisible();
  await expect(page.locator(".header-badge")).toHaveCount(0);
});

test("a line's quantity can be changed in the cart, never below 1", async ({ page }) => {
  await addToCart(page, LABUBU);
  const cart = await openCart(page);
  await cart.getByRole("button", { name: `Artır: ${LABUBU}` }).click();
  await expect(line(page, LABUBU).getByText("Adet: 2")).toBeVisible();
  await cart.getByRole("button", { name: `Azalt: ${LABUBU}` }).click();
  await expect(line(page, LABUBU).getByText("Adet: 1")).toBeVisible();
  await expect(cart.getByRole("button", { name: `Azalt: ${LABUBU}` })).toBeDisabled();
});

test("a click outside, Escape and the close button close the cart; one inside does not (§2)", async ({ page }) => {
  await addToCart(page, LABUBU);
  let cart = await openCart(page);
  await cart.getByText("Toplam", { exact: true }).click();
  await expect(cart).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(page.locator("dialog")).toHaveCount(0);

  cart = await openCart(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);

  cart = await openCart(page);
  await cart.getByRole("button", { name: "Kapat" }).click();
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("the cart is kept while moving inside the shop, and gone after a reload (§3)", async ({ page }) => {
  await addToCart(page, LABUBU);
  await page.getByRole("contentinfo").getByRole("link", { name: "Takılar" }).click();
  await expect(cartButton(page)).toHaveText("1");
  await page.reload();
  await expect(cartButton(page)).toHaveText("");
});
