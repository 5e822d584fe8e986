import { expect, expectAccessible } from "../../support/journey.ts";
import { fillCredentials, fillName, storedToken, submit, switchToRegister } from "../../support/login-visit.ts";
import { adminOf, test } from "../../support/person-and-shelf.ts";
import { holdCalls, toast, visit } from "../../support/visit.ts";

test("login and register are two modes of one page (§2)", async ({ page }) => {
  await visit(page, "/login");
  const form = page.locator("form");
  await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveCount(0);
  await expect(form.getByRole("button")).toHaveText("Giriş Yap");
  await expect(page.getByText("veya", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Google ile Devam Et" })).toBeVisible();

  await switchToRegister(page);
  await expect(page.getByRole("heading", { name: "Yeni hesap oluşturun" })).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveAttribute("placeholder", "Adınız");
  await expect(form.getByRole("button")).toHaveText("Kayıt Ol");

  await page.getByRole("button", { name: "Zaten hesabınız var mı? Giriş yapın" }).click();
  await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
  await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
  await expect(page).toHaveURL("/");
});

test("name, e-mail and password are required, and the e-mail must be valid (§5)", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await visit(page, "/login");
  await switchToRegister(page);
  for (const label of ["Ad Soyad", "E-posta", "Şifre"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("required");
  }
  await expect(page.getByLabel("E-posta")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Şifre")).toHaveAttribute("type", "password");
  await submit(page);
  await expect(page.getByLabel("Ad Soyad")).toBeFocused();
  await fillName(page, "Ayşe");
  await fillCredentials(page, { email: "ayse", password: "mavi-fincan-71" });
  await submit(page);
  await expect(page.getByLabel("E-posta")).toBeFocused();
  expect(calls.filter((url) => url.includes("/api/auth"))).toEqual([]);
});

test("an unfinished registration keeps name and e-mail on this device, never the password, which can be shown", async ({
  page,
}) => {
  await visit(page, "/login");
  await switchToRegister(page);
  await fillName(page, "Elif Demir");
  await fillCredentials(page, { email: "elif@posta.example", password: "mavi-fincan-71" });
  const show = page.getByRole("switch", { name: "Şifreyi göster" });
  for (const type of ["text", "password"]) {
    await show.click();
    await expect(page.getByLabel("Şifre")).toHaveAttribute("type", type);
  }
  await expectAccessible(page);
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

test("a password can be pasted and filled in by a password manager", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/login");
  const password = page.getByLabel("Şifre");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await expect(page.getByLabel("E-posta")).toHaveAttribute("autocomplete", "username");
  const isPasted = await password.evaluate((field) =>
    field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
  );
  expect(isPasted).toBe(true);
  await switchToRegister(page);
  await expect(password).toHaveAttribute("autocomplete", "new-password");
});

test(
  "registering signs in a customer, stores the token and goes home (§2, §4, §6, §8)",
  { tag: "@postgres" },
  async ({ page }, { project }) => {
    await visit(page, "/login");
    await switchToRegister(page);
    const email = `elif-${project.name}-${Date.now()}@posta.example`;
    await fillName(page, "Elif Demir");
    await fillCredentials(page, { email, password: "mavi-fincan-71" });
    await submit(page);
    await expect(toast(page, "Kayıt başarılı!")).toBeVisible();
    await expect(page).toHaveURL("/");
    expect(await storedToken(page)).toBeTruthy();
    await expect(page.getByRole("link", { name: "Admin", includeHidden: true })).toHaveCount(0);
    await expect(page.getByText("Elif Demir")).toHaveCount(2);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
  },
);

test("signing in returns to the page where the visitor came from (§2, §4, §8)", async ({ page, customer }) => {
  await visit(page, "/#takilar");
  await page.locator('a[href="/login"]').filter({ hasText: "Giriş Yap" }).first().dispatchEvent("click");
  await expect(page).toHaveURL("/login");
  await fillCredentials(page, customer);
  await submit(page);
  await expect(toast(page, "Giriş başarılı!")).toBeVisible();
  await expect(page).toHaveURL("/#takilar");
  expect(await storedToken(page)).toBeTruthy();
});

test("signing in on a /login opened by its address leads to the home page (§2)", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await visit(page, "/login");
  await fillCredentials(page, adminOf(shop));
  await submit(page);
  await expect(page).toHaveURL("/");
});

test("the device stays known to the shop after signing out (§10 sign-in)", { tag: "@desktop" }, async ({
  page,
  customer,
}) => {
  await visit(page, "/login");
  await fillCredentials(page, customer);
  await submit(page);
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Çıkış Yap", includeHidden: true }).first().dispatchEvent("click");
  const mark = await page.evaluate(() => localStorage.getItem("cihaz"));
  expect(mark).toBeTruthy();
  await visit(page, "/login");
  await fillCredentials(page, customer);
  const sent = page.waitForRequest("**/api/auth/login");
  await submit(page);
  expect((await sent).postDataJSON()).toMatchObject({ device: mark });
  await expect(page).toHaveURL("/");
});

test("a device of two people is known for both accounts", async ({ page, customer, shop }) => {
  const other = { ...customer, email: `ikinci-${process.pid}@posta.example` };
  await page.request.post("/api/auth/register", { data: { ...other, name: "İkinci Kişi" } });
  for (const person of [customer, other]) {
    await visit(page, "/login");
    await fillCredentials(page, person);
    await submit(page);
    await expect(page).toHaveURL("/");
    await page.evaluate(() => localStorage.removeItem("token"));
  }
  const device = await page.evaluate(() => localStorage.getItem("cihaz"));
  for (const { email, password } of [customer, other]) {
    const answer = await page.request.post(`${shop.url}/api/auth/login`, { data: { email, password, device } });
    expect(device?.split(" ")).toContain((await answer.json()).device);
  }
});

test("a wrong password shows the server's message and moves the focus to the password (§8)", async ({
  page,
  customer,
  faults,
}) => {
  faults.allow(/401/);
  await visit(page, "/login");
  await fillCredentials(page, { ...customer, password: "yanlis-sifre-1" });
  const button = page.locator("form button[type=submit]");
  await button.press("Enter");
  await expect(toast(page, "E-posta veya şifre hatalı")).toBeVisible();
  await expect(page.getByLabel("Şifre")).toBeFocused();
});

test("the button says 'Yükleniyor...' while busy (§2, §4)", async ({ page, customer }) => {
  const release = await holdCalls(page, "/auth/login");
  await visit(page, "/login");
  await fillCredentials(page, customer);
  await submit(page);
  const button = page.locator("form button[type=submit]");
  await expect(button).toHaveText("Yükleniyor...");
  await expect(button).toBeDisabled();
  release();
  await expect(page).toHaveURL("/");
});
