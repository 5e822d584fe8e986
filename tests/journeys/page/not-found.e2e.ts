import { expect } from "../../support/journey.ts";
import { test } from "../../support/shopkeeper.ts";
import { cartButton, isAlive } from "../../support/visit.ts";

test("an unknown address is a Turkish page with status 404 (§10 addresses)", { tag: ["@desktop", "@screen"] }, async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource: .*404/);
  for (const path of ["/boyle-bir-sayfa-yok", "/a/b/c/d?x=1", "/admin/yok", "/login/yok", "/%F0%9F%8E%80"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
    await expect(page).toHaveTitle(/bulunamadı/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aradığın sayfa burada değil");
  }
});

test("from there one comes home, and the cart works (§10 addresses)", { tag: ["@desktop", "@screen"] }, async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource: .*404/);
  await page.goto("/yok");
  await isAlive(page);
  await cartButton(page).click();
  await expect(page.getByRole("dialog", { name: "Sepetim" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Ana sayfaya dön" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article")).toHaveCount(8);
});

test("an address that no server can read is a 4xx, not a failure", { tag: ["@desktop", "@screen"] }, async ({
  page,
}) => {
  for (const path of ["/%", "/%E0%A4%A", "/%00", `/${"a".repeat(4000)}`]) {
    const { status } = await fetch(new URL("/", (await page.request.get("/healthz")).url()).origin + path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});
