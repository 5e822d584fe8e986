import { expect } from "../../support/journey.ts";
import {
  expectAfterProof,
  fillCredentials,
  fillName,
  newPerson,
  submit,
  switchToRegister,
} from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

test("an open invitation is taken back, and somebody who accepts one sees products and no settings, until the role is taken back", async ({
  page,
  browser,
  shop,
  faults,
}) => {
  faults.allow(/403|404/);
  page.on("dialog", (dialog) => dialog.accept());
  const person = newPerson("Elif Kara");
  await visit(page, "/admin/kisiler");
  await page.getByRole("button", { name: "Sahip davet et" }).click();
  await expectAfterProof(page, shop, page.getByText(/\/davet#[\w-]{43}$/));
  await page.getByRole("button", { name: "Geri al: Sahip daveti" }).click();
  await expect(toast(page, "Davet geri alındı")).toBeVisible();
  await expect(page.getByText(/\/davet#/)).toHaveCount(0);
  await expect(page.getByText("Sensin")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Rolünü geri al/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Yardımcı davet et" }).click();
  const shown = page.getByText(/\/davet#[\w-]{43}$/);
  await expectAfterProof(page, shop, shown);
  await expect(page.getByRole("listitem").filter({ hasText: "Yardımcı daveti" })).toHaveCount(1);
  const link = await shown.innerText();

  const guest = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await visit(guest, link);
  await expect(guest.getByText(/yardımcı olmaya çağırıyor/)).toBeVisible();
  await guest.getByRole("link", { name: "Giriş yap ya da kayıt ol" }).click();
  await switchToRegister(guest);
  await fillName(guest, person.name);
  await fillCredentials(guest, person);
  await submit(guest);
  await expect(guest).toHaveURL(link);
  await guest.getByRole("button", { name: "Kabul et" }).click();
  await expect(guest).toHaveURL(/\/admin$/);
  await expect(guest.getByRole("table")).toBeVisible();
  const sections = guest.getByRole("navigation", { name: "Panelin bölümleri" }).getByRole("link");
  await expect(sections).toHaveText(["Bugün", "Siparişler", "Ürünler", "Vitrin"]);
  await expect(guest.getByRole("button", { name: /fiyatı düzenle/ })).toHaveCount(0);
  await guest
    .getByRole("button", { name: /^Düzenle:/ })
    .first()
    .click();
  await expect(guest.getByLabel("Fiyat (₺) *")).toHaveAttribute("readonly");
  await expect(guest.getByText("Fiyatı yalnız dükkân sahibi değiştirir.")).toBeVisible();
  await guest.goto(new URL("/admin/vitrin", link).href);
  await expect(guest.getByRole("heading", { name: "Vitrin", exact: true })).toBeVisible();
  await guest.goto(new URL("/admin/kisiler", link).href);
  await expect(guest.getByText("Bu bölümü yalnız dükkân sahibi açar.")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Açık davetler")).toHaveCount(0);
  const row = page.getByRole("listitem").filter({ hasText: person.email });
  await expect(row).toContainText("Yardımcı");
  await expect(row).toContainText("Son giriş: bugün");
  await page.getByLabel("Yardımcılar fiyat değiştirebilir").check();
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  await guest.goto(new URL("/admin", link).href);
  await expect(guest.getByRole("button", { name: /fiyatı düzenle/ }).first()).toBeVisible();
  await page.getByLabel("Yardımcılar fiyat değiştirebilir").uncheck();
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();

  await row.getByRole("button", { name: /^Rolünü geri al/ }).click();
  await expectAfterProof(page, shop, toast(page, `${person.name}: rolü geri alındı`));
  await expect(row).toHaveCount(0);
  await guest.reload();
  await expect(guest).toHaveURL(new URL("/", link).href);
  await visit(guest, link);
  await expect(guest.getByText(/^Bu davetin süresi dolmuş, kullanılmış ya da geri alınmış/)).toBeVisible();
  await guest.close();
});
