import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, toast, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const rows = (page: Page) => page.locator("tbody tr");
const search = (page: Page, text: string) => page.getByLabel("Ürün ara").fill(text);

async function openPanel(page: Page) {
  await visit(page, "/admin");
  await expect(page.getByRole("table")).toBeVisible();
}

test("counters, rows and the search box show the shop's products (§2, §4)", async ({ page, shelf }) => {
  await shelf.add({ name: "Deneme Kolye", price: 1234.5, originalPrice: 1500, category: "takilar", featured: true });
  await shelf.add({ name: "Deneme Işıltılı KILIF", category: "telefon", inStock: false, colors: ["vişneçürüğü"] });
  const products = await shelf.list();
  await openPanel(page);
  const featured = products.filter((product) => product.featured).length;
  await expect(page.locator("dt")).toHaveText(["Toplam Ürün", "Kategori", "Öne Çıkan Ürün"]);
  await expect(page.locator("dd")).toHaveText([`${products.length}`, "5", `${featured}`]);

  const necklace = row(page, "Deneme Kolye");
  await expect(necklace.locator("img")).toHaveCount(1);
  await expect(necklace.getByText("₺1.234,50", { exact: true })).toBeVisible();
  await expect(necklace.locator("s")).toHaveText("₺1.500,00");
  await expect(necklace.getByText("Takılar", { exact: true })).toBeVisible();
  await expect(necklace.getByText("Stokta", { exact: true })).toBeVisible();
  await expect(necklace.getByText("Öne Çıkan", { exact: true })).toBeVisible();
  await expect(necklace.getByRole("button", { name: /^Düzenle/ })).toBeVisible();
  await expect(necklace.getByRole("button", { name: /^Sil/ })).toBeVisible();

  const cover = row(page, "Deneme Işıltılı KILIF");
  await expect(cover.getByText("Tükendi", { exact: true })).toBeVisible();
  await expect(cover.locator("s")).toHaveCount(0);
  await expect(cover.getByText("Öne Çıkan", { exact: true })).toHaveCount(0);

  for (const typed of ["ISILTILI", "ışıltılı kılıf", "visnecurugu"]) {
    await search(page, typed);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Deneme Işıltılı KILIF");
  }
  await search(page, "yokböylebirşey");
  await expect(page.getByText("Aramana uyan ürün yok")).toBeVisible();
  await expect(page.getByLabel("Sayfadakileri seç")).toHaveCount(0);
  await page.getByRole("button", { name: "Aramayı temizle" }).click();
  await expect(rows(page)).toHaveCount(20);
});

test("500 products are split into pages", async ({ page, shelf }) => {
  const [sample] = await shelf.list();
  const products = Array.from({ length: 500 }, (_, index) => ({
    ...sample,
    id: `p${index}`,
    name: `Ürün ${index + 1}`,
  }));
  await page.route("**/api/admin/products?*", (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = (Number(query.get("page") ?? 1) - 1) * 20;
    const found = query.has("q") ? products.slice(-1) : products;
    const rows = found.slice(from, from + 20);
    const counts = { all: 500, categories: 5, featured: 0 };
    const pages = Math.ceil(found.length / 20);
    return route.fulfill({ json: { rows, matches: found.length, page: from / 20 + 1, pages, counts } });
  });
  await openPanel(page);
  const pages = page.getByRole("navigation", { name: "Sayfalar" });
  await expect(rows(page)).toHaveCount(20);
  await expect(pages.getByText("Sayfa 1 / 25")).toBeAttached();
  await expect(pages.getByRole("button", { name: "Önceki" })).toBeDisabled();
  await pages.getByRole("button", { name: "Sonraki" }).click();
  await expect(rows(page).first()).toContainText("Ürün 21");
  await pages.getByRole("button", { name: "Sayfa 25", exact: true }).click();
  await expect(rows(page).first()).toContainText("Ürün 481");
  await page.goBack();
  await expect(rows(page).first()).toContainText("Ürün 21");
  await page.reload();
  await expect(rows(page).first()).toContainText("Ürün 21");
  await expect(pages.getByRole("button", { name: "Sayfa 2", exact: true })).toHaveAttribute("aria-current", "page");
  await search(page, "Ürün 500");
  await expect(rows(page)).toHaveCount(1);
  await expect(pages).toHaveCount(0);
});

test("filters narrow the list, are part of the address and follow Back", async ({ page, shelf }) => {
  await shelf.add({ name: "Deneme Tükenen", category: "takilar", inStock: false });
  await openPanel(page);
  await page.getByLabel("Kategori", { exact: true }).selectOption("Takılar");
  await page.getByRole("button", { name: "Tükendi", exact: true }).click();
  await expect(page).toHaveURL("/admin?kategori=takilar&stok=yok");
  await expect(rows(page).filter({ hasText: "Stokta" })).toHaveCount(0);
  await expect(row(page, "Deneme Tükenen")).toHaveCount(1);
  await page.reload();
  await expect(row(page, "Deneme Tükenen")).toHaveCount(1);
  await search(page, "yokböylebirşey");
  await expect(page.getByText("Aramana uyan ürün yok")).toBeVisible();
  await page.goBack();
  await expect(row(page, "Deneme Tükenen")).toHaveCount(1);
  await page.getByRole("button", { name: "Tükendi", exact: true }).click();
  await expect(page).toHaveURL("/admin?kategori=takilar");
});

test("a switch in the row changes stock and featured at once, and returns to its old state when the server refuses (§8)", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/500/);
  const name = "Deneme Anahtarlık";
  await shelf.add({ name });
  await openPanel(page);
  const stock = row(page, name).getByRole("switch", { name: new RegExp(`^Stokta: ${name}(, Tükendi)?$`) });
  await expect(stock).toBeChecked();
  await stock.click();
  await expect(stock).not.toBeChecked();
  await expect(row(page, name).getByText("Tükendi", { exact: true })).toBeVisible();
  await row(page, name)
    .getByRole("switch", { name: /^Öne Çıkan/ })
    .click();
  await expect(toast(page, "Ürün güncellendi")).toBeVisible();
  await expect
    .poll(async () => (await shelf.list()).find((product) => product.name === name))
    .toMatchObject({ inStock: false, featured: true });

  await answerCall(page, "PATCH", "/products/*", { status: 500 });
  await stock.click();
  await expect(toast(page, "Ürün güncellenemedi")).toBeVisible();
  await expect(stock).not.toBeChecked();
});

test("deleting asks first: dismissing keeps the product, so does a refusal, accepting removes it (§4, §7, §8)", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/500/);
  const name = "Deneme Silinecek";
  const { id } = await shelf.add({ name });
  await openPanel(page);
  const remove = row(page, name).getByRole("button", { name: /^Sil/ });
  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await remove.click();
  await expect.poll(() => questions).toEqual(["Bu ürünü silmek istediğinize emin misiniz?"]);

  page.on("dialog", (dialog) => dialog.accept());
  await answerCall(page, "DELETE", "/products/*", { status: 500 });
  await remove.click();
  await expect(toast(page, "Ürün silinemedi")).toBeVisible();
  await expect(row(page, name)).toHaveCount(1);
  expect((await shelf.list()).some((product) => product.id === id)).toBe(true);

  await page.unrouteAll();
  const [call] = await Promise.all([page.waitForRequest((request) => request.method() === "DELETE"), remove.click()]);
  expect(new URL(call.url()).pathname).toBe(`/api/products/${id}`);
  expect(await call.headerValue("authorization")).toMatch(/^Bearer .+/);
  await expect(toast(page, "Ürün silindi")).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  expect((await shelf.list()).some((product) => product.id === id)).toBe(false);
});
