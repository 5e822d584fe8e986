import { expectClosed, form, openForm, openPhotoTools } from "../../support/admin-visit.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";

test.use({ person: "admin" });

test("a reload during an upload asks first, and the form then says which photo to choose again", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route("**/api/admin/pictures", (route) => route.abort());
  await openForm(page);
  const photo = { name: "yolda.jpg", mimeType: "image/jpeg", buffer: await noisePhoto(320, 240, 60) };
  await form(page).getByLabel("Fotoğraf seç").setInputFiles(photo);
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
});

test("an own photo that did not arrive says so until it is there, and Escape closes its tools before the form", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.route("**/media/**", (route) => route.abort());
  await openForm(page);
  const photo = { name: "kolye.jpg", mimeType: "image/jpeg", buffer: await noisePhoto(320, 240, 60) };
  await form(page).getByLabel("Fotoğraf seç").setInputFiles(photo);
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
