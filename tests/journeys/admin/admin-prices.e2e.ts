import type { Page } from "@playwright/test";
import { field } from "../../support/admin-visit.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, toast, visit } from "../../support/visit.ts";

test.use({ person: "admin", viewport: { width: 360, height: 740 } });

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const editor = (page: Page) => page.getByRole("form", { name: "Fiyat: Deneme Kupa" });
const priceOf = (page: Page) => page.getByRole("button", { name: /fiyatı düzenle: Deneme Kupa$/ });

/** Where a switch lies, which must not be pressed by the tap that closes the editor. */
async function tapBeside(page: Page) {
  const stock = page.getByRole("switch", { name: "Stokta: Deneme Tabak" });
  await stock.scrollIntoViewIfNeeded();
  await stock.tap({ force: true });
  await expect(stock).toBeChecked();
}

test("a price and the switches of a row are edited in place, by the rules of the form, undone, and back in their old state when the server refuses (§8)", async ({
  page,
  shelf,
  faults,
}) => {
  await test.step("a tap on a price edits it in its row, by the rules of the form, and can be undone", async () => {
    faults.allow(/409/);
    await shelf.add({ name: "Deneme Tabak" });
    const cup = await shelf.add({ name: "Deneme Kupa", price: 199.99 });
    await visit(page, "/admin?q=Deneme");
    await priceOf(page).click();
    const price = editor(page).getByLabel("Fiyat (₺) *");
    const oldPrice = editor(page).getByLabel("Eski Fiyat (₺)");
    await expect(price).toBeFocused();
    await expectAccessible(page);
    await price.fill("yüz");
    await price.press("Enter");
    await expect(price).toHaveAccessibleDescription(/Fiyatı 1\.234,50 gibi yaz/);
    await price.press("Escape");
    await expect(editor(page)).toHaveCount(0);
    await expect(priceOf(page)).toBeFocused();

    await priceOf(page).click();
    await tapBeside(page);
    await expect(editor(page)).toHaveCount(0);

    await priceOf(page).press("Enter");
    await price.fill("150");
    await oldPrice.fill("199,99");
    await oldPrice.press("Enter");
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    await expect(row(page, "Deneme Kupa").getByText("₺150,00")).toBeVisible();
    await expect(row(page, "Deneme Kupa").locator("s")).toHaveText("₺199,99");
    await priceOf(page).click();
    await price.fill("250");
    await tapBeside(page);
    await expect(editor(page).getByText("Eski fiyat fiyattan düşük: indirim görünmez")).toBeInViewport();
    await expect(priceOf(page)).toContainText("₺150,00");
    await price.press("Enter");
    const hidden = page.locator("[data-sonner-toast]").filter({ hasText: "indirim görünmez" });
    await expect(row(page, "Deneme Kupa").getByText("₺250,00")).toBeVisible();
    await expect(row(page, "Deneme Kupa").locator("s")).toHaveCount(0);
    await hidden.getByRole("button", { name: "Geri Al" }).click();
    await expect(row(page, "Deneme Kupa").locator("s")).toHaveText("₺199,99");
    await priceOf(page).click();
    await price.fill("199,99");
    await oldPrice.fill("");
    await tapBeside(page);
    await expect(editor(page)).toHaveCount(0);
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    await expect(row(page, "Deneme Kupa").locator("s")).toHaveCount(0);

    await priceOf(page).click();
    await shelf.rename({ ...cup, price: 210 }, cup.name);
    await price.fill("180");
    await tapBeside(page);
    await expect(editor(page).getByRole("alert")).toHaveText(
      "Fiyat bu arada değişti: şimdi ₺210,00. Tekrar kaydedersen seninki yazılır.",
    );
    await editor(page).getByRole("button", { name: "Kaydet" }).click();
    await expect(row(page, "Deneme Kupa").getByText("₺180,00")).toBeVisible();
    await expect(editor(page)).toHaveCount(0);

    await row(page, "Deneme Kupa").getByRole("button", { name: "Deneme Kupa", exact: true }).click();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Kupa");
  });

  await test.step("a price that its choices forbid is refused with the reason", async () => {
    const name = { id: "isim", label: "İsim", most: 12, signs: "letters", isRequired: true, extra: -50 } as const;
    await shelf.add({ name: "Deneme İsimli", price: 100, personalTexts: [name] });
    await visit(page, "/admin?q=Deneme");
    await page.getByRole("button", { name: /fiyatı düzenle: Deneme İsimli$/ }).click();
    const named = page.getByRole("form", { name: "Fiyat: Deneme İsimli" });
    await named.getByLabel("Fiyat (₺) *").fill("40");
    await named.getByRole("button", { name: "Kaydet" }).click();
    await expect(named.getByRole("alert")).toHaveText("Fiyat farklarıyla fiyat 0'dan büyük kalmıyor");
    await named.getByLabel("Fiyat (₺) *").fill("60");
    await expect(named.getByRole("alert")).toHaveCount(0);
    await named.getByRole("button", { name: "Kaydet" }).click();
    await expect(row(page, "Deneme İsimli").getByText("₺60,00")).toBeVisible();
  });

  await test.step("a switch in the row changes stock and featured at once, and returns to its old state when the server refuses", async () => {
    const name = "Deneme Anahtarlık";
    const { id } = await shelf.add({ name });
    faults.allow(new RegExp(`500.*/products/${id}`));
    await visit(page, "/admin");
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
});
