import type { Locator, Page } from "@playwright/test";
import { cartIn } from "../../../domain/order/cart-code.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addToCart, answerCall, openCart, visit } from "../../support/visit.ts";

const [CUP, CASE, RING] = ["Deneme Kupa", "Deneme Kılıf", "Deneme Yüzük"] as const;
const COMPLETE = "WhatsApp ile Siparişi Tamamla";

const textOf = async (cart: Locator) => {
  const link = await cart.getByRole("link", { name: COMPLETE }).getAttribute("href");
  return new URL(link ?? "").searchParams.get("text") ?? "";
};
const revisionIn = (text: string) => cartIn(text.split("/sepet#")[1] ?? "")?.revision;
const line = (page: Page, name: string) => page.getByRole("dialog").getByRole("listitem").filter({ hasText: name });

test("the cart says at its lines and at its button what has changed, sells what can be sold, and says nothing where the shop cannot be reached", async ({
  page,
  shelf,
  faults,
}) => {
  const cup = await shelf.add({ name: CUP, price: 100 });
  const ring = await shelf.add({ name: RING, price: 50 });
  const phoneCase = await shelf.add({ name: CASE, price: 200, colors: ["pembe", "siyah"] });
  await visit(page, "/#trend");
  await addToCart(page, CUP);
  let cart: Locator;
  const closeCart = () => cart.getByRole("button", { name: "Kapat" }).click();

  await test.step("where the shop cannot be reached, nothing is said and the order works", async () => {
    faults.allow(/ERR_FAILED .*\/api\/cart\?/);
    await answerCall(page, "GET", "/cart?*");
    const failed = page.waitForEvent("requestfailed");
    cart = await openCart(page);
    await failed;
    await expect(cart.locator(".line-notice")).toHaveCount(0);
    expect(revisionIn(await textOf(cart))).toBe(0);
    await page.unrouteAll();
    await closeCart();
  });

  await test.step("an unchanged cart says nothing, and its code has the revision of the check", async () => {
    cart = await openCart(page);
    await expect.poll(async () => revisionIn(await textOf(cart))).toBeGreaterThan(0);
    await expect(cart.locator(".line-notice")).toHaveCount(0);
    await closeCart();
  });

  await test.step("what cannot be sold is in no total, and the new price is named beside the old one and sent", async () => {
    for (const name of [RING, CASE]) await addToCart(page, name);
    await shelf.change(cup, { price: 120 });
    await shelf.change(ring, { inStock: false });
    await shelf.change(phoneCase, { colors: ["lila", "siyah"] });
    cart = await openCart(page);
    await expect(line(page, CUP).getByText("Tanesi ₺100,00 idi, şimdi ₺120,00")).toBeVisible();
    await expect(line(page, RING).getByText("Şu an tükendi")).toBeVisible();
    expect(await textOf(cart)).toContain(
      `• ${CUP} x1 - ₺120,00\n• ${CASE} (renk seçilmedi) x1 - ₺200,00\n\n*Toplam: ₺320,00*`,
    );
    expect(await textOf(cart)).not.toContain(RING);
    expect(revisionIn(await textOf(cart))).toBeGreaterThan(0);
    await cart.getByRole("button", { name: "1 ürün alınamıyor · 1 fiyat değişti" }).click();
    await expect(cart.getByRole("button", { name: `Tamam: ${CUP}` })).toBeFocused();
  });

  await test.step("she asks for what cannot be sold in the message's own words, or takes it out", async () => {
    await cart.getByRole("button", { name: `Mesajda sor: ${RING}` }).click();
    await expect(line(page, RING).getByText("Mesajında soruluyor, toplamda yok.")).toBeVisible();
    expect(await textOf(cart)).toContain(`\n\nBu gelir mi: ${RING} x1\n`);
    await cart.getByRole("button", { name: `Mesajda sorma: ${RING}` }).click();
    expect(await textOf(cart)).not.toContain(RING);
    await cart.getByRole("button", { name: `Tamam: ${CUP}` }).click();
    await expect(line(page, CUP).getByText("idi, şimdi")).toHaveCount(0);
    await cart.getByRole("button", { name: `${RING} alınamıyor, toplamda yok` }).click();
    await cart.getByRole("button", { name: `Çıkar: ${RING}`, exact: true }).click();
    await expect(line(page, RING)).toHaveCount(0);
    await expect(line(page, CASE).getByRole("button", { name: "pembe" }), "a gone color is not offered").toHaveCount(0);
    await line(page, CASE).getByText("Renk seç", { exact: true }).click();
    await line(page, CASE).getByRole("button", { name: "siyah" }).click();
    await closeCart();
  });

  await test.step("a color that is gone is told apart from a product that is gone", async () => {
    await shelf.remove(cup);
    await shelf.change(phoneCase, { colors: ["lila", "mor"] });
    cart = await openCart(page);
    await expect(line(page, CUP).getByText("Artık satılmıyor")).toBeVisible();
    await cart.getByRole("button", { name: `Çıkar: ${CUP}`, exact: true }).click();
    await expect(line(page, CASE).getByText("Seçtiğin artık yok")).toBeVisible();
    await cart.getByRole("button", { name: `Yeniden seç: ${CASE} (siyah)` }).click();
    await line(page, CASE).getByRole("button", { name: "lila" }).click();
    await expect(line(page, CASE).getByText("Seçtiğin artık yok")).toHaveCount(0);
    expect(await textOf(cart)).toContain(`• ${CASE} (lila) x1`);
  });
});

test("what is put back, or comes from another tab, is asked about anew and not taken for gone", async ({
  page,
  shelf,
}) => {
  await shelf.add({ name: CUP, price: 100 });
  await shelf.add({ name: RING, price: 50 });
  await visit(page, "/#trend");
  for (const name of [CUP, RING]) await addToCart(page, name);
  let cart = await openCart(page);
  await cart.getByRole("button", { name: `Sepetten çıkar: ${CUP}` }).click();
  await cart.getByRole("button", { name: "Kapat" }).click();
  cart = await openCart(page);
  await expect.poll(async () => revisionIn(await textOf(cart))).toBeGreaterThan(0);
  const asked = page.waitForResponse(/\/api\/cart\?/);
  await cart.getByRole("button", { name: "Geri al" }).click();
  await asked;
  await expect.poll(async () => revisionIn(await textOf(cart))).toBeGreaterThan(0);
  await expect(cart.locator(".line-notice")).toHaveCount(0);
  expect(await textOf(cart)).toContain("*Toplam: ₺150,00*");
});

test("a price that changes while the cart is open is seen when she comes back to the page", async ({ page, shelf }) => {
  const cup = await shelf.add({ name: CUP, price: 100 });
  await visit(page, "/#trend");
  await addToCart(page, CUP);
  const cart = await openCart(page);
  await expect.poll(async () => revisionIn(await textOf(cart))).toBeGreaterThan(0);
  await shelf.change(cup, { price: 120 });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(cart.getByRole("button", { name: `${CUP} ₺100,00 idi, şimdi ₺120,00` })).toBeVisible();
  expect(await textOf(cart)).toContain("*Toplam: ₺120,00*");
});
