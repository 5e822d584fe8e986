import type { Page } from "@playwright/test";
import { expectClosed, field, form, openForm, save } from "../../support/admin-visit.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they change its sets.
test.use({ person: "admin", settings: OF_BOOKS, viewport: { width: 360, height: 740 } });

const PAGE = "/admin/secenekler";
const SET = "Kılıf modeli";

const undo = (page: Page) => page.getByRole("button", { name: "Geri Al" }).first().click();
const sets = (page: Page) => page.getByRole("list", { name: "Setler" }).locator("> li");
const openSet = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} \\d`) }).click();
const saveSets = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();

test("an owner writes a set from a pasted list, gives a case its models, a price and a pair that is sold out, with her thumb, gives it to many, and undoes each", async ({
  page,
  shelf,
}) => {
  const found = async (name: string) => (await shelf.list()).find((product) => product.name === name);

  await test.step("a set is written from a pasted list; what is not right is told at its field", async () => {
    await visit(page, PAGE);
    await expect(sets(page)).toHaveCount(5);
    await page.getByRole("button", { name: "Set ekle" }).click();
    await saveSets(page);
    await expect(page.getByText("Setin adı boş kalmasın")).toBeVisible();
    await page.getByLabel("Setin adı").fill(SET);
    await page.getByLabel("Kısa adı").fill("model");
    await page.getByText("Listeni yapıştır").click();
    await page
      .getByLabel("Seçeneklerin listesi")
      .fill("1. iPhone 15\n2. iPhone 14\n\n3. iPhone 13, iphone 15\n• Galaxy S26+");
    await expect(page.getByText("Zaten var, eklenmez: iphone 15")).toBeVisible();
    await page.getByRole("button", { name: "4 seçeneği ekle" }).click();
    await page.getByRole("button", { name: "Yukarı taşı: iPhone 14" }).click();
    await page.getByRole("button", { name: "Seçenek ekle" }).click();
    await expect(page.getByLabel("5. seçenek", { exact: true })).toBeFocused();
    await page.keyboard.type("IPHONE15");
    await saveSets(page);
    await expect(page.getByText("“IPHONE15” iki kez yazılmış")).toBeVisible();
    await page.getByRole("button", { name: "Seçeneği sil: IPHONE15" }).click();
    await saveSets(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(sets(page).last()).toContainText("4 seçenek, 0 ürün");
    await expectAccessible(page);
  });

  await test.step("the form of a case takes the set by one tap, without one model, one dearer, one pair sold out", async () => {
    await shelf.add({ name: "Deneme Kılıf", colors: ["pembe", "siyah"] });
    await openForm(page, "Deneme Kılıf");
    await form(page)
      .getByRole("button", { name: `+ ${SET}` })
      .click();
    const box = form(page).getByRole("group", { name: SET, exact: true });
    await box.getByText("Bu üründe olanlar", { exact: true }).click();
    await box.getByRole("button", { name: "Galaxy S26+" }).click();
    await expect(box).toContainText("4 seçenekten 3 tanesi");
    await box.getByText("Fiyatı farklı olanlar", { exact: true }).click();
    await box.getByLabel("Fiyat farkı (₺)").selectOption({ label: "iPhone 15" });
    await box.getByLabel("Fiyat farkı (₺): iPhone 15").fill("yirmi");
    await form(page).getByRole("button", { name: "İkisi birlikte yok" }).click();
    await form(page).getByLabel("pembe + iPhone 13 yok").check();
    await save(page);
    await expect(form(page).getByText("Fiyat farkı sayı olmalı")).toBeVisible();
    await box.getByLabel("Fiyat farkı (₺): iPhone 15").fill("20");
    await expectAccessible(page);
    await save(page);
    await expectClosed(page);
    expect(await found("Deneme Kılıf")).toMatchObject({
      inStock: true,
      choices: [{ set: "kilif-modeli", without: ["galaxy-s26"], extra: { "iphone-15": 20 } }],
      soldOut: [["renk=pembe", "kilif-modeli=iphone-13"]],
      needs: [{ id: "kilif-modeli", word: "model" }],
    });
  });

  await test.step("its history says so in words, and leads back", async () => {
    await openForm(page, "Deneme Kılıf");
    await form(page).getByRole("button", { name: "Geçmiş" }).click();
    const history = page.getByRole("dialog", { name: "Geçmiş" });
    const [first] = await history.getByRole("listitem").all();
    await expect(first ?? history).toContainText(`${SET}: 1 seçenek yok, iPhone 15 +₺20,00`);
    await expect(first ?? history).toContainText("pembe + iPhone 13 tükendi");
    await history.getByRole("button", { name: /^Bu hâline döndür/ }).click();
    await expect(history.getByText("Ürün o hâline döndürüldü.")).toBeVisible();
    expect((await found("Deneme Kılıf"))?.choices).toEqual([]);
    await history.getByRole("button", { name: "Geri Al" }).click();
    await expect.poll(async () => (await found("Deneme Kılıf"))?.choices.length).toBe(1);
  });

  await test.step("many products get a value in one step, and one tap takes it back", async () => {
    await shelf.add({ name: "Deneme Şapka" });
    await visit(page, "/admin?q=Deneme");
    await page.getByLabel("Sayfadakileri seç").check();
    await page.getByLabel("Seçilenleri değiştir").selectOption("Seçenek ekle, çıkar");
    await form(page).getByLabel("Hangi set?").selectOption({ label: SET });
    await form(page).getByRole("button", { name: "2 ürüne ekle" }).click();
    await expect(form(page).getByText("Önce seçeneklere dokun")).toBeVisible();
    await form(page).getByRole("button", { name: "Galaxy S26+" }).click();
    await expectAccessible(page);
    await form(page).getByRole("button", { name: "2 ürüne ekle" }).click();
    await expect(toast(page, "2 ürün güncellendi")).toBeVisible();
    await expectClosed(page);
    const others = ["iphone-14", "iphone-15", "iphone-13"];
    expect((await found("Deneme Kılıf"))?.choices).toMatchObject([{ without: [], extra: { "iphone-15": 20 } }]);
    expect((await found("Deneme Şapka"))?.choices).toMatchObject([{ set: "kilif-modeli", without: others }]);
    await undo(page);
    await expect.poll(async () => (await found("Deneme Şapka"))?.choices).toEqual([]);
    expect((await found("Deneme Kılıf"))?.choices).toMatchObject([{ without: ["galaxy-s26"] }]);
  });

  await test.step("a value that is removed is told with how many products lose it, and one tap brings it back", async () => {
    await visit(page, PAGE);
    await openSet(page, SET);
    await page.getByRole("button", { name: "Seçeneği sil: iPhone 15" }).click();
    const asked = page.getByRole("dialog", { name: "Seçeneği sil" });
    await expect(asked).toContainText("1 ürün bu seçeneği kaybeder.");
    await asked.getByRole("button", { name: "Sil", exact: true }).click();
    await expect(asked).toHaveCount(0);
    await expect(page.getByLabel("1. seçenek", { exact: true })).toHaveValue("iPhone 14");
    await page.getByLabel("1. seçenek", { exact: true }).fill("iPhone 14 (2022)");
    await saveSets(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(sets(page).last()).toContainText("3 seçenek, 1 ürün");
    await undo(page);
    await expect(sets(page).last()).toContainText("4 seçenek, 1 ürün");
    await page.getByRole("button", { name: "Geçmiş: Seçenek setleri" }).click();
    await expect(page.getByRole("dialog", { name: "Geçmiş" })).toContainText(`${SET} (model): iPhone 14 (2022)`);
  });
});

test("the row of a product with choices leads to what of it is sold out, and to its counts", async ({
  page,
  shelf,
  faults,
}) => {
  const found = async (name: string) => (await shelf.list()).find((product) => product.name === name);
  await shelf.add({
    name: "Deneme Kılıf",
    colors: ["pembe", "siyah"],
    choices: [{ set: "beden", without: [], extra: {} }],
    soldOut: [["renk=pembe", "beden=m"]],
  });
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
  const openStock = async () => {
    await row("Deneme Kılıf")
      .getByRole("button", { name: /^(Stokta|Tükendi): Deneme Kılıf$/ })
      .click();
    await expect(form(page)).toBeVisible();
  };

  await test.step("the row of a product with choices opens what of it is sold out; without choices it stays a switch", async () => {
    await shelf.add({ name: "Deneme Şapka" });
    await visit(page, "/admin?q=Deneme");
    await expect(row("Deneme Şapka").getByRole("switch", { name: "Stokta: Deneme Şapka" })).toBeVisible();
    await openStock();
    await form(page).getByRole("button", { name: "pembe", exact: true }).click();
    await form(page).getByRole("button", { name: "siyah", exact: true }).click();
    await expectAccessible(page);
    await save(page);
    await expectClosed(page);
    await expect(row("Deneme Kılıf").getByRole("button", { name: "Tükendi: Deneme Kılıf" })).toBeVisible();
    expect(await found("Deneme Kılıf")).toMatchObject({ inStock: false, stockSwitch: true });
    await undo(page);
    await expect(row("Deneme Kılıf").getByRole("button", { name: "Stokta: Deneme Kılıf" })).toBeVisible();
  });

  await test.step("what she counts and is nearly gone stands in Bugün, and one tap leads to its number", async () => {
    await openStock();
    await form(page).getByText("Adetler").click();
    await field(page, "Kaç tane var?").selectOption({ label: "pembe" });
    await field(page, "Kaç tane var?: pembe").fill("iki");
    await save(page);
    await expect(form(page).getByText("Adet tam sayı olmalı")).toBeVisible();
    await field(page, "Kaç tane var?: pembe").fill("2");
    await save(page);
    await expectClosed(page);
    await visit(page, "/admin/bugun");
    const todo = page.getByRole("region", { name: /bitmek üzere$/ });
    await todo.getByRole("link", { name: "Deneme Kılıf (pembe 2)" }).click();
    await form(page).getByText("Adetler (1)").click();
    await field(page, "Kaç tane var?: pembe").fill("9");
    await save(page);
    await expectClosed(page);
    expect((await found("Deneme Kılıf"))?.counts).toEqual({ "renk=pembe": 9 });
    await visit(page, "/admin/bugun");
    await expect(page.getByRole("heading", { name: "Bugün", exact: true })).toBeVisible();
    await expect(todo.getByRole("link", { name: /^Deneme/ })).toHaveCount(0);
  });

  await test.step("a count that changes while she taps stays, and so does her tap", async () => {
    faults.allow(/\b409\b/);
    await visit(page, "/admin?q=Deneme");
    await openStock();
    const product = await found("Deneme Kılıf");
    if (product) await shelf.change(product, { counts: { "renk=pembe": 7 } });
    await form(page).getByRole("button", { name: "siyah", exact: true }).click();
    await save(page);
    await expectClosed(page);
    expect(await found("Deneme Kılıf")).toMatchObject({
      counts: { "renk=pembe": 7 },
      soldOut: [["renk=pembe", "beden=m"], ["renk=siyah"]],
    });
  });
});

test("a necklace asks for a name of so many letters in an order of questions, and a count is typed", async ({
  page,
  shelf,
  faults,
}) => {
  await shelf.add({ name: "Deneme Kolye" });
  await openForm(page, "Deneme Kolye");
  await form(page).getByRole("button", { name: "+ Müşterinin yazısı" }).click();
  await save(page);
  await expect(form(page).getByText("Sorunun bir adı olmalı")).toBeVisible();
  await expect(field(page, "Ne yazsın?")).toBeFocused();
  await field(page, "Ne yazsın?").fill("İsim");
  await field(page, "En çok kaç harf?").fill("9");
  await field(page, "Fiyat farkı (₺)").fill("50");
  await field(page, "Harflerin resmi").selectOption({ label: "Ana görsel" });
  await form(page).getByRole("button", { name: "+ Beden" }).click();
  await form(page).getByRole("button", { name: "+ Zincir boyu" }).click();
  await form(page).getByRole("button", { name: "Yukarı taşı: Zincir boyu" }).click();
  const sizes = form(page).getByRole("group", { name: "Beden", exact: true });
  await sizes.getByText("Bu üründe olanlar", { exact: true }).click();
  await sizes.getByRole("button", { name: "Hiçbiri" }).click();
  faults.allow(/\b422\b/);
  await save(page);
  await expect(form(page).getByText("Setten en az bir seçenek kalsın, ya da seti çıkar: Beden").first()).toBeVisible();
  await sizes.getByRole("button", { name: "Hepsi" }).click();
  await form(page).getByText("Adetler").click();
  await field(page, "Kaç tane var?").selectOption({ label: "Bütün ürün" });
  await field(page, "Kaç tane var?: Bütün ürün").fill("3");
  await save(page);
  await expectClosed(page);
  const saved = (await shelf.list()).find(({ name }) => name === "Deneme Kolye");
  const text = { id: "isim", label: "İsim", most: 9, signs: "letters", isRequired: true, extra: 50 };
  expect(saved).toMatchObject({
    personalTexts: [{ ...text, picture: saved?.image }],
    choices: [{ set: "zincir-boyu" }, { set: "beden" }],
    counts: { "": 3 },
  });
});
