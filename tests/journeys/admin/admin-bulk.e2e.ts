import type { Page } from "@playwright/test";
import { form } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, holdRequests, toast, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

const bar = (page: Page) => page.getByRole("region", { name: "Seçilen ürünler" });
const rows = (page: Page) => page.locator("tbody tr");
const undoButton = (page: Page) => page.locator("[data-sonner-toast]").getByRole("button", { name: "Geri Al" }).first();

test("all products that match a search are marked as sold out with one tap, and back with another", async ({
  page,
  shelf,
}) => {
  for (let number = 1; number <= 23; number += 1) await shelf.add({ name: `Deneme Fincan ${number}` });
  const soldOut = async () =>
    (await shelf.list()).filter(({ inStock, name }) => !inStock && /Deneme/.test(name)).length;
  await visit(page, "/admin?q=Deneme+Fincan");
  await expect(rows(page)).toHaveCount(20);
  await page.getByLabel("Sayfadakileri seç").check();
  await expect(bar(page).getByText("20 ürün seçildi")).toBeVisible();
  await bar(page).getByRole("button", { name: "Aramaya uyan 23 ürünün hepsini seç" }).click();
  await page.getByLabel("Seç: Deneme Fincan 23", { exact: true }).uncheck();
  await expect(bar(page).getByText("22 ürün seçildi")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(120);
  // At the end of the page the bar covers no row: axe measures the visible rest of a half covered control.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await bar(page).getByLabel("Seçilenleri değiştir").selectOption("Tükendi yap");
  await expect(toast(page, "22 ürün güncellendi")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await soldOut()).toBe(22);
  await expect(page.getByRole("switch", { name: "Stokta: Deneme Fincan 22", exact: true })).not.toBeChecked();

  await undoButton(page).click();
  await expect(toast(page, "Geri alındı")).toBeVisible();
  expect(await soldOut()).toBe(0);
  await expect(page.getByRole("switch", { name: "Stokta: Deneme Fincan 22", exact: true })).toBeChecked();
});

test("bulk prices are previewed before they are saved, and undone to the kuruş", async ({ page, shelf, faults }) => {
  faults.allow(/409|503/);
  await shelf.add({ name: "Deneme Kupa", price: 199.99 });
  await shelf.add({ name: "Deneme Tabak", price: 15.5 });
  const prices = async () =>
    (await shelf.list()).filter(({ name }) => /^Deneme/.test(name)).map(({ name, price }) => [name, price]);
  const before = await prices();
  await visit(page, "/admin?q=Deneme");
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel("Sayfadakileri seç").check();
  await bar(page).getByRole("button", { name: "Toplu fiyat" }).click();
  await answerCall(page, "POST", "/admin/products/price-preview", { status: 503 });
  await form(page).getByLabel("Yüzde").fill("12,5");
  await expect(form(page).getByText("Fiyatlara bakılamadı.")).toBeVisible();
  await page.unrouteAll();
  await form(page).getByRole("button", { name: "Tekrar dene" }).click();
  await form(page).getByLabel(",90", { exact: true }).check();
  const table = form(page).getByRole("table", { name: "Fiyatların öncesi ve sonrası" });
  await expect(table.getByRole("row", { name: "Deneme Kupa ₺199,99 ₺224,90" })).toBeVisible();

  const cup = (await shelf.list()).find(({ name }) => name === "Deneme Kupa");
  if (cup) await shelf.rename({ ...cup, price: 200 }, cup.name);
  await form(page).getByRole("button", { name: "2 ürünü değiştir" }).click();
  await expect(form(page).getByRole("alert")).toHaveText("Bazı ürünler bu arada değişti; fiyatlara yeniden bak");
  await expect(table.getByRole("row", { name: "Deneme Kupa ₺200,00 ₺224,90" })).toBeVisible();
  if (cup) await shelf.rename(cup, cup.name);
  await form(page).getByLabel("Yüzde").fill("10");
  await expect(table.getByRole("row", { name: "Deneme Kupa ₺199,99 ₺219,90" })).toBeVisible();
  await form(page).getByRole("button", { name: "2 ürünü değiştir" }).click();
  await expect(toast(page, "2 ürün güncellendi")).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(rows(page).getByText("₺219,90")).toBeVisible();

  await page.getByRole("button", { name: "Son işlemler" }).click();
  await form(page).getByRole("button", { name: "Geri Al: 2 ürün için fiyat değişti" }).click();
  await expect(form(page).getByText("geri alındı", { exact: true }).first()).toBeVisible();
  expect(await prices()).toEqual(before);
});

test("all products deleted by mistake are restored with one tap, at the same addresses and in the same order", async ({
  page,
  shelf,
}) => {
  const before = (await shelf.list()).map(({ id, slug }) => ({ id, slug }));
  await visit(page, "/admin");
  await page.getByLabel("Sayfadakileri seç").check();
  await bar(page)
    .getByRole("button", { name: /hepsini seç$/ })
    .click();
  const dialog = page.waitForEvent("dialog");
  const removing = bar(page).getByRole("button", { name: "Sil", exact: true }).click();
  const question = await dialog;
  expect(question.message()).toBe(`Bu ${before.length} ürünü silmek istediğinize emin misiniz?`);
  await question.accept();
  await removing;
  await expect(toast(page, `${before.length} ürün silindi`)).toBeVisible();
  await expect(page.getByText("Raflar henüz boş")).toBeVisible();
  expect(await shelf.list()).toEqual([]);
  await undoButton(page).click();
  await expect(rows(page)).toHaveCount(20);
  expect((await shelf.list()).map(({ id, slug }) => ({ id, slug }))).toEqual(before);
});

test("products of a category are reordered by button, key and drag, and the order is undone", async ({
  page,
  shelf,
}) => {
  for (const name of ["Deneme Üç", "Deneme İki", "Deneme Bir"]) await shelf.add({ name, category: "takilar" });
  const order = async () =>
    (await shelf.list()).map(({ name }) => name.replace("Deneme ", "")).filter((name) => /^(Bir|İki|Üç)$/.test(name));
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  await visit(page, "/admin?kategori=takilar");
  await tool("Sırayı değiştir").click();
  await tool("Aşağı taşı: Deneme Bir").click();
  await expect(page.getByText("Deneme Bir şimdi 2. sırada")).toBeAttached();
  await expect(tool("Aşağı taşı: Deneme Bir")).toBeFocused();
  expect(await order()).toEqual(["İki", "Bir", "Üç"]);

  await tool("Sürükle ya da ok tuşlarıyla taşı: Deneme Üç").press("Home");
  await expect(page.getByText("Deneme Üç şimdi 1. sırada")).toBeAttached();
  expect(await order()).toEqual(["Üç", "İki", "Bir"]);

  const handle = await tool("Sürükle ya da ok tuşlarıyla taşı: Deneme Bir").boundingBox();
  const target = await rows(page).first().boundingBox();
  if (!handle || !target) throw new Error("There is nothing to drag");
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x, target.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText("Deneme Bir şimdi 1. sırada")).toBeAttached();
  expect(await order()).toEqual(["Bir", "Üç", "İki"]);
  await undoButton(page).click();
  await expect.poll(order).toEqual(["Üç", "İki", "Bir"]);
  await expect(rows(page).first()).toContainText("Deneme Üç");

  await tool("Aşağı taşı: Deneme Üç").click();
  await tool("Aşağı taşı: Deneme Üç").click();
  await expect(page.getByText("Deneme Üç şimdi 3. sırada")).toBeAttached();
  await expect.poll(order).toEqual(["İki", "Bir", "Üç"]);
});

test("while the next list loads, the old one cannot be changed", async ({ page, shelf }) => {
  for (const name of ["Deneme Kolye", "Deneme Kupa"]) await shelf.add({ name });
  const writes: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
  await visit(page, "/admin?q=Deneme");
  await page.getByLabel("Sayfadakileri seç").check();
  const release = await holdRequests(page, /\/api\/admin\/products\?q=Deneme\+Kolye/);
  await page.getByLabel("Ürün ara").fill("Deneme Kolye");
  const list = page.getByRole("region", { name: "Ürünler", exact: true });
  await expect(list).toHaveAttribute("aria-busy", "true");
  for (const control of [
    page.locator("button", { hasText: "Toplu fiyat" }),
    page.locator("[aria-label='Stokta: Deneme Kupa']"),
    page.locator("[aria-label='Seç: Deneme Kupa']"),
  ]) {
    await control.click({ force: true });
    expect(await control.evaluate((element) => element.closest("[inert]") !== null)).toBe(true);
  }
  release();
  await expect(rows(page)).toHaveText([/Deneme Kolye/]);
  await expect(list).toHaveAttribute("aria-busy", "false");
  await expect(bar(page)).toHaveCount(0);
  expect(writes).toEqual([]);
  expect((await shelf.list()).filter(({ inStock, name }) => !inStock && /^Deneme/.test(name))).toEqual([]);
});

test("a list that fails to load shows no products and selects none until it is loaded", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await shelf.add({ name: "Deneme Fincan" });
  await visit(page, "/admin");
  await page.getByLabel("Sayfadakileri seç").check();
  await expect(bar(page)).toBeVisible();
  await answerCall(page, "GET", "/admin/products?*");
  await page.getByLabel("Ürün ara").fill("Deneme Fincan");
  await expect(toast(page, "Veriler yüklenemedi")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Liste şu an gelmedi" })).toBeVisible();
  await expect(page).toHaveURL("/admin?q=Deneme+Fincan");
  await expect(page.getByLabel("Ürün ara")).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByLabel("Sayfadakileri seç")).toHaveCount(0);

  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(page.getByRole("heading", { name: "Liste şu an gelmedi" })).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(rows(page)).toHaveText([/Deneme Fincan/]);
  await expect(bar(page)).toHaveCount(0);
});
