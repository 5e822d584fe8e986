import { expect } from "../../support/journey.ts";
import { test } from "../../support/shopkeeper.ts";
import { answerCall, holdCalls, toast, visit } from "../../support/visit.ts";

/** What the home page shows of the products (§9). */
const SHOWN = "/products?showcase=all";
const FAILED = "Veriler yüklenemedi";
const WAYS = [
  ["a refusal", { status: 500 }],
  ["a lost connection", undefined],
] as const;

test("coming home inside the shop shows a spinner while products and categories are on their way (§2)", {
  tag: "@screen",
}, async ({ page }) => {
  const release = await holdCalls(page, SHOWN);
  await visit(page, "/login");
  const asked = [page.waitForRequest(`**/api${SHOWN}`), page.waitForRequest("**/api/categories")];
  await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
  await Promise.all(asked);
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.getByRole("status")).toHaveCount(0);
});

test("coming home asks for what the page shows, not for the whole catalogue (§9)", { tag: "@screen" }, async ({
  page,
}) => {
  await visit(page, "/favoriler");
  const answers: string[] = [];
  page.on("response", (response) => answers.push(response.url()));
  await page.getByRole("banner").getByRole("link", { name: "Fiyonk" }).click();
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(3);
  const api = answers.map((url) => new URL(url)).filter(({ pathname }) => pathname.startsWith("/api/"));
  const home = api.filter(({ pathname }) => pathname !== "/api/showcases");
  expect(home.map(({ pathname, search }) => pathname + search).toSorted()).toEqual([
    "/api/categories",
    "/api/hero-slides",
    `/api${SHOWN}`,
  ]);
  expect(answers.filter((url) => url.includes(".data"))).toEqual([]);
});

for (const path of [SHOWN, "/categories", "/hero-slides"]) {
  for (const [how, answer] of WAYS) {
    test(`home says '${FAILED}' when ${path} meets ${how}, and lets one try again (§8)`, {
      tag: ["@desktop", "@screen"],
    }, async ({ page, faults }) => {
      faults.allow(/\b500\b|ERR_FAILED/);
      await answerCall(page, "GET", path, answer);
      await visit(page, "/login");
      await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
      await expect(toast(page, FAILED)).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
      await page.unroute(`**/api${path}`);
      await page.getByRole("button", { name: "Tekrar dene" }).click();
      await expect(page.getByRole("article")).toHaveCount(8);
    });
  }
}

test.describe("in the panel", () => {
  test.use({ person: "admin" });

  test("a spinner is shown while the list is on its way (§2)", { tag: "@screen" }, async ({ page }) => {
    const release = await holdCalls(page, "/admin/products?*");
    await visit(page, "/admin");
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
    await expect(page.getByRole("status")).toBeVisible();
    release();
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
  });

  test("a spinner is shown while nobody knows yet who is there (§2)", { tag: ["@desktop", "@screen"] }, async ({
    page,
  }) => {
    const release = await holdCalls(page, "/auth/me");
    await visit(page, "/admin");
    await expect(page.getByRole("status")).toBeVisible();
    await expect(page.getByText("Admin Panel")).toHaveCount(0);
    await expect(page).toHaveURL("/admin");
    release();
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  });

  for (const [how, answer] of WAYS) {
    test(`'${FAILED}' is said when the list meets ${how}, and one can try again (§8)`, {
      tag: ["@desktop", "@screen"],
    }, async ({ page, faults }) => {
      faults.allow(/\b500\b|ERR_FAILED/);
      await answerCall(page, "GET", "/categories", answer);
      await visit(page, "/admin");
      await expect(toast(page, FAILED)).toBeVisible();
      await page.unroute("**/api/categories");
      await page.getByRole("button", { name: "Tekrar dene" }).click();
      await expect(page.getByRole("table")).toBeVisible();
    });
  }
});
