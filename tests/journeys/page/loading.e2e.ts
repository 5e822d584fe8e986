import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, holdCalls, toast, visit } from "../../support/visit.ts";

/** The products of the home page (§9). */
const SHOWN = "/products?showcase=all";
const FAILED = "Veriler yüklenemedi";

test(`the home page shows a spinner while it loads (§2), says '${FAILED}' when that fails, and retries on demand (§8)`, async ({
  page,
  faults,
}) => {
  faults.allow(/\b500\b/);
  await answerCall(page, "GET", SHOWN, { status: 500 });
  const release = await holdCalls(page, SHOWN);
  await visit(page, "/login");
  const requests = [page.waitForRequest(`**/api${SHOWN}`), page.waitForRequest("**/api/categories")];
  await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
  await Promise.all(requests);
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  await expect(toast(page, FAILED)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.unroute(`**/api${SHOWN}`);
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.getByRole("status")).toHaveCount(0);
});

test.describe("in the panel", () => {
  test.use({ person: "admin" });

  test(`a spinner is shown while session and list load (§2), '${FAILED}' when the line is lost, and a retry helps (§8)`, async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/);
    await answerCall(page, "GET", "/admin/products?*", undefined);
    const releaseList = await holdCalls(page, "/admin/products?*");
    const releaseSession = await holdCalls(page, "/auth/me");
    await visit(page, "/admin");
    await expect(page.getByRole("status")).toBeVisible();
    await expect(page.getByText("Admin Panel")).toHaveCount(0);
    await expect(page).toHaveURL("/admin");
    releaseSession();
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
    await expect(page.getByRole("status")).toBeVisible();
    releaseList();
    await expect(toast(page, FAILED)).toBeVisible();
    await page.unroute("**/api/admin/products?*");
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
  });
});
