import { expectClosed, field, fillRequired, form, openForm, save } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, holdCalls, toast } from "../../support/visit.ts";

test.use({ person: "admin" });

test("İptal, Escape and a click on the backdrop close the form, whose draft survives that and a reload, until it is saved or deleted (§2, §4)", async ({
  page,
  shelf,
}) => {
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

  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
    await page.reload();
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

test("a draft of a product that changed in the meantime keeps the typed fields, a price typed back too, and takes over the others", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/409/);
  const cup = await shelf.add({ name: "Deneme Fincan", price: 100 });
  await openForm(page, cup.name);
  await field(page, "Açıklama").fill("Uzun uzun yazdım.");
  await form(page).getByRole("button", { name: "İptal" }).click();
  await expectClosed(page);
  await shelf.rename({ ...cup, price: 120 }, cup.name);
  await openForm(page, cup.name);
  await expect(field(page, "Açıklama")).toHaveValue("");
  await form(page).getByRole("button", { name: "Devam et: Deneme Fincan" }).click();
  await expect(form(page).getByText(/^Bu ürün sen yazarken başka bir yerden değiştirildi/)).toBeVisible();
  await expect(field(page, "Fiyat (₺) *")).toHaveValue("120,00");
  await save(page);
  await expect(toast(page, "Ürün güncellendi")).toBeVisible();
  const saved = (await shelf.list()).find(({ id }) => id === cup.id);
  expect(saved).toMatchObject({ price: 120, description: "Uzun uzun yazdım." });

  await expectClosed(page);
  await page.getByRole("button", { name: "Düzenle: Deneme Fincan", exact: true }).click();
  await shelf.rename({ ...cup, price: 130 }, cup.name);
  await field(page, "Fiyat (₺) *").fill("110");
  await save(page);
  await expect(form(page).getByRole("alert")).toContainText("başka bir yerden değiştirildi");
  await field(page, "Fiyat (₺) *").fill("120,00");
  await page.reload();
  await page.getByRole("button", { name: "Devam et: Deneme Fincan" }).click();
  await expect(field(page, "Fiyat (₺) *")).toHaveValue("120,00");
});

test("a form that is closed and opened again while it is saved saves no second product, and keeps another one that is typed meanwhile", async ({
  page,
  shelf,
}) => {
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

test("after a lost connection creating says 'Ürün eklenemedi', after a refusal updating 'Ürün güncellenemedi', and the typed values stay (§8)", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/\b500\b|ERR_FAILED/);
  const { image } = await shelf.add({ name: "Deneme Değişmeyen" });
  await answerCall(page, "POST", "/products");
  await answerCall(page, "PUT", "/products/*", { status: 500 });
  await openForm(page);
  await fillRequired(page, "Deneme Olmayan", image);
  await save(page);
  await expect(toast(page, "Ürün eklenemedi")).toBeVisible();
  await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Olmayan");
  await form(page).getByRole("button", { name: "İptal" }).click();
  await expectClosed(page);
  await page.getByRole("button", { name: "Düzenle: Deneme Değişmeyen", exact: true }).click();
  await field(page, "Açıklama").fill("Uzun uzun yazdım.");
  await save(page);
  await expect(toast(page, "Ürün güncellenemedi")).toBeVisible();
  await expect(field(page, "Açıklama")).toHaveValue("Uzun uzun yazdım.");
});

test("after a session ended during typing and a new sign-in the form has all typed values", async ({
  page,
  shop,
  shelf,
  faults,
}) => {
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
  await page.reload();
  await expect(page.getByRole("button", { name: "Yeni Ürün Ekle" })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Çıkış Yap" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Oturumun sona erdi")).toHaveCount(0);
});
