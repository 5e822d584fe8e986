import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { fillCredentials, fillName, storedToken, submit, switchToRegister } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addDevice } from "../../support/second-factor/virtual-device.ts";
import { toast, visit } from "../../support/visit.ts";

const part = (page: Page) => page.getByRole("region", { name: "Parmak izi / yüz ile giriş" });
const byFinger = (page: Page) => page.getByRole("button", { name: "Parmak iziyle gir" });

/** Registers a new person, who has no passkeys of other journeys. */
async function registerSomebody(page: Page, project: string) {
  const credentials = { email: `parmak-${project}-${Date.now()}@posta.example`, password: "mavi-fincan-71" };
  await visit(page, "/login");
  await switchToRegister(page);
  await expect(byFinger(page)).toHaveCount(0);
  await fillName(page, "Elif Demir");
  await fillCredentials(page, credentials);
  await submit(page);
  await expect(toast(page, "Kayıt başarılı!")).toBeVisible();
  return credentials;
}

test("a passkey is added in Hesabım, signs in by fingerprint, and is removed", async ({ page, faults }, {
  project,
}) => {
  faults.allow(/401/);
  const device = await addDevice(page);
  await registerSomebody(page, project.name);
  await visit(page, "/hesap");
  await part(page).getByRole("button", { name: "Bu cihazı ekle" }).click();
  await expect(toast(page, "Bu cihaz eklendi; artık parmak izi ya da yüzle girebilirsin")).toBeVisible();
  await expect(part(page).getByRole("listitem")).toHaveCount(1);
  await expect(part(page).getByRole("listitem")).toContainText("Chrome");
  await part(page).getByRole("button", { name: "Bu cihazı ekle" }).click();
  await expect(toast(page, "Bu cihaz zaten ekli")).toBeVisible();

  await page.evaluate(() => localStorage.removeItem("token"));
  await visit(page, "/login");
  await device.holdFinger(false);
  await byFinger(page).click();
  await expect(toast(page, "Parmak iziyle giriş olmadı; şifrenle girebilirsin")).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await device.holdFinger(true);
  await byFinger(page).click();
  await expect(toast(page, "Giriş başarılı!")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).toBeTruthy();

  await visit(page, "/hesap");
  await part(page)
    .getByRole("button", { name: /^Çıkar:/ })
    .click();
  await expect(toast(page, "Cihaz çıkarıldı")).toBeVisible();
  await expect(part(page).getByRole("listitem")).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("token"));
  await visit(page, "/login");
  await byFinger(page).click();
  await expect(toast(page, "Bu cihazla giriş olmadı; şifrenle girebilirsin")).toBeVisible();
});
