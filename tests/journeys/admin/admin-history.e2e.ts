import type { Page } from "@playwright/test";
import { field, form, openForm } from "../../support/admin-visit.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, toast, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

const undo = (page: Page) => page.getByRole("button", { name: "Geri Al" }).first().click();

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("any version of a product comes back from its history, and a product that is deleted after a question from the toast or from the trash (§4, §7, §8)", async ({
  page,
  shelf,
  faults,
}) => {
  await test.step("the history shows each change, and any version can be restored and undone", async () => {
    const cup = await shelf.add({ name: "Deneme Fincan", price: 100 });
    await shelf.rename({ ...cup, price: 120, inStock: false }, "Deneme Kupa");
    await openForm(page, "Deneme Kupa");
    await field(page, "Açıklama").fill("Yarım söz");
    await form(page).getByRole("button", { name: "Geçmiş" }).click();
    const history = page.getByRole("dialog", { name: "Geçmiş" });
    const newest = history.getByRole("listitem").first();
    const first = history.getByRole("listitem").last();
    await expect(newest).toContainText("Değiştirildi");
    await expect(newest).toContainText(/₺100,00.*₺120,00/);
    await expect(newest).toContainText(/Stokta.*Tükendi/);
    await expect(newest).toContainText("bugün");
    await first.getByRole("button", { name: /^Bu hâline döndür/ }).click();
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    await expect(newest).toContainText("Eski hâline döndürüldü");
    const now = async () => (await shelf.list()).find(({ id }) => id === cup.id);
    expect(await now()).toMatchObject({ name: "Deneme Fincan", price: 100, inStock: true });
    await undo(page);
    await expect(newest).toContainText("Geri alındı");
    expect(await now()).toMatchObject({ name: "Deneme Kupa", price: 120, inStock: false });

    await first.getByRole("button", { name: /^Bu hâline döndür/ }).click();
    await expect(newest).toContainText("Eski hâline döndürüldü");
    await history.getByRole("button", { name: "Kapat" }).click();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Fincan");
    await expect(field(page, "Açıklama")).toHaveValue("Yarım söz");
  });

  const cup = await shelf.add({ name: "Deneme Geri Gelen" });
  const remove = page.getByRole("button", { name: "Sil: Deneme Geri Gelen" });
  await test.step("deleting asks first: dismissing keeps the product, so does a refusal, accepting removes it", async () => {
    faults.allow(new RegExp(`500.*/products/${cup.id}`));
    await visit(page, "/admin");
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
    await expect(row(page, cup.name)).toHaveCount(1);
    expect((await shelf.list()).some((product) => product.id === cup.id)).toBe(true);

    await page.unrouteAll();
    const [call] = await Promise.all([page.waitForRequest((request) => request.method() === "DELETE"), remove.click()]);
    expect(new URL(call.url()).pathname).toBe(`/api/products/${cup.id}`);
    expect(await call.headerValue("authorization")).toMatch(/^Bearer .+/);
    await expect(toast(page, "Ürün silindi")).toBeVisible();
    await expect(row(page, cup.name)).toHaveCount(0);
    expect((await shelf.list()).some(({ id }) => id === cup.id)).toBe(false);
  });

  await test.step("a deleted product is restored with one tap, from the toast or from the trash", async () => {
    await undo(page);
    await expect(toast(page, "Geri alındı")).toBeVisible();
    await expect(row(page, cup.name)).toHaveCount(1);

    await remove.click();
    await expect(row(page, cup.name)).toHaveCount(0);
    await page.getByRole("button", { name: /^Çöp kutusu \([1-9]/ }).click();
    const trash = page.getByRole("dialog", { name: "Çöp kutusu" });
    await expect(trash.getByRole("listitem").filter({ hasText: cup.name })).toContainText("30 gün sonra");
    await expectAccessible(page);
    await trash.getByRole("button", { name: "Geri koy: Deneme Geri Gelen" }).click();
    await expect(toast(page, "Ürün geri kondu")).toBeVisible();
    await expect(trash.getByText(cup.name)).toHaveCount(0);
    await trash.getByRole("button", { name: "Kapat" }).click();
    await expect(row(page, cup.name)).toHaveCount(1);
    const back = (await shelf.list()).find(({ id }) => id === cup.id);
    expect(back).toMatchObject({ slug: cup.slug });
  });
});
