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

test("the cart says at its lines what has changed since they were added, and nothing where nothing has or the shop cannot be reached", async ({
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

  await test.step("the cart says at its lines what has changed, and a tap takes it over", async () => {
    for (const name of [RING, CASE]) await addToCart(page, name);
    await shelf.change(cup, { price: 120 });
    await shelf.change(ring, { inStock: false });
    await shelf.change(phoneCase, { colors: ["lila", "siyah"] });
    cart = await openCart(page);
    await line(page, CASE).getByRole("button", { name: "pembe" }).click();
    await expect(line(page, CUP).getByText("Fiyatı değişti: ₺120,00")).toBeVisible();
    await expect(line(page, CUP).getByText("₺100,00")).toBeVisible();
    await expect(line(page, RING).getByText("Şu an tükendi")).toBeVisible();
    expect(await textOf(cart)).toContain(`• ${CUP} x1 - ₺100,00\n`);
    expect(revisionIn(await textOf(cart))).toBe(0);

    await cart.getByRole("button", { name: `Yeni fiyatı al: ${CUP}` }).click();
    await expect(line(page, CUP).getByText("₺120,00")).toBeVisible();
    await cart.getByRole("button", { name: `Çıkar: ${RING}`, exact: true }).click();
    await expect(line(page, RING)).toHaveCount(0);
    await closeCart();
  });

  await test.step("a color that is gone is told apart from a product that is gone", async () => {
    await shelf.remove(cup);
    cart = await openCart(page);
    await expect(line(page, CUP).getByText("Artık satılmıyor")).toBeVisible();
    await cart.getByRole("button", { name: `Çıkar: ${CUP}`, exact: true }).click();
    await expect(line(page, CASE).getByText("Bu rengi kalmadı")).toBeVisible();
    await cart.getByRole("button", { name: `Renk seç: ${CASE} (pembe)` }).click();
    await line(page, CASE).getByRole("button", { name: "lila" }).click();
    await expect(line(page, CASE).getByText("Bu rengi kalmadı")).toHaveCount(0);
    expect(await textOf(cart)).toContain(`• ${CASE} (lila) x1`);
  });
});
