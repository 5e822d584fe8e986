import { expectClosed, form, openForm } from "../../support/admin-visit.ts";
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
