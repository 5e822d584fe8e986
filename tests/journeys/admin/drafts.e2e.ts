import { expectClosed, field, form, openForm, save } from "../../support/admin-visit.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test.use({ person: "admin", viewport: { width: 390, height: 844 } });

const photo = async (name: string) => ({ name, mimeType: "image/jpeg", buffer: await noisePhoto(320, 240, 60) });

test("photos become hidden drafts in one go, are named and priced, and reach visitors when they are shown", async ({
  page,
  shelf,
  shop,
  faults,
}) => {
  faults.allow(/404/);
  const cup = await shelf.add({ name: "Deneme Kupa" });
  const draft = page.getByRole("row").filter({ hasText: "Taslak 1" });
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status;

  await test.step("two photos become two drafts with one category and one first price", async () => {
    await visit(page, "/admin");
    await page.getByRole("button", { name: "Fotoğraflardan taslak" }).click();
    await form(page)
      .getByLabel("Fotoğraf seç")
      .setInputFiles([await photo("bir.jpg"), await photo("iki.jpg")]);
    await form(page).getByRole("button", { name: "2 taslak yap" }).click();
    await expect(form(page).getByText("Bir kategori seç")).toBeVisible();
    await expectAccessible(page);
    await field(page, "Kategori *").selectOption("trend");
    await field(page, "Fiyat (₺) *").fill("100");
    await form(page).getByRole("button", { name: "2 taslak yap" }).click();
    await expect(toast(page, "2 taslak eklendi")).toBeVisible();
    await expect(page.getByRole("button", { name: "Süz: Gizli olanlar" })).toBeVisible();
    await expect(page.locator("tbody tr")).toHaveText([/Taslak 1.*Gizli/s, /Taslak 2.*Gizli/s]);
    expect(await statusOf("/urun/taslak-1")).toBe(404);
  });

  await test.step("a price is written in the list, and a name that is taken is told softly", async () => {
    await draft.getByRole("button", { name: /fiyatı düzenle/ }).click();
    const editor = page.getByRole("form", { name: "Fiyat: Taslak 1" });
    await editor.getByLabel("Fiyat (₺) *").fill("149,90");
    await editor.getByLabel("Fiyat (₺) *").press("Enter");
    await expect(draft).toContainText("₺149,90");
    await draft.getByRole("button", { name: "Düzenle: Taslak 1", exact: true }).click();
    await field(page, "Ürün Adı *").fill(cup.name);
    await expect(form(page).getByText("Bu adda bir ürün daha var.")).toBeVisible();
    await field(page, "Ürün Adı *").fill("Deneme Fener");
    await expect(form(page).getByText("Bu adda bir ürün daha var.")).toBeHidden();
  });

  await test.step("a day and hour can be given, and shown now it stands in the shop", async () => {
    const visibility = field(page, "Görünürlük");
    await expect(visibility).toHaveValue("hidden");
    await visibility.selectOption("Şu günden sonra");
    const hour = field(page, "Gün ve saat");
    await hour.fill("");
    await save(page);
    await expect(hour).toHaveAccessibleDescription(/Görüneceği günü ve saati seç/);
    await hour.fill("2099-03-28T10:00");
    await save(page);
    const row = page.getByRole("row").filter({ hasText: "Deneme Fener" });
    await expect(row).toContainText("28 Mart 2099 10:00 sonrası");
    expect(await statusOf("/urun/deneme-fener")).toBe(404);
    await expectClosed(page);
    await openForm(page, "Deneme Fener");
    await expect(form(page).getByRole("link", { name: "Ürünü gör" })).toHaveCount(0);
    await expect(field(page, "Gün ve saat")).toHaveValue("2099-03-28T10:00");
    await field(page, "Görünürlük").selectOption("Yayında");
    await save(page);
    await expect(row).not.toContainText("sonrası");
    await expectClosed(page);
    await visit(page, "/urun/deneme-fener");
    await expect(page.getByRole("heading", { level: 1, name: "Deneme Fener" })).toBeVisible();
  });

  await test.step("she sees a hidden one in the shop as visitors will, and visitors see nothing", async () => {
    await openForm(page, "Taslak 2");
    await form(page).getByRole("link", { name: "Dükkânda gör" }).click();
    await expect(page).toHaveURL("/urun/taslak-2");
    await expect(page.getByRole("heading", { level: 1, name: "Taslak 2" })).toBeVisible();
    await expect(page.getByText("Bunu yalnız sen görüyorsun")).toBeVisible();
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
    await expectAccessible(page);
    await visit(page, "/urun/taslak-2");
    await expect(page.getByText("Bunu yalnız sen görüyorsun")).toBeVisible();
    expect(await statusOf("/urun/taslak-2")).toBe(404);
    await page.getByRole("link", { name: "Düzenle" }).click();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Taslak 2");
  });

  await test.step("photos that are dropped on the list wait as drafts", async () => {
    await visit(page, "/admin");
    const bytes = [...(await noisePhoto(320, 240, 60))];
    const dropped = await page.evaluateHandle((sent) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(sent)], "üç.jpg", { type: "image/jpeg" }));
      return files;
    }, bytes);
    await page.getByRole("region", { name: "Ürünler" }).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(form(page).getByRole("button", { name: "1 taslak yap" })).toBeVisible();
    await form(page).getByRole("button", { name: "Kaldır: üç.jpg" }).click();
    await expect(form(page).getByRole("button", { name: "Taslak yap" })).toBeVisible();
  });

  await test.step("chosen ones are shown, hidden and removed together", async () => {
    await visit(page, "/admin?gizli=1");
    const other = page.getByRole("row").filter({ hasText: "Taslak 2" });
    await other.getByRole("checkbox", { name: "Seç: Taslak 2" }).check();
    await page.getByLabel("Seçilenleri değiştir").selectOption("Göster");
    await expect(other).toHaveCount(0);
    expect(await statusOf("/urun/taslak-2")).toBe(200);
    await visit(page, "/admin?q=taslak");
    page.on("dialog", (dialog) => dialog.accept());
    await other.getByRole("button", { name: "Sil: Taslak 2", exact: true }).click();
    await expect(toast(page, "Ürün silindi")).toBeVisible();
  });
});
