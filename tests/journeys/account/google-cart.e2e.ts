import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { continueAsGoogle, newPerson } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { cartButton, openCart, toast, visit } from "../../support/visit.ts";

const CUP = "Deneme İsimli Kupa";
const GOOGLE = "Google ile Devam Et";

/** All that the browser keeps of this shop. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("who signs in with Google keeps her cart: nothing of it is stored once she is back (§2, §3)", async ({
  page,
  shelf,
  shop,
}) => {
  const { slug } = await shelf.add({ name: CUP, price: 199.9, colors: ["pembe", "siyah"] });
  const person = newPerson("Derya Kaya");

  await visit(page, `/urun/${slug}?renk=siyah`);
  await page.getByRole("main").getByRole("button", { name: "Sepete Ekle", exact: true }).first().click();
  await expect(cartButton(page)).toHaveAccessibleName(/1/);
  await page.locator('a[href="/login"]').first().dispatchEvent("click");

  await test.step("also who gives up", async () => {
    await page.getByRole("button", { name: GOOGLE }).click();
    await page.waitForURL(/demo-google/);
    expect(new URL(page.url()).searchParams.get("redirect")).toBe(`${shop.url}/login`);
    await page.getByRole("link", { name: "Vazgeç" }).click();
    await expect(page).toHaveURL("/login");
    await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
    await expect(cartButton(page)).toHaveAccessibleName(/1/);
    const cart = await openCart(page);
    await expect(cart.getByText(CUP).first()).toBeVisible();
    await expect(cart.getByText("siyah", { exact: false }).first()).toBeVisible();
    expect(await stored(page)).not.toContain("/sepet#");
  });

  await test.step("and who comes back signed in, on the page where she was", async () => {
    await visit(page, `/urun/${slug}?renk=siyah`);
    await page.getByRole("main").getByRole("button", { name: "Sepete Ekle", exact: true }).first().click();
    await page.locator('a[href="/login"]').first().dispatchEvent("click");
    await page.getByRole("button", { name: GOOGLE }).click();
    await continueAsGoogle(page, person);
    await expect(toast(page, "Google ile giriş başarılı!")).toBeVisible();
    await expect(page).toHaveURL(`/urun/${slug}?renk=siyah`);
    await expect(cartButton(page)).toHaveAccessibleName(/1/);
    const cart = await openCart(page);
    await expect(cart.getByText(CUP).first()).toBeVisible();
    await expect(cart.getByText("Sayfa yenilendi", { exact: false })).toHaveCount(0);
    expect(await stored(page)).not.toContain("sepet#");
  });
});
