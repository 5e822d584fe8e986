import type { Page } from "@playwright/test";
import { expectClosed, field, form, openForm, openPhotoTools, save } from "../../support/admin-visit.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast } from "../../support/visit.ts";
import { linesOfWords } from "../../support/walk/lines-of-words.ts";

test.use({ person: "admin" });

async function choosePhoto(page: Page, name: string) {
  const buffer = await noisePhoto(320, 240, 60);
  await form(page).getByLabel("Fotoğraf seç").setInputFiles({ name, mimeType: "image/jpeg", buffer });
}

test("a photo that is cut off is retried, asked about before a reload, and never taken for one that is there", async ({
  page,
  shelf,
  faults,
}) => {
  await test.step("an upload without a connection is retried when the connection is back, and saving waits for it", async () => {
    faults.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await openForm(page);
    await page.route("**/api/admin/pictures", (route) => route.abort());
    await choosePhoto(page, "yolda.jpg");
    await expect(form(page).getByText(/birazdan yeniden denenecek/)).toBeVisible();
    await field(page, "Ürün Adı *").fill("Deneme Yolda Fotoğraf");
    await field(page, "Fiyat (₺) *").fill("249,90");
    await field(page, "Kategori *").selectOption("trend");
    await save(page);
    const waiting = form(page).getByRole("button", { name: "Fotoğraflar bekleniyor..." });
    await expect(waiting).toBeVisible();
    expect(await waiting.evaluate(linesOfWords), "no word is cut").toBe(2);
    await page.unroute("**/api/admin/pictures");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(toast(page, "Ürün eklendi")).toBeVisible();
    const saved = (await shelf.list()).find(({ name }) => name === "Deneme Yolda Fotoğraf");
    expect(saved?.image).toMatch(/\/media\/[0-9a-f]{64}\.webp$/);
  });

  await test.step("a reload during an upload asks first, and the form then says which photo to choose again", async () => {
    faults.allow(/ERR_FAILED/);
    await page.route("**/api/admin/pictures", (route) => route.abort());
    await openForm(page);
    await choosePhoto(page, "yolda.jpg");
    await expect(form(page).getByText(/birazdan yeniden denenecek/)).toBeVisible();
    await form(page).getByRole("button", { name: "İptal" }).click();
    await expectClosed(page);

    const dialogShown = page.waitForEvent("dialog");
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    expect((await dialogShown).type()).toBe("beforeunload");
    await page.getByRole("button", { name: /^Devam et/ }).click();
    await expect(form(page).getByRole("alert")).toHaveText("Sayfa yenilenince yarım kaldı. Bu fotoğrafı yeniden seç.");
    await form(page).getByRole("button", { name: "Kaldır: yolda.jpg" }).click();
    await expect(form(page).getByRole("alert")).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step("an own photo that did not arrive says so until it is there, and Escape closes its tools before the form", async () => {
    faults.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await page.route("**/media/**", (route) => route.abort());
    await openForm(page);
    await choosePhoto(page, "kolye.jpg");
    await expect(form(page).getByText("Fotoğraf şu an gelmedi")).toBeVisible();
    await page.unroute("**/media/**");
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(form(page).getByRole("img", { name: "1. fotoğraf" })).toBeVisible();

    await openPhotoTools(page, 1);
    await form(page).getByRole("button", { name: "Düzenle: 1. fotoğraf" }).focus();
    await page.keyboard.press("Escape");
    const tile = form(page).getByRole("button", { name: "Seçenekler: 1. fotoğraf" });
    await expect(tile).toHaveAttribute("aria-expanded", "false");
    await expect(tile).toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });
});
