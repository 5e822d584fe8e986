import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { holdRequests, toast, visit } from "../../support/visit.ts";

test.use({ person: "admin", viewport: { width: 360, height: 740 } });

const rows = (page: Page) => page.locator("tbody tr");

test("no change reaches another list than the one that was searched, while the next one loads, arrives late, or is cut off by a dead line", async ({
  page,
  shelf,
  context,
  faults,
}) => {
  await test.step("while the next list loads, the old one cannot be changed, and an answer that arrives late is not shown", async () => {
    for (const name of ["Deneme Tepsi", "Deneme Tabak"]) await shelf.add({ name });
    const writes: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
    await visit(page, "/admin?q=Deneme");
    await page.getByLabel("Sayfadakileri seç").check();
    const release = await holdRequests(page, /\/api\/admin\/products\?q=Deneme\+Tepsi/);
    const held = page.waitForRequest(/q=Deneme\+Tepsi/);
    await page.getByLabel("Ürün ara").fill("Deneme Tepsi");
    const late = await held;
    const list = page.getByRole("region", { name: "Ürünler", exact: true });
    await expect(list).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Liste geliyor…")).toBeVisible();
    for (const control of [
      page.locator("button", { hasText: "Toplu fiyat" }),
      page.locator("[aria-label='Stokta: Deneme Tabak']"),
      page.locator("[aria-label='Seç: Deneme Tabak']"),
    ]) {
      await control.click({ force: true });
      expect(await control.evaluate((element) => element.closest("[inert]") !== null)).toBe(true);
    }
    expect(writes).toEqual([]);

    await page.getByLabel("Ürün ara").fill("Deneme Tabak");
    await expect(rows(page)).toHaveText([/Deneme Tabak/]);
    release();
    await (await late.response())?.finished();
    await expect(list).toHaveAttribute("aria-busy", "false");
    await expect(rows(page)).toHaveText([/Deneme Tabak/]);
    await expect(page.getByRole("region", { name: "Seçilen ürünler" })).toHaveCount(0);
    expect((await shelf.list()).filter(({ inStock, name }) => !inStock && /^Deneme/.test(name))).toEqual([]);
  });

  await test.step("a search that a dead line cut off shows no other list, and bulk actions reach only what was searched", async () => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    for (const name of ["Deneme Kolye Ay", "Deneme Kolye Gün", "Deneme Kupa"]) await shelf.add({ name });
    await visit(page, "/admin");
    await expect(rows(page)).toHaveCount(20);
    await page.getByLabel("Sayfadakileri seç").check();
    await context.setOffline(true);
    await page.getByLabel("Ürün ara").pressSequentially("deneme kolye");
    await expect(toast(page, "Veriler yüklenemedi")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Liste şu an gelmedi" })).toBeVisible();
    await expect(page).toHaveURL("/admin?q=deneme+kolye");
    await expect(page.getByLabel("Ürün ara")).toBeFocused();
    await expect(page.getByLabel("Sayfadakileri seç")).toHaveCount(0);
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Seçilen ürünler" })).toHaveCount(0);
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(page.getByRole("heading", { name: "Liste şu an gelmedi" })).toBeVisible();

    await context.setOffline(false);
    await expect(rows(page)).toHaveText([/Deneme Kolye Gün/, /Deneme Kolye Ay/]);
    await expect(page.getByLabel("Ürün ara")).toHaveValue("deneme kolye");
    await page.getByLabel("Sayfadakileri seç").check();
    await page.getByLabel("Seçilenleri değiştir").selectOption("Tükendi yap");
    await expect(toast(page, "2 ürün güncellendi")).toBeVisible();
    const soldOut = (await shelf.list()).filter(({ inStock, name }) => !inStock && name.startsWith("Deneme"));
    expect(soldOut.map(({ name }) => name)).toEqual(["Deneme Kolye Gün", "Deneme Kolye Ay"]);
  });
});
