import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";

test("home's ways in lead to the finder, and a wish is told by taps and taken back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Bütçen?" }).getByRole("link", { name: "₺500 altı" }).click();
  await expect(page).toHaveURL("/hediye?butce=500");
  await page.getByRole("link", { name: "Sevgilime" }).click();
  await expect(page).toHaveURL("/hediye?kime=sevgili&butce=500");
  await expect(page.getByRole("article")).toHaveCount(6);
  await page.getByRole("link", { name: /^En çok ₺500,00/ }).click();
  await expect(page).toHaveURL("/hediye?kime=sevgili");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a wish is typed as it is said, and a link shows more", async ({ page }) => {
    await page.goto("/hediye");
    await page.getByLabel("Kime, ne için, ne kadar?").fill("sevgilime yıldönümü hediyesi 500 lira mor");
    await page.getByRole("button", { name: "Bul" }).click();
    await expect(page).toHaveURL("/hediye?kime=sevgili&ne-icin=yil-donumu&butce=500&renk=mor");
    await expect(page.getByRole("article")).toHaveCount(6);
    await expect(page.getByText("ötekilerde renkten vazgeçtik")).toBeVisible();
    await page.getByRole("link", { name: "Hepsine bak" }).click();
    await expect(page).toHaveURL(/\/ara\?q=/);
  });
});
