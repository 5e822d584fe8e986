import { expectClosed, field, fillRequired, form, openForm, openPhotoTools, save } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { sampleInput } from "../../support/sample-products.ts";
import { answerCall, card, toast, toasts, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

test("a new form names what is missing or wrong before anything is sent, sends every field, keeps it after a lost connection, and 'Kaydet ve yeni ekle' opens an empty one again (§2, §3, §4, §5, §7, §8)", async ({
  page,
  shelf,
  faults,
}) => {
  await test.step("what is missing or wrong is named beside its field before anything is sent, and a preview shows the rest", async () => {
    const [sample] = await shelf.list();
    const writes: string[] = [];
    page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
    await openForm(page);
    for (const label of ["Ürün Adı *", "Fiyat (₺) *", "Kategori *", "Ana Görsel URL *"]) {
      await expect(field(page, label)).toHaveAttribute("required");
    }
    await expect(field(page, "Ana Görsel URL *")).toHaveAttribute("type", "url");
    await save(page);
    for (const [label, words] of [
      ["Fotoğraf seç", "Bir fotoğraf ekle"],
      ["Ürün Adı *", "Ürün adı gerekli"],
      ["Fiyat (₺) *", "Fiyatı 1.234,50 gibi yaz"],
      ["Kategori *", "Bir kategori seç"],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(words);
    }
    await expect(field(page, "Fotoğraf seç")).toBeFocused();

    const fold = form(page).locator("summary").filter({ hasText: "Önizleme" });
    if (await fold.isVisible()) await fold.click();
    const preview = form(page).getByRole("region", { name: "Önizleme" });
    await field(page, "Ürün Adı *").fill("Deneme Şık Fincan");
    await field(page, "Kategori *").selectOption("trend");
    await field(page, "Ana Görsel URL *").fill("javascript:alert(1)");
    await field(page, "Fiyat (₺) *").fill("99,-");
    await expect(field(page, "Fiyat (₺) *")).toHaveAccessibleDescription("₺99,00");
    await field(page, "Eski Fiyat (₺)").fill("198 lira");
    await expect(field(page, "Eski Fiyat (₺)")).toHaveAccessibleDescription(/%50 indirim görünür/);
    await expect(preview).toContainText("/urun/deneme-sik-fincan");
    await expect(preview.getByRole("article")).toContainText("%50");
    await expect(preview).toContainText("Merhaba, bu ürün hakkında bilgi almak istiyorum:");
    await expect(preview).toContainText("₺99,00");

    await save(page);
    await expect(field(page, "Ana Görsel URL *")).toBeFocused();
    await field(page, "Ana Görsel URL *").fill(sample?.image ?? "");
    for (const [label, typed] of [
      ["Fiyat (₺) *", "12,345,6"],
      ["Eski Fiyat (₺)", "on lira"],
    ] as const) {
      const was = await field(page, label).inputValue();
      await field(page, label).fill(typed);
      await save(page);
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, label)).toBeFocused();
      await field(page, label).fill(was);
    }
    expect(writes).toEqual([]);
  });

  await test.step("a new form is empty, creating sends every field, 'Kaydet ve yeni ekle' opens an empty one again, and after a lost connection the typed values stay", async () => {
    faults.allow(/ERR_FAILED.*\/api\/products/);
    const [one, two] = (await shelf.list()).map(({ image }) => image);
    await openForm(page);
    for (const label of ["Ürün Adı *", "Fiyat (₺) *", "Eski Fiyat (₺)", "Ana Görsel URL *", "Açıklama"]) {
      await expect(field(page, label)).toHaveValue("");
    }
    await expect(field(page, "Kategori *").locator("option")).toHaveText([
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
    await answerCall(page, "POST", "/products");
    await save(page);
    await expect(toast(page, "Ürün eklenemedi")).toBeVisible();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Hemen");
    await page.unrouteAll();
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
});

test("editing shows the product's values, saves the changed ones, and keeps them after a refusal, helps with an old price and colors, and makes a copy that is a draft until it is saved (§2, §5, §7, §8)", async ({
  page,
  shelf,
  faults,
}) => {
  await test.step("editing shows the product's values and saves the changed ones, which stay after a refusal", async () => {
    faults.allow(/\b500\b.*\/api\/products\//);
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
    await answerCall(page, "PUT", "/products/*", { status: 500 });
    await save(page);
    await expect(toast(page, "Ürün güncellenemedi")).toBeVisible();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Yeni");
    await page.unrouteAll();
    const [call] = await Promise.all([page.waitForRequest((request) => request.method() === "PUT"), save(page)]);
    expect(new URL(call.url()).pathname).toBe(`/api/products/${product.id}`);
    await expect(toast(page, "Ürün güncellendi")).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    const saved = (await shelf.list()).find(({ id }) => id === product.id);
    expect(saved).toMatchObject({ name: "Deneme Yeni", originalPrice: null, price: 99.9, colors, featured: true });
    await toasts(page).getByRole("button", { name: "Dükkânda gör" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Deneme Yeni" })).toBeVisible();
  });

  await test.step("an old price above the lowest of the last 30 days brings a warning with the right price, and colors are suggested, renamed and removed", async () => {
    const cup = await shelf.add({ name: "Deneme Fincan", price: 200, colors: ["sarı", "lila"] });
    await shelf.rename({ ...cup, colorImages: { lila: cup.image } }, cup.name);
    await openForm(page, cup.name);
    await field(page, "Fiyat (₺) *").fill("150");
    await field(page, "Eski Fiyat (₺)").fill("300");
    const warning = form(page).getByRole("status").filter({ hasText: "Son 30 günün en düşük fiyatı ₺200,00" });
    await expect(warning).toBeVisible();
    await warning.getByRole("button", { name: "Bu fiyatı yaz" }).click();
    await expect(field(page, "Eski Fiyat (₺)")).toHaveValue("200,00");
    await expect(warning).toHaveCount(0);

    const colors = form(page).getByLabel("Renkler (virgülle ayır)");
    await openPhotoTools(page, 1);
    const colorOfPicture = form(page).getByLabel("Renk: 1. fotoğraf");
    await expect(colorOfPicture).toHaveValue("lila");
    await colors.press("End");
    for (const _ of "lila") await colors.press("Backspace");
    await expect(colorOfPicture).toHaveValue("");
    await colors.pressSequentially("sarı simli");
    await expect(colorOfPicture).toHaveValue("sarı simli");
    await colors.pressSequentially(", LAC");
    await expect(form(page).getByRole("option", { name: "lacivert" })).toBeVisible();
    await colors.press("ArrowDown");
    await colors.press("Enter");
    await expect(colors).toHaveValue("sarı, sarı simli, lacivert, ");
    await colors.pressSequentially("fıstık");
    await colors.press("Enter");
    const chips = form(page).getByRole("list", { name: "Yazılan renkler" });
    await expect(chips.getByRole("listitem")).toHaveText(["sarı", "sarı simli", "lacivert", "fıstık"]);
    await colors.press("Backspace");
    await chips.getByRole("button", { name: "Rengi çıkar: sarı", exact: true }).click();
    await expect(colors).toHaveValue("sarı simli, lacivert");
    await save(page);
    await expectClosed(page);
    const saved = (await shelf.list()).find(({ id }) => id === cup.id);
    const prices = { price: 150, originalPrice: 200 };
    expect(saved).toMatchObject({
      ...prices,
      colors: ["sarı simli", "lacivert"],
      colorImages: { "sarı simli": cup.image },
    });
  });

  await test.step("a copy of a product is a draft until it is saved", async () => {
    const cup = await shelf.add({ name: "Deneme Bardak", price: 99.9, colors: ["lila"], description: "Pembe kutuda" });
    await openForm(page, cup.name);
    await expect(form(page).getByRole("link", { name: "Ürünü gör" })).toHaveAttribute("href", `/urun/${cup.slug}`);
    await form(page).getByRole("button", { name: "Kopyala" }).click();
    await expect(form(page).getByRole("heading", { name: "Yeni Ürün Ekle" })).toBeVisible();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Bardak (kopya)");
    const copies = async () => (await shelf.list()).filter(({ name }) => name.startsWith("Deneme Bardak"));
    expect(await copies()).toHaveLength(1);
    await visit(page, "/admin");
    await page.getByRole("button", { name: "Devam et: Deneme Bardak (kopya)" }).click();
    await save(page);
    await expectClosed(page);
    const [copy] = (await copies()).filter(({ id }) => id !== cup.id);
    expect(copy).toMatchObject({ price: 99.9, colors: ["lila"], description: "Pembe kutuda", image: cup.image });
  });
});
