import { expect } from "../../support/journey.ts";
import { storedToken } from "../../support/login-visit.ts";
import { adminOf, test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test("a visitor is sent to /login, and back to /admin after signing in, whose header welcomes her by name, links home and to Hesabım and back, and signs out, and a customer is sent to / (§2, §6)", async ({
  page,
  shop,
  customer,
  faults,
}) => {
  faults.allow(/401/);
  await visit(page, "/admin");
  await expect(page).toHaveURL("/login");
  const { email, password } = adminOf(shop);
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre").fill(password);
  await page.getByLabel("Şifre").press("Enter");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("table")).toBeVisible();

  const header = page.getByRole("banner");
  await expect(header.getByRole("heading", { name: "Admin Panel", exact: true })).toBeVisible();
  await expect(header.getByText(/^Hoş geldin, ./)).toBeVisible();
  await header.getByRole("link", { name: "Ana Sayfa" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "Diğer" }).click();
  await page.getByRole("link", { name: "Hesabım" }).click();
  await expect(page).toHaveURL("/hesap");
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await expect(page).toHaveURL("/admin");

  const stored = await storedToken(page);
  await expect(page.getByRole("table")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("token", "fy_bozuk"));
  await page.getByRole("searchbox").fill("mum");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Oturumun sona erdi")).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await page.evaluate((kept) => localStorage.setItem("token", kept ?? ""), stored);
  await visit(page, "/admin");
  await header.getByRole("button", { name: "Çıkış Yap" }).click();
  await expect(page).toHaveURL("/login");
  await expect(toast(page, "Çıkış yapıldı")).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  const { token } = await (await page.request.post("/api/auth/login", { data: customer })).json();
  await page.evaluate((hers) => localStorage.setItem("token", hers), token);
  await page.goto("/admin");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Admin Panel")).toHaveCount(0);
});
