import { expect, expectAccessible } from "../../support/journey.ts";
import { fillCredentials, fillName, storedToken, submit, switchToRegister } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, toast, visit } from "../../support/visit.ts";

test("a refused sign-in and a refused registration show a message each, and the page stays (§8)", {
  tag: "@desktop",
}, async ({ page, faults }) => {
  faults.allow(/Failed to load resource: .*400/);
  await answerCall(page, "POST", "/auth/login", { status: 400 });
  await answerCall(page, "POST", "/auth/register", { status: 400 });
  await visit(page, "/login");
  await fillCredentials(page, { email: "ayse@posta.example", password: "yanlış-şifre" });
  await submit(page);
  await expect(toast(page, "Giriş başarısız")).toBeVisible();
  await switchToRegister(page);
  await fillName(page, "Ayşe");
  await fillCredentials(page, { email: "ayse@posta.example", password: "yanlış-şifre" });
  await submit(page);
  await expect(toast(page, "Kayıt başarısız")).toBeVisible();
  await expect(page.locator("form button[type=submit]")).toHaveText("Kayıt Ol");
  expect(await storedToken(page)).toBeNull();
  await expect(page).toHaveURL("/login");
});

test("a refused registration leaves its words at the field, and the focus there, until the field is changed", async ({
  page,
  customer,
  faults,
}) => {
  faults.allow(/409/);
  const words = "Bu e-posta zaten kayıtlı; giriş yap ya da başka bir adres yaz";
  await visit(page, "/login");
  await switchToRegister(page);
  await fillName(page, "Ayşe");
  await fillCredentials(page, customer);
  await submit(page);
  await expect(toast(page, words)).toBeVisible();
  const email = page.getByLabel("E-posta");
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(words);
  await expectAccessible(page);
  await page.getByLabel("Ad Soyad").fill("Ayşe Yılmaz");
  await expect(email).toHaveAccessibleDescription(words);
  await email.fill("ayse.yilmaz@posta.example");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(page.locator("form").getByText(words)).toHaveCount(0);
});
