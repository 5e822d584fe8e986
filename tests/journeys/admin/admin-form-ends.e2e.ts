import { expectClosed, field, fillRequired, form, openForm, save } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, holdCalls, toast } from "../../support/visit.ts";

test.use({ person: "admin" });

test("İptal, Escape and a click on the backdrop close the form, and nothing is saved (§2, §4)", async ({ page }) => {
  const writes: string[] = [];
  page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
  const closings = [
    () => form(page).getByRole("button", { name: "İptal" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const close of closings) {
    await openForm(page);
    await field(page, "Ürün Adı *").fill("Deneme Vazgeçilen");
    await close();
    await expectClosed(page);
  }
  expect(writes).toEqual([]);
});

test("a draft survives closing the form and a reload, until it is saved or deleted", async ({ page, shelf }) => {
  const [sample] = await shelf.list();
  const drafts = page.getByRole("region", { name: "Yarım kalanlar" });
  await openForm(page);
  await fillRequired(page, "Deneme Yarım", sample?.image ?? "");
  await page.mouse.click(5, 5);
  await expectClosed(page);
  await expect(drafts).toContainText("Yarım kaldı: Deneme Yarım");

  await page.reload();
  await drafts.getByRole("button", { name: "Devam et: Deneme Yarım" }).click();
  await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Yarım");
  await expect(field(page, "Fiyat (₺) *")).toHaveValue("1.234,50");
  await form(page).getByRole("button", { name: "İptal" }).click();
  await expectClosed(page);
  await drafts.getByRole("button", { name: "Sil: Deneme Yarım" }).click();
  await expect(drafts).toContainText("Silindi: Deneme Yarım");
  const undo = drafts.getByRole("button", { name: "Geri al: Deneme Yarım" });
  await expect(undo).toBeFocused();
  await undo.click();
  await drafts.getByRole("button", { name: "Devam et: Deneme Yarım" }).click();
  await save(page);
  await expect(toast(page, "Ürün eklendi")).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test("a draft of a product that changed in the meantime keeps the typed fields and takes over the others", {
  tag: "@desktop",
}, async ({ page, shelf }) => {
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
});

test("a price typed back to its old value, after someone else changed it, stays in the draft", {
  tag: "@desktop",
}, async ({ page, shelf, faults }) => {
  faults.allow(/409/);
  const cup = await shelf.add({ name: "Deneme Fincan", price: 100 });
  await openForm(page, cup.name);
  await shelf.rename({ ...cup, price: 120 }, cup.name);
  await field(page, "Fiyat (₺) *").fill("110");
  await save(page);
  await expect(form(page).getByRole("alert")).toContainText("başka bir yerden değiştirildi");
  await field(page, "Fiyat (₺) *").fill("100,00");
  await page.reload();
  await page.getByRole("button", { name: "Devam et: Deneme Fincan" }).click();
  await expect(field(page, "Fiyat (₺) *")).toHaveValue("100,00");
});

test("closing a form while it is saved and opening it again saves no second product", { tag: "@desktop" }, async ({
  page,
  shelf,
}) => {
  const [sample] = await shelf.list();
  const drafts = page.getByRole("region", { name: "Yarım kalanlar" });
  const resume = drafts.getByRole("button", { name: "Devam et: Deneme Yolda" });
  await openForm(page);
  await fillRequired(page, "Deneme Yolda", sample?.image ?? "");
  const release = await holdCalls(page, "/products");
  await save(page);
  await form(page).getByRole("button", { name: "İptal" }).click();
  await resume.click();
  await save(page);
  await form(page).getByRole("button", { name: "İptal" }).click();
  await resume.click();
  release();
  await expect(toast(page, "Ürün eklendi")).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(drafts).toHaveCount(0);
  const saved = (await shelf.list()).filter(({ name }) => name === "Deneme Yolda");
  expect(saved).toHaveLength(1);
});

test("a product typed into the form while another one is being saved is kept as a draft of its own", {
  tag: "@desktop",
}, async ({ page, shelf }) => {
  const [sample] = await shelf.list();
  const drafts = page.getByRole("region", { name: "Yarım kalanlar" });
  await openForm(page);
  await fillRequired(page, "Deneme Yolda", sample?.image ?? "");
  const release = await holdCalls(page, "/products");
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
  const saved = (await shelf.list()).map(({ name }) => name).filter((name) => name.startsWith("Deneme"));
  expect(saved).toEqual(expect.arrayContaining(["Deneme Yolda", "Deneme Öteki"]));
  expect(saved).toHaveLength(2);
});

test("after a lost connection creating says 'Ürün eklenemedi' and keeps the typed values (§8)", {
  tag: "@desktop",
}, async ({ page, shelf, faults }) => {
  faults.allow(/ERR_FAILED/);
  const [sample] = await shelf.list();
  await answerCall(page, "POST", "/products");
  await openForm(page);
  await fillRequired(page, "Deneme Olmayan", sample?.image ?? "");
  await save(page);
  await expect(toast(page, "Ürün eklenemedi")).toBeVisible();
  await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Olmayan");
});

test("after a refusal updating says 'Ürün güncellenemedi' (§8)", { tag: "@desktop" }, async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/\b500\b/);
  await shelf.add({ name: "Deneme Değişmeyen" });
  await answerCall(page, "PUT", "/products/*", { status: 500 });
  await openForm(page, "Deneme Değişmeyen");
  await save(page);
  await expect(toast(page, "Ürün güncellenemedi")).toBeVisible();
  await expect(form(page)).toBeVisible();
});

test("after a session ended during typing and a new sign-in the form has all typed values", {
  tag: "@desktop",
}, async ({ page, shop, shelf, faults }) => {
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
