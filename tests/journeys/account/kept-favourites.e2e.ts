import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { newPerson, register, storeTokenOf } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test("a customer keeps favourites and address with her account, finds them on another device, and takes them back", async ({
  page,
  browser,
  shop,
  shelf,
}) => {
  const person = newPerson("Elif Kara");
  const [cup = "", clip = "", candle = ""] = (await shelf.list()).map(({ id }) => id);
  const address = JSON.stringify({ name: "Elif", phone: "", province: "İzmir", district: "", address: "1. Sokak 2" });
  const put = (one: Page, favourites: string[], teslimat?: string) =>
    one.evaluate(
      ([ids, text]) => {
        localStorage.setItem("favoriler", JSON.stringify(ids));
        if (text) localStorage.setItem("teslimat", text);
      },
      [favourites, teslimat] as const,
    );
  const favouritesOn = (one: Page) => expect.poll(() => one.evaluate(() => localStorage.getItem("favoriler")));
  const addressOn = (one: Page) => expect.poll(() => one.evaluate(() => localStorage.getItem("teslimat")));
  const own = page.getByRole("region", { name: "Verilerim" });
  const keeps = own.getByLabel("Favorilerim ve adresim hesabımda da dursun");

  await register(page, person);
  await put(page, [cup, clip], address);
  await visit(page, "/hesap");
  await expect(keeps).not.toBeChecked();
  await keeps.click();
  await expect(toast(page, "Favorilerin ve adresin artık hesabında")).toBeVisible();
  await expect(keeps).toBeChecked();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    own.getByRole("button", { name: "Verilerimi indir" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("verilerim.json");

  const phone = await browser.newPage({ baseURL: shop.url });
  await visit(phone, "/");
  await put(phone, [candle]);
  await storeTokenOf(phone, person);
  await visit(phone, "/favoriler");
  await favouritesOn(phone).toBe(JSON.stringify([candle, cup, clip]));
  await addressOn(phone).toBe(address);
  await visit(phone, "/hesap");
  await phone.getByRole("button", { name: "Çıkış Yap", exact: true }).click();
  await addressOn(phone).toBeNull();
  await favouritesOn(phone).toBe("[]");
  await phone.close();

  await visit(page, "/hesap");
  await favouritesOn(page).toBe(JSON.stringify([cup, clip, candle]));
  await keeps.click();
  await expect(toast(page, "Hesabından silindi, bu cihazda duruyor")).toBeVisible();
  await expect(keeps).not.toBeChecked();
  await addressOn(page).toBe(address);
});

test("whose account is deleted keeps on the device what the account had kept, as the page promises", async ({
  page,
  shelf,
  faults,
}) => {
  // Its sign-in has ended with the account.
  faults.allow(/401 \(Unauthorized\).*\/auth\/logout/);
  const person = newPerson("Selin Ak");
  const [cup = "", clip = ""] = (await shelf.list()).map(({ id }) => id);
  const favourites = JSON.stringify([cup, clip]);
  await register(page, person);
  await page.evaluate((ids) => localStorage.setItem("favoriler", ids), favourites);
  await visit(page, "/hesap");
  await page.getByLabel("Favorilerim ve adresim hesabımda da dursun").click();
  await expect(toast(page, "Favorilerin ve adresin artık hesabında")).toBeVisible();
  await page.getByRole("button", { name: "Hesabımı sil…" }).click();
  const question = page.getByRole("dialog", { name: "Hesabını sil" });
  await question.getByLabel("Şifre").fill(person.password);
  await question.getByRole("button", { name: "Hesabımı sil" }).click();
  await expect(toast(page, "Hesabın silindi")).toBeVisible();
  await expect(page).toHaveURL("/");
  await visit(page, "/favoriler");
  expect(await page.evaluate(() => localStorage.getItem("favoriler"))).toBe(favourites);
});
