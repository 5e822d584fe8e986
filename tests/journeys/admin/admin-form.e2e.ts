import { expectClosed, field, fillRequired, form, openForm, save } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { sampleInput } from "../../support/sample-products.ts";
import { card, toast, toasts, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

test("a new form is empty, creating sends every field, and 'Kaydet ve yeni ekle' opens an empty one again (§2, §3, §4, §5, §7, §8)", async ({
  page,
  shelf,
}) => {
  const [one, two] = (await shelf.list()).map(({ image }) => image);
  await openForm(page);
  for (const label of ["Ürün Adı *", "Fiyat (₺) *", "Eski Fiyat (₺)", "Ana Görsel URL *", "Açıklama"]) {
    await expect(field(page, label)).toHaveValue("");
  }
  await expect(form(page).locator("option")).toHaveText([
    "Seçiniz",
    "Çift Ürünleri",
    "Labubu & Pop Mart",
    "Takılar",
    "Telefon Aksesuarları",
    "Trend Ürünler",
  ]);
  await expect(field(page, "Kategori *")).toHaveValue("");
  await expect(field(page, "Stokta Var")).toBeChecked();
  await expect(field(page, "Öne Çıkan")).not.toBeChecked();

  await fillRequired(page, "Deneme Yeni Ürün", one ?? "");
  await field(page, "Eski Fiyat (₺)").fill("1500");
  await form(page)
    .getByLabel(/^Ek Görseller/)
    .fill(` ${one} , ,${two},`);
  await form(page)
    .getByLabel(/^Renkler/)
    .fill("kırmızı, krem ,, ");
  await field(page, "Açıklama").fill("Yumuşacık.");
  await field(page, "Stokta Var").uncheck();
  await field(page, "Öne Çıkan").check();
  const [call] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    form(page).getByRole("button", { name: "Kaydet ve yeni ekle" }).click(),
  ]);
  const path = (url = "") => new URL(url).pathname;
  expect(path(call.url())).toBe("/api/products");
  expect(await call.headerValue("authorization")).toMatch(/^Bearer .+/);
  const sent = {
    name: "Deneme Yeni Ürün",
    price: 1234.5,
    originalPrice: 1500,
    category: "trend",
    image: path(one),
    images: [path(one), path(two)],
    colors: ["kırmızı", "krem"],
    description: "Yumuşacık.",
    inStock: false,
    featured: true,
  };
  expect(call.postDataJSON()).toEqual(sampleInput.parse(sent));
  await expect(toast(page, "Ürün eklendi")).toBeVisible();

  await expect(field(page, "Ürün Adı *")).toHaveValue("");
  await expect(field(page, "Kategori *")).toHaveValue("trend");
  await fillRequired(page, "Deneme Hemen", one ?? "");
  await save(page);
  await expectClosed(page);
  for (const name of ["Deneme Yeni Ürün", "Deneme Hemen"]) {
    await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
  }
  const seen = toasts(page).filter({ hasText: "Trend Ürünler rafında. Ana sayfada yalnız öne çıkanlar var." });
  await seen.getByRole("button", { name: "Öne çıkar" }).click();
  await expect(toast(page, "Ürün güncellendi")).toBeVisible();
  await visit(page, "/#trend");
  await expect(card(page, "Deneme Hemen").getByText("₺1.234,50")).toBeVisible();
  const saved = (await shelf.list()).find(({ name }) => name === "Deneme Hemen");
  expect(saved).toMatchObject({ featured: true, originalPrice: null, images: [], colors: [], description: "" });
});

test("editing shows the product's values and saves the changed ones (§2, §7, §8)", async ({ page, shelf }) => {
  const colors = ["lila", "krem"];
  const product = await shelf.add({
    name: "Deneme Eski",
    price: 99.9,
    originalPrice: 150,
    colors,
    description: "İlk hâli",
    featured: true,
  });
  await openForm(page, "Deneme Eski");
  await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Eski");
  await expect(field(page, "Fiyat (₺) *")).toHaveValue("99,90");
  await expect(field(page, "Eski Fiyat (₺)")).toHaveValue("150,00");
  await expect(field(page, "Kategori *")).toHaveValue("trend");
  await expect(field(page, "Ana Görsel URL *")).toHaveValue(product.image);
  await expect(form(page).getByLabel(/^Renkler/)).toHaveValue("lila, krem");
  await expect(field(page, "Açıklama")).toHaveValue("İlk hâli");
  await expect(field(page, "Stokta Var")).toBeChecked();
  await expect(field(page, "Öne Çıkan")).toBeChecked();

  await field(page, "Ürün Adı *").fill("Deneme Yeni");
  await field(page, "Eski Fiyat (₺)").fill("");
  const [call] = await Promise.all([page.waitForRequest((request) => request.method() === "PUT"), save(page)]);
  expect(new URL(call.url()).pathname).toBe(`/api/products/${product.id}`);
  await expect(toast(page, "Ürün güncellendi")).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  const saved = (await shelf.list()).find(({ id }) => id === product.id);
  expect(saved).toMatchObject({ name: "Deneme Yeni", originalPrice: null, price: 99.9, colors, featured: true });
  await toasts(page).getByRole("button", { name: "Dükkânda gör" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Deneme Yeni" })).toBeVisible();
});
