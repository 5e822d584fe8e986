import type { Page } from "@playwright/test";
import { expectClosed, field, form, openForm, save } from "../../support/admin-visit.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast } from "../../support/visit.ts";

test.use({ person: "admin" });

const choices = (page: Page) => form(page).getByRole("region", { name: "Hangisi kalsın?" });

const version = (page: Page, name: string, label: string) =>
  choices(page).getByRole("group", { name }).getByRole("radio", { name: label });

test("the second of two admins who save one product loses no letter, whether it was changed in the same fields, in others or not at all, removed meanwhile, or typed into a draft", async ({
  page,
  shelf,
  faults,
  shop,
}) => {
  await test.step("the second of two admins who save one product sees both versions and loses no letter", async () => {
    faults.allow(/409/);
    const cup = await shelf.add({ name: "Deneme Fincan", price: 100 });
    await openForm(page, cup.name);
    await field(page, "Ürün Adı *").fill("Deneme Benim Fincanım");
    await field(page, "Fiyat (₺) *").fill("110");
    await field(page, "Açıklama").fill("Uzun uzun yazdım.");
    await shelf.rename({ ...cup, price: 120, inStock: false }, "Deneme Onların Fincanı");
    await save(page);
    await expect(toast(page, "Ürün güncellenemedi")).toBeVisible();
    await expect(choices(page).getByRole("group")).toHaveCount(2);
    await expect(choices(page).getByRole("group", { name: "Ürün adı" })).toContainText("Deneme Onların Fincanı");
    await expect(choices(page).getByRole("group", { name: "Ürün adı" })).toContainText("bugün");
    await expect(choices(page).getByRole("group", { name: "Fiyat" })).toContainText("₺120,00");
    await expectAccessible(page);

    await save(page);
    await expect(form(page).getByRole("alert")).toContainText("Önce hangisinin kalacağını seç.");
    await expect(version(page, "Ürün adı", "Senin yazdığın")).toBeFocused();
    await choices(page).getByRole("button", { name: "Hepsinde kaydedileni al" }).click();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Onların Fincanı");
    await version(page, "Ürün adı", "Senin yazdığın").check();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Benim Fincanım");
    await expect(field(page, "Fiyat (₺) *")).toHaveValue("120,00");

    await page.reload();
    await page.getByRole("button", { name: "Devam et: Deneme Fincan" }).click();
    await choices(page).getByRole("button", { name: "Hepsinde benimkini al" }).click();
    await expect(field(page, "Fiyat (₺) *")).toHaveValue("110");
    await version(page, "Fiyat", "Kaydedilmiş olan").check();
    await save(page);
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    await expectClosed(page);
    const saved = (await shelf.list()).find(({ id }) => id === cup.id);
    const mine = { name: "Deneme Benim Fincanım", description: "Uzun uzun yazdım." };
    expect(saved).toMatchObject({ ...mine, price: 120, inStock: false });
    await expect(page.getByRole("region", { name: "Yarım kalanlar" })).toHaveCount(0);
  });

  await test.step("others' changes to other fields and to the order make no conflict, and a product that was removed meanwhile is restored or saved as a new one", async () => {
    faults.allow(/40[49]/);
    const cup = await shelf.add({ name: "Deneme Fincan", price: 100 });
    const neighbour = await shelf.add({ name: "Deneme Komşu" });
    const saved = async () => (await shelf.list()).find(({ name }) => name === cup.name);
    await openForm(page, cup.name);
    await field(page, "Açıklama").fill("Uzun uzun yazdım.");
    await shelf.rename({ ...cup, price: 120 }, cup.name);
    const headers = { Authorization: `Bearer ${await storedToken(page)}` };
    await page.request.put(`${shop.url}/api/products/${neighbour.id}/place`, { headers, data: { after: cup.id } });
    await save(page);
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    await expectClosed(page);
    expect(await saved()).toMatchObject({ price: 120, description: "Uzun uzun yazdım." });

    await page.getByRole("button", { name: "Düzenle: Deneme Fincan", exact: true }).click();
    await field(page, "Açıklama").fill("Bir daha yazdım.");
    await shelf.remove(cup);
    await save(page);
    await expect(form(page).getByRole("alert")).toContainText("Bu ürün sen yazarken silindi");
    await form(page).getByRole("button", { name: "Geri koy" }).click();
    await expect(toast(page, "Ürün geri kondu")).toBeVisible();
    await expect(form(page).getByRole("heading", { name: "Ürünü Düzenle" })).toBeVisible();
    await save(page);
    await expectClosed(page);
    expect(await saved()).toMatchObject({ id: cup.id, slug: cup.slug, description: "Bir daha yazdım." });

    await page.getByRole("button", { name: "Düzenle: Deneme Fincan", exact: true }).click();
    await field(page, "Açıklama").fill("Son kez yazdım.");
    await shelf.remove(cup);
    await save(page);
    await expect(form(page).getByRole("alert")).toContainText("Bu ürün sen yazarken silindi");
    await page.reload();
    await page.getByRole("button", { name: "Devam et: Deneme Fincan" }).click();
    await expect(form(page).getByText(/^Bu ürün bu arada silindi/)).toBeVisible();
    await save(page);
    await expect(toast(page, "Ürün eklendi")).toBeVisible();
    expect(await saved()).toMatchObject({ price: 120, description: "Son kez yazdım." });
    expect((await saved())?.id).not.toBe(cup.id);
  });

  await test.step("a draft of a product that changed in the meantime keeps the typed fields, a price typed back too, and takes over the others", async () => {
    faults.allow(/409/);
    const cup = await shelf.add({ name: "Deneme Kase", price: 100 });
    await openForm(page, cup.name);
    await field(page, "Açıklama").fill("Uzun uzun yazdım.");
    await form(page).getByRole("button", { name: "İptal" }).click();
    await expectClosed(page);
    await shelf.rename({ ...cup, price: 120 }, cup.name);
    await openForm(page, cup.name);
    await expect(field(page, "Açıklama")).toHaveValue("");
    await form(page).getByRole("button", { name: "Devam et: Deneme Kase" }).click();
    await expect(form(page).getByText(/^Bu ürün sen yazarken başka bir yerden değiştirildi/)).toBeVisible();
    await expect(field(page, "Fiyat (₺) *")).toHaveValue("120,00");
    await save(page);
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    const saved = (await shelf.list()).find(({ id }) => id === cup.id);
    expect(saved).toMatchObject({ price: 120, description: "Uzun uzun yazdım." });

    await expectClosed(page);
    await page.getByRole("button", { name: "Düzenle: Deneme Kase", exact: true }).click();
    await shelf.rename({ ...cup, price: 130 }, cup.name);
    await field(page, "Fiyat (₺) *").fill("110");
    await save(page);
    await expect(form(page).getByRole("alert")).toContainText("başka bir yerden değiştirildi");
    await field(page, "Fiyat (₺) *").fill("120,00");
    await page.reload();
    await page.getByRole("button", { name: "Devam et: Deneme Kase" }).click();
    await expect(field(page, "Fiyat (₺) *")).toHaveValue("120,00");
  });
});
