import { expect } from "../../support/journey.ts";
import {
  fillCredentials,
  fillName,
  newPerson,
  storedToken,
  submit,
  switchToRegister,
} from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { holdCalls, toast, visit } from "../../support/visit.ts";

test("a visitor finds both modes of one page, leaves a registration half done, is refused with a known address, and registers with a new one", async ({
  page,
  customer,
  faults,
}) => {
  await test.step("login and register are two modes of one page, whose fields are required, and a browser without passkeys is offered none (§2, §5)", async () => {
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "PublicKeyCredential"));
    await visit(page, "/login");
    const form = page.locator("form");
    const password = page.getByLabel("Şifre");
    await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
    await expect(page.getByLabel("Ad Soyad")).toHaveCount(0);
    await expect(form.getByRole("button")).toHaveText("Giriş Yap");
    await expect(page.getByText("veya", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Google ile Devam Et" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Parmak iziyle gir" })).toHaveCount(0);

    await switchToRegister(page);
    await expect(page.getByRole("heading", { name: "Yeni hesap oluşturun" })).toBeVisible();
    await expect(page.getByLabel("Ad Soyad")).toHaveAttribute("placeholder", "Adınız");
    await expect(form.getByRole("button")).toHaveText("Kayıt Ol");
    for (const label of ["Ad Soyad", "E-posta", "Şifre"]) {
      await expect(page.getByLabel(label)).toHaveAttribute("required");
    }
    await expect(page.getByLabel("E-posta")).toHaveAttribute("type", "email");
    await expect(password).toHaveAttribute("type", "password");
    await submit(page);
    await expect(page.getByLabel("Ad Soyad")).toBeFocused();
    await fillName(page, "Ayşe");
    await fillCredentials(page, { email: "ayse", password: "mavi-fincan-71" });
    await submit(page);
    await expect(page.getByLabel("E-posta")).toBeFocused();
    expect(calls.filter((url) => url.includes("/api/auth"))).toEqual([]);

    await page.getByRole("button", { name: "Zaten hesabınız var mı? Giriş yapın" }).click();
    await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
    await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
    await expect(page).toHaveURL("/");
  });

  await test.step("an unfinished registration keeps name and e-mail on this device, never the password, which can be shown", async () => {
    await visit(page, "/login");
    await switchToRegister(page);
    await fillName(page, "Elif Demir");
    await fillCredentials(page, { email: "elif@posta.example", password: "mavi-fincan-71" });
    const show = page.getByRole("switch", { name: "Şifreyi göster" });
    for (const type of ["text", "password"]) {
      await show.click();
      await expect(page.getByLabel("Şifre")).toHaveAttribute("type", type);
    }
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).toContain("elif@posta.example");
    expect(stored).not.toContain("mavi-fincan-71");

    await page.reload();
    await expect(page.getByLabel("E-posta")).toHaveValue("");
    await switchToRegister(page);
    await expect(page.getByLabel("Ad Soyad")).toHaveValue("Elif Demir");
    await expect(page.getByLabel("E-posta")).toHaveValue("elif@posta.example");
    await expect(page.getByLabel("Şifre")).toHaveValue("");
  });

  await test.step("a password can be pasted and filled in by a password manager, and a refused registration leaves its words at the field", async () => {
    faults.allow(/409/);
    const words = "Bu e-posta zaten kayıtlı; giriş yap ya da başka bir adres yaz";
    await visit(page, "/login");
    const password = page.getByLabel("Şifre");
    const email = page.getByLabel("E-posta");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await expect(email).toHaveAttribute("autocomplete", "username");
    const isPasted = await password.evaluate((field) =>
      field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
    );
    expect(isPasted).toBe(true);
    await switchToRegister(page);
    await expect(password).toHaveAttribute("autocomplete", "new-password");

    await fillName(page, "Ayşe");
    await fillCredentials(page, customer);
    await submit(page);
    await expect(toast(page, words)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(words);
    await fillName(page, "Ayşe Yılmaz");
    await expect(email).toHaveAccessibleDescription(words);
    await email.fill("ayse.yilmaz@posta.example");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("form").getByText(words)).toHaveCount(0);
  });

  await test.step("registering signs in a customer, stores the token and goes home (§2, §4, §6, §8)", async () => {
    const person = newPerson("Elif Demir");
    await fillName(page, person.name);
    await fillCredentials(page, person);
    await submit(page);
    await expect(toast(page, "Kayıt başarılı!")).toBeVisible();
    await expect(page).toHaveURL("/");
    expect(await storedToken(page)).toBeTruthy();
    await expect(page.getByRole("link", { name: "Admin", includeHidden: true })).toHaveCount(0);
    await expect(page.getByText("Elif Demir")).toHaveCount(2);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.email);
  });
});

test("signing in returns to the page where the visitor came from, after a wrong password too, and the device stays known (§2, §4, §8)", async ({
  page,
  customer,
  faults,
}) => {
  faults.allow(/401/);
  await visit(page, "/#takilar");
  await page.locator('a[href="/login"]').filter({ hasText: "Giriş Yap" }).first().dispatchEvent("click");
  await expect(page).toHaveURL("/login");
  await fillCredentials(page, { ...customer, password: "yanlis-sifre-1" });
  const button = page.locator("form button[type=submit]");
  await button.press("Enter");
  await expect(toast(page, "E-posta veya şifre hatalı")).toBeVisible();
  await expect(page.getByLabel("Şifre")).toBeFocused();
  expect(await storedToken(page)).toBeNull();

  const release = await holdCalls(page, "/auth/login");
  await fillCredentials(page, customer);
  await submit(page);
  await expect(button).toHaveText("Yükleniyor...");
  await expect(button).toBeDisabled();
  release();
  await expect(toast(page, "Giriş başarılı!")).toBeVisible();
  await expect(page).toHaveURL("/#takilar");
  expect(await storedToken(page)).toBeTruthy();

  await page.getByRole("button", { name: "Çıkış Yap", includeHidden: true }).first().dispatchEvent("click");
  await expect.poll(() => storedToken(page)).toBeNull();
  const mark = await page.evaluate(() => localStorage.getItem("cihaz"));
  expect(mark).toBeTruthy();
  await visit(page, "/login");
  await fillCredentials(page, customer);
  const sent = page.waitForRequest("**/api/auth/login");
  await submit(page);
  expect((await sent).postDataJSON()).toMatchObject({ device: mark });
  await expect(page).toHaveURL("/");
});
