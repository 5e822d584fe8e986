import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { continueAsGoogle, newPerson, storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, cartButton, holdCalls, openCart, toast, visit } from "../../support/visit.ts";

const CUP = "Deneme İsimli Kupa";
const GOOGLE = "Google ile Devam Et";

/** All that the browser keeps of this shop. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("a refused return from Google is told, and who signs in there returns to the page where she was and keeps her cart, of which nothing is stored (§2, §3, §4, §7, §8)", async ({
  page,
  shelf,
  shop,
  faults,
}) => {
  await test.step("a session_id in the hash is sent and removed from the address while a spinner is shown, and a refusal is told (§2, §7, §8)", async () => {
    faults.allow(/ERR_FAILED/);
    await answerCall(page, "POST", "/auth/google");
    const release = await holdCalls(page, "/auth/google");
    const sent = page.waitForRequest("**/api/auth/google");
    await page.goto("/login#session_id=abcdef123456");
    await expect(page.getByRole("status")).toContainText("Google ile giriş yapılıyor...");
    expect((await sent).postDataJSON()).toEqual({ sessionId: "abcdef123456" });
    await expect(page).toHaveURL("/login");
    release();
    await expect(toast(page, "Google girişi başarısız")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await page.unrouteAll();
  });

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
    await expect(page.getByText(person.name).first()).toBeAttached();
    expect(await storedToken(page)).toBeTruthy();
  });
});
