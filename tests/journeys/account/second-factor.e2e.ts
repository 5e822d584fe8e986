import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { fillCredentials, storedToken, storeTokenOf, submit } from "../../support/login-visit.ts";
import { adminOf, test } from "../../support/person-and-shelf.ts";
import { shownCode } from "../../support/second-factor/shown-code.ts";
import { toast, visit } from "../../support/visit.ts";

const part = (page: Page) => page.getByRole("region", { name: "İki adımlı giriş" });
const code = (page: Page) => page.getByLabel("Doğrulama kodu");

async function signInAgain(page: Page, credentials: { email: string; password: string }) {
  await page.evaluate(() => localStorage.removeItem("token"));
  await visit(page, "/login");
  await fillCredentials(page, credentials);
  await submit(page);
}

test("an admin turns two-step sign-in on, signs in with both kinds of code, and turns it off", async ({
  page,
  shop,
  faults,
}) => {
  faults.allow(/40[13]|422/);
  await page.goto("/robots.txt");
  await storeTokenOf(page, adminOf(shop));
  await visit(page, "/hesap");
  await part(page).getByRole("button", { name: "Aç" }).click();
  await part(page).getByRole("button", { name: "Vazgeç" }).click();
  await part(page).getByRole("button", { name: "Aç" }).click();
  await expect(part(page).getByRole("img", { name: /kare kod/ })).toBeVisible();
  await expectAccessible(page);
  const key = (await part(page).locator("code").innerText()).replaceAll(" ", "");
  const inApp = part(page).getByRole("link", { name: "Uygulamada aç" });
  await expect(inApp).toHaveAttribute("href", new RegExp(`^otpauth://totp/.*secret=${key}`));
  await expect(part(page).getByRole("button", { name: "Anahtarı kopyala" })).toBeVisible();
  const shown = part(page).getByLabel("Uygulamanın gösterdiği kod");
  await shown.fill("000000");
  await shown.press("Enter");
  await expect(shown).toHaveAccessibleDescription("Kod tutmadı; uygulamadaki yeni kodu yaz");
  await expect(shown).toHaveAttribute("aria-invalid", "true");
  await expect(shown).toBeFocused();
  await shown.fill(shownCode(key, new Date()));
  await part(page).getByRole("button", { name: "Onayla" }).click();
  await expect(toast(page, "İki adımlı giriş açıldı")).toBeVisible();
  const recoveryCodes = await part(page).getByRole("listitem").allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  const download = page.waitForEvent("download");
  await part(page).getByRole("link", { name: "İndir" }).click();
  expect((await download).suggestedFilename()).toBe("kurtarma-kodlari.txt");
  await part(page).getByRole("button", { name: "Kodları sakladım" }).click();
  await expect(part(page)).toContainText("Kalan kurtarma kodun: 10");

  await signInAgain(page, adminOf(shop));
  await expect(code(page)).toBeFocused();
  await expect(page.getByText("Doğrulama uygulamandaki 6 haneli kodu yaz")).toBeVisible();
  await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code(page)).toHaveAttribute("inputmode", "numeric");
  expect(await storedToken(page)).toBeNull();
  await code(page).fill("000000");
  await submit(page);
  await expect(toast(page, "Doğrulama kodu yanlış ya da kullanılmış")).toBeVisible();
  // The current code may be the one that turned it on, which is used up. The next one is accepted already.
  await code(page).fill(shownCode(key, new Date(), 1));
  await submit(page);
  await expect(toast(page, "Giriş başarılı!")).toBeVisible();
  await expect(page).toHaveURL("/");

  await signInAgain(page, adminOf(shop));
  await page.getByRole("button", { name: "Telefonum yanımda değil" }).click();
  await page.getByRole("button", { name: "Telefonumdaki kodu yazacağım" }).click();
  await expect(code(page)).toHaveAttribute("inputmode", "numeric");
  await page.getByRole("button", { name: "Telefonum yanımda değil" }).click();
  await expect(code(page)).toHaveAttribute("inputmode", "text");
  await expect(code(page)).toBeFocused();
  await code(page).fill(recoveryCodes[0] ?? "");
  await submit(page);
  await expect(toast(page, "Giriş başarılı!")).toBeVisible();

  await visit(page, "/hesap");
  await expect(part(page)).toContainText("Kalan kurtarma kodun: 9");
  await part(page).getByRole("button", { name: "Kapat" }).click();
  await part(page).getByRole("button", { name: "Vazgeç" }).click();
  await part(page).getByRole("button", { name: "Kapat" }).click();
  await code(page).fill(recoveryCodes[1] ?? "");
  await part(page).getByRole("button", { name: "Kapat" }).click();
  await expect(toast(page, "İki adımlı giriş kapatıldı")).toBeVisible();
  await expect(part(page).getByRole("button", { name: "Aç" })).toBeVisible();
});
