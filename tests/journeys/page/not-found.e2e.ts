import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { cartButton, waitForScripts } from "../../support/visit.ts";

test("the page for an unknown address has a working cart and a link home (§10 addresses)", async ({ page, faults }) => {
  faults.allow(/Failed to load resource: .*404/);
  expect((await page.goto("/yok"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aradığın sayfa burada değil");
  await waitForScripts(page);
  await cartButton(page).click();
  await expect(page.getByRole("dialog", { name: "Sepetim" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Ana sayfaya dön" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article")).toHaveCount(8);
});
