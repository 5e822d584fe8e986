import { expect } from "../../support/journey.ts";
import { storedToken } from "../../support/login-visit.ts";
import { adminOf, test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test("who is not signed in is sent to /login, and after it back to /admin (§2)", { tag: "@both" }, async ({
  page,
  shop,
}) => {
  await visit(page, "/admin");
  await expect(page).toHaveURL("/login");
  const { email, password } = adminOf(shop);
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre").fill(password);
  await page.getByLabel("Şifre").press("Enter");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("table")).toBeVisible();
});

test.describe("for a customer", () => {
  test.use({ person: "customer" });

  test("the panel sends back to / (§2, §6)", async ({ page }) => {
    await page.goto("/admin");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Admin Panel")).toHaveCount(0);
  });

  test("the server refuses the customer's writes as well (§6)", { tag: "@desktop" }, async ({ page, faults }) => {
    faults.allow(/403/);
    await visit(page, "/");
    const statuses = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("token")}`, "Content-Type": "application/json" };
      const call = async (method: string, path: string) => (await fetch(path, { method, headers, body: "{}" })).status;
      return [
        await call("POST", "/api/products"),
        await call("PUT", "/api/products/x"),
        await call("DELETE", "/api/products/x"),
      ];
    });
    expect(statuses).toEqual([403, 403, 403]);
  });
});

test.describe("for an admin", () => {
  test.use({ person: "admin" });

  test("the header welcomes by name and leads home and out (§2)", async ({ page }) => {
    await visit(page, "/admin");
    const header = page.getByRole("banner");
    await expect(header.getByRole("heading", { name: "Admin Panel", exact: true })).toBeVisible();
    await expect(header.getByText(/^Hoş geldin, ./)).toBeVisible();
    await header.getByRole("link", { name: "Ana Sayfa" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await header.getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(page).toHaveURL("/login");
    expect(await storedToken(page)).toBeNull();
  });

  test("a token that is good for nobody any more ends the panel with the next question (§2, §4)", async ({
    page,
    faults,
  }) => {
    faults.allow(/401/);
    await visit(page, "/admin");
    await expect(page.getByRole("table")).toBeVisible();
    await page.evaluate(() => localStorage.setItem("token", "fy_bozuk"));
    await page.getByRole("searchbox").fill("mum");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Oturumun sona erdi")).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});
