import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, holdCalls, toast, visit } from "../../support/visit.ts";

/** The products of the home page (§9). */
const SHOWN = "/products?showcase=all";
const FAILED = "Veriler yüklenemedi";

test("the home page shows a spinner while products and categories load (§2)", async ({ page }) => {
  const release = await holdCalls(page, SHOWN);
  await visit(page, "/login");
  const requests = [page.waitForRequest(`**/api${SHOWN}`), page.waitForRequest("**/api/categories")];
  await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
  await Promise.all(requests);
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.getByRole("status")).toHaveCount(0);
});

test(`the home page says '${FAILED}' when its products fail to load, and retries on demand (§8)`, {
  tag: "@desktop",
}, async ({ page, faults }) => {
  faults.allow(/\b500\b/);
  await answerCall(page, "GET", SHOWN, { status: 500 });
  await visit(page, "/login");
  await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.unroute(`**/api${SHOWN}`);
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(page.getByRole("article")).toHaveCount(8);
});

test.describe("in the panel", () => {
  test.use({ person: "admin" });

  test("a spinner is shown while the list loads (§2)", async ({ page }) => {
    const release = await holdCalls(page, "/admin/products?*");
    await visit(page, "/admin");
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
    await expect(page.getByRole("status")).toBeVisible();
    release();
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
  });

  test("a spinner is shown while the session is checked (§2)", { tag: "@desktop" }, async ({ page }) => {
    const release = await holdCalls(page, "/auth/me");
    await visit(page, "/admin");
    await expect(page.getByRole("status")).toBeVisible();
    await expect(page.getByText("Admin Panel")).toHaveCount(0);
    await expect(page).toHaveURL("/admin");
    release();
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  });

  test(`the panel says '${FAILED}' when the list's connection is lost, and retries on demand (§8)`, {
    tag: "@desktop",
  }, async ({ page, faults }) => {
    faults.allow(/ERR_FAILED/);
    await answerCall(page, "GET", "/admin/products?*", undefined);
    await visit(page, "/admin");
    await expect(toast(page, FAILED)).toBeVisible();
    await page.unroute("**/api/admin/products?*");
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });
});
