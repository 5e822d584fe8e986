import type { Page } from "@playwright/test";
import { expectClosed, field, fillRequired, form, openForm, save } from "../../support/admin-visit.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect } from "../../support/journey.ts";
import { storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { holdCalls, toast } from "../../support/visit.ts";

test.use({ person: "admin" });

const photos = (page: Page) => form(page).getByRole("img", { name: /\. fotoğraf$/ });

const cancel = async (page: Page) => {
  await form(page).getByRole("button", { name: "İptal" }).click();
  await expectClosed(page);
};

async function choosePhoto(page: Page, name: string, expectedCount: number) {
  const buffer = await noisePhoto(320, 240, 60);
  await form(page).getByLabel("Fotoğraf seç").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await expect(photos(page)).toHaveCount(expectedCount);
}

test("a form that is closed in any way stays as a draft until it is saved or deleted, is saved once although it is opened again, and mixes with no other form (§2, §4)", async ({
  page,
  shelf,
}) => {
  await test.step("a form that is closed and opened again while it is saved saves no second product, and keeps another one that is typed meanwhile", async () => {
    const [sample] = await shelf.list();
    const drafts = page.getByRole("region", { name: "Yarım kalanlar" });
    await openForm(page);
    await fillRequired(page, "Deneme Yolda", sample?.image ?? "");
    const release = await holdCalls(page, "/products");
    await save(page);
    await form(page).getByRole("button", { name: "İptal" }).click();
    await drafts.getByRole("button", { name: "Devam et: Deneme Yolda" }).click();
    await save(page);
    await form(page).getByRole("button", { name: "İptal" }).click();
    await page.getByRole("button", { name: "Yeni Ürün Ekle" }).click();
    await fillRequired(page, "Deneme Öteki", sample?.image ?? "");
    release();
    await expect(toast(page, "Ürün eklendi")).toBeVisible();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Öteki");
    await page.reload();
    await drafts.getByRole("button", { name: "Devam et: Deneme Öteki" }).click();
    await save(page);
    await expect(form(page)).toHaveCount(0);
    await expect(drafts).toHaveCount(0);
    const saved = (await shelf.list()).map(({ name }) => name).filter((name) => name.startsWith("Deneme"));
    expect(saved.toSorted()).toEqual(["Deneme Yolda", "Deneme Öteki"].toSorted());
  });

  await test.step("İptal, Escape and a click on the backdrop close the form, whose draft survives that and a reload, until it is saved or deleted", async () => {
    const [sample] = await shelf.list();
    const writes: string[] = [];
    page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
    const drafts = page.getByRole("region", { name: "Yarım kalanlar" });
    const resume = drafts.getByRole("button", { name: "Devam et: Deneme Yarım" });
    await openForm(page);
    await page.evaluate(() => scrollTo({ top: 2000 }));
    await fillRequired(page, "Deneme Yarım", sample?.image ?? "");
    await form(page).getByRole("button", { name: "İptal" }).click();
    await expectClosed(page);
    await expect(toast(page, "Yarım kalanlarda duruyor")).toBeVisible();
    await page.getByRole("button", { name: "Göster" }).click();
    await expect(drafts).toBeInViewport();
    await expect(drafts).toContainText("Yarım kaldı: Deneme Yarım");

    await page.reload();
    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
      await resume.click();
      await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Yarım");
      await expect(field(page, "Fiyat (₺) *")).toHaveValue("1.234,50");
      await close();
      await expectClosed(page);
    }
    expect(writes).toEqual([]);
    await drafts.getByRole("button", { name: "Sil: Deneme Yarım" }).click();
    await expect(drafts).toContainText("Silindi: Deneme Yarım");
    const undo = drafts.getByRole("button", { name: "Geri al: Deneme Yarım" });
    await expect(undo).toBeFocused();
    await undo.click();
    await resume.click();
    await save(page);
    await expect(toast(page, "Ürün eklendi")).toBeVisible();
    await expect(drafts).toHaveCount(0);
  });

  await test.step("after 'İptal' a new form is empty and offers what was typed, and no two forms mix", async () => {
    const cup = await shelf.add({ name: "Deneme Fincan", price: 100 });
    await openForm(page);
    await choosePhoto(page, "kolye.jpg", 1);
    await field(page, "Ürün Adı *").fill("Deneme Kolye");
    await cancel(page);

    await page.getByRole("button", { name: `Düzenle: ${cup.name}`, exact: true }).click();
    await expect(field(page, "Fiyat (₺) *")).toHaveValue("100,00");
    await expect(form(page).getByText("Yarım kaldı")).toHaveCount(0);
    await choosePhoto(page, "fincan.jpg", 2);
    await field(page, "Fiyat (₺) *").fill("120");
    await cancel(page);

    await page.getByRole("button", { name: "Yeni Ürün Ekle" }).click();
    await expect(field(page, "Ürün Adı *")).toHaveValue("");
    await expect(photos(page)).toHaveCount(0);
    await expect(form(page).getByText("Yarım kaldı: Deneme Kolye")).toBeVisible();
    await field(page, "Ürün Adı *").fill("Deneme Yüzük");
    await form(page).getByRole("button", { name: "Devam et: Deneme Kolye" }).click();
    await expect(toast(page, "Az önce yazdıkların da yarım kalanlarda duruyor")).toBeVisible();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Kolye");
    await expect(photos(page)).toHaveCount(1);
    await cancel(page);

    await page.getByRole("button", { name: `Düzenle: ${cup.name}`, exact: true }).click();
    await expect(field(page, "Fiyat (₺) *")).toHaveValue("100,00");
    await expect(photos(page)).toHaveCount(1);
    await form(page)
      .getByRole("button", { name: `Devam et: ${cup.name}` })
      .click();
    await expect(field(page, "Fiyat (₺) *")).toHaveValue("120");
    await expect(photos(page)).toHaveCount(2);
    await save(page);
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    await expectClosed(page);
    const drafts = page.getByRole("region", { name: "Yarım kalanlar" });
    await drafts.getByText("Yarım kalanlar (2)").click();
    await expect(drafts.getByRole("listitem")).toHaveText([/^Deneme Yüzük \(bugün /, /^Deneme Kolye \(bugün /]);
  });
});

test("the typed values stay after the end of the session and after a sign-out in another tab", async ({
  page,
  shelf,
  faults,
  shop,
  context,
  adminToken,
}) => {
  await test.step("after a session ended during typing and a new sign-in the form has all typed values", async () => {
    faults.allow(/401/);
    const cup = await shelf.add({ name: "Deneme Kupa" });
    await openForm(page, cup.name);
    await field(page, "Ürün Adı *").fill("Deneme Büyük Kupa");
    await field(page, "Açıklama").fill("Uzun uzun yazdım.");
    const headers = { Authorization: `Bearer ${await storedToken(page)}` };
    await page.request.post(`${shop.url}/api/auth/logout`, { headers });
    await save(page);
    await expect(page).toHaveURL("/login");
    await expect(toast(page, "Ürün güncellenemedi")).toBeVisible();
    const words = page.getByText("Oturumun sona erdi. Yazdıkların duruyor; giriş yapınca devam edersin.");
    await expect(words).toBeVisible();
    await page.reload();
    await expect(words).toBeVisible();
    await page.getByLabel("E-posta").fill(shop.adminEmail);
    await page.getByLabel("Şifre", { exact: true }).fill(shop.adminPassword);
    await page.getByRole("main").getByRole("button", { name: "Giriş Yap", exact: true }).last().click();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Büyük Kupa");
    await save(page);
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    await expectClosed(page);
    expect((await shelf.list()).find(({ id }) => id === cup.id)).toMatchObject({ description: "Uzun uzun yazdım." });
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("button", { name: "Yeni Ürün Ekle" })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Oturumun sona erdi")).toHaveCount(0);
  });

  await test.step("a sign-out in another tab says that what was typed in the form is kept", async () => {
    await page.evaluate((token) => localStorage.setItem("token", token), adminToken);
    await openForm(page);
    await field(page, "Ürün Adı *").fill("Deneme Yarım Kupa");
    const other = await context.newPage();
    await other.goto("/robots.txt");
    await other.evaluate(() => localStorage.removeItem("token"));
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Oturumun sona erdi. Yazdıkların duruyor; giriş yapınca devam edersin.")).toBeVisible();
  });
});
