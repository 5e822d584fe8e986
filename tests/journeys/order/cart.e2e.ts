import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import {
  addToCart,
  cartButton,
  expectNoDialog,
  holdRequests,
  openCart,
  toast,
  visit,
  waitForScripts,
} from "../../support/visit.ts";

const LABUBU = "Deneme Labubu";
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const BRACELET = "Deneme Çift Bileklik";

test.beforeEach(async ({ page, shelf }) => {
  await Promise.all([shelf.add({ name: LABUBU, price: 1234.5 }), shelf.add({ name: BRACELET, price: 449.9 })]);
  await visit(page, "/#trend");
});

const line = (page: Page, name: string) => page.getByRole("dialog").getByRole("listitem").filter({ hasText: name });

test("products are added, counted, removed and restored in a cart that opens and closes as a dialog", {
  tag: "@postgres",
}, async ({ page }) => {
  await test.step("an empty cart says so; adding a product appends a line, adding it again raises its quantity, and the badge counts (§2, §4, §8)", async () => {
    await expectNoDialog(page);
    await expect(cartButton(page)).toHaveText("");
    const empty = await openCart(page);
    await expect(empty.getByText("Sepetiniz boş", { exact: true })).toBeVisible();
    await expect(empty.getByText("Ürün ekleyerek alışverişe başlayın!", { exact: true })).toBeVisible();
    await expect(empty.getByRole("link"), "no checkout (§5)").toHaveCount(0);
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
    await addToCart(page, LABUBU);
    await expect(toast(page, `${LABUBU} sepete eklendi!`)).toBeVisible();
    await expect(cartButton(page)).toHaveText("1");
    await addToCart(page, LABUBU);
    await expect(toast(page, `${LABUBU} miktarı artırıldı!`)).toBeVisible();
    await addToCart(page, BRACELET);
    await expect(cartButton(page)).toHaveText("3");

    const cart = await openCart(page);
    await expect(cart.getByRole("listitem")).toHaveCount(2);
    await expect(line(page, LABUBU).locator("img")).toHaveCount(1);
    await expect(line(page, LABUBU).getByText("Adet: 2", { exact: true })).toBeVisible();
    await expect(line(page, LABUBU).getByText("₺2.469,00", { exact: true })).toBeVisible();
    await expect(line(page, BRACELET).getByText("Adet: 1", { exact: true })).toBeVisible();
    await expect(cart.getByText("Toplam", { exact: true })).toBeVisible();
    await expect(cart.getByText("₺2.918,90", { exact: true })).toBeVisible();
    await cart.getByRole("button", { name: `Artır: ${BRACELET}` }).click();
    await expect(line(page, BRACELET).getByText("Adet: 2", { exact: true })).toBeVisible();
    await cart.getByRole("button", { name: `Azalt: ${BRACELET}` }).click();
    await expect(cart.getByRole("button", { name: `Azalt: ${BRACELET}` })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
  });

  await test.step("a click outside, Escape and the close button close the cart; one inside does not (§2)", async () => {
    const cart = page.getByRole("dialog", { name: "Sepetim" });
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await openCart(page);
      await cart.getByText("Toplam", { exact: true }).click();
      await expect(cart).toBeVisible();
      await page.mouse.click(20, 20);
      await expectNoDialog(page);
    }

    await openCart(page);
    await page.keyboard.press("Escape");
    await expectNoDialog(page);

    await openCart(page);
    await cart.getByRole("button", { name: "Kapat" }).click();
    await expectNoDialog(page);
  });

  await test.step("removing deletes a line; a line or a whole cart removed by mistake is restored (§4, §8)", async () => {
    const cart = await openCart(page);
    await cart.getByRole("button", { name: `Sepetten çıkar: ${LABUBU}` }).click();
    await expect(toast(page, "Ürün sepetten çıkarıldı!")).toBeVisible();
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(cart.getByText("₺449,90", { exact: true }).last()).toBeVisible();
    await cart.getByRole("button", { name: "Geri al" }).click();
    await expect(line(page, LABUBU).getByText("Adet: 2", { exact: true })).toBeVisible();
    await cart.getByRole("button", { name: "Sepeti boşalt" }).click();
    await expect(cart.getByText("Sepetiniz boş")).toBeVisible();
    await expect(page.locator(".header-visitor-count")).toHaveCount(0);
    await cart.getByRole("button", { name: "Geri al" }).click();
    await expect(cart.getByRole("listitem")).toHaveCount(2);
    await expect(cart.getByRole("button", { name: "Geri al" })).toHaveCount(0);
  });
});

test("the cart is kept from page to page, no pull reloads it, and after a reload it is empty and says why, because nothing of it is stored anywhere (§3)", async ({
  page,
  context,
}) => {
  const root = page.locator("html");
  await expect(root).toHaveCSS("overscroll-behavior-y", "auto");
  await addToCart(page, LABUBU);
  await expect(root).toHaveCSS("overscroll-behavior-y", "contain");
  await page.getByRole("contentinfo").getByRole("link", { name: "Takılar" }).click();
  await expect(cartButton(page)).toHaveText("1");
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain("Labubu");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await page.reload();
  await expect(cartButton(page)).toHaveText("");
  await expect(root).toHaveCSS("overscroll-behavior-y", "auto");
  const cart = await openCart(page);
  await expect(cart.getByText("Sayfa yenilendi. Sepet kaydedilmez, yenilenince boşalır.")).toBeVisible();
  await visit(page, "/#trend");
  await addToCart(page, LABUBU);
  await openCart(page);
  await expect(cart.getByText("Kargo hariç")).toBeVisible();
  await cart.getByRole("button", { name: "Sepeti boşalt" }).click();
  await page.reload();
  await openCart(page);
  await expect(cart.getByText("Sepetiniz boş")).toBeVisible();
  await expect(cart.getByText("Sayfa yenilendi.")).toHaveCount(0);
});

test("open tabs have one cart, of carts filled apart nothing is lost, and it ends with the last tab (§3)", async ({
  page,
  context,
}) => {
  await addToCart(page, LABUBU);
  const other = await context.newPage();
  await visit(other, "/#trend");
  await expect(cartButton(other)).toHaveText("1");
  await addToCart(other, BRACELET);
  await expect(cartButton(page)).toHaveText("2");
  const cart = await openCart(page);
  await cart.getByRole("button", { name: "Sepeti boşalt" }).click();
  await expect(cartButton(other)).toHaveText("");
  await cart.getByRole("button", { name: "Geri al" }).click();
  await expect(cartButton(other)).toHaveText("2");
  await other.close();

  const later = await context.newPage();
  const release = await holdRequests(later, /later-[^/]*\.js$/);
  await visit(later, "/kategori/trend");
  await addToCart(later, LABUBU);
  await addToCart(later, LABUBU);
  await expect(cartButton(later), "it has not met the first tab").toHaveText("2");
  release();
  await expect(cartButton(later)).toHaveText("3");
  await expect(cartButton(page)).toHaveText("3");

  await page.reload();
  await expect(cartButton(page)).toHaveText("3");
  await later.close();
  await page.reload();
  await waitForScripts(page);
  await expect(cartButton(page)).toHaveText("");
});

test("a color can be chosen later in the cart, and the same color from the product's page joins its line", async ({
  page,
  shelf,
}) => {
  const [first, second] = new Set((await shelf.list()).map((product) => product.image));
  const { slug } = await shelf.add({
    name: "Deneme Renkli Kupa",
    price: 100,
    originalPrice: 150,
    colors: ["vişne", "gökkuşağı"],
    ...(first && second && { image: first, images: [second] }),
  });
  await visit(page, "/kategori/trend");
  await addToCart(page, "Deneme Renkli Kupa");
  await expect(toast(page, "Deneme Renkli Kupa sepete eklendi!")).toBeVisible();
  await page.getByRole("button", { name: "Renk seç", exact: true }).click();
  const cart = page.getByRole("dialog", { name: "Sepetim" });
  const order = cart.getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
  const message = async () => new URL((await order.getAttribute("href")) ?? "").searchParams.get("text");
  expect(await message()).toContain("• Deneme Renkli Kupa (renk seçilmedi) x1 - ₺100,00\n");
  const asked = cart.getByText("Renk seç", { exact: true });
  await expect(asked, "the only line of a cart is unfolded").toBeVisible();
  await cart.getByText("Ayrıntısı").click();
  await expect(cart.getByText("₺50,00", { exact: true })).toBeVisible();
  const picture = cart.getByRole("listitem").locator("img");
  const before = await picture.getAttribute("src");
  await cart
    .getByRole("group", { name: "Renk seç: Deneme Renkli Kupa" })
    .getByRole("button", { name: "gökkuşağı" })
    .click();
  await expect(asked).toHaveCount(0);
  expect(await message()).toContain("• Deneme Renkli Kupa (gökkuşağı) x1 - ₺100,00\n");
  await expect(picture).not.toHaveAttribute("src", before ?? "");

  await cart.getByRole("link", { name: "Deneme Renkli Kupa" }).click();
  await expect(page).toHaveURL(`/urun/${slug}?renk=gokkusagi`);
  await expect(page.getByRole("group", { name: "Renk" }).locator("[aria-current=true]")).toHaveText("gökkuşağı");
  await page.getByRole("button", { name: "Sepete Ekle", exact: true }).click();
  await openCart(page);
  await expect(cart.getByRole("listitem")).toHaveCount(1);
  await expect(cart.getByText("Adet: 2", { exact: true })).toBeVisible();
  await expect(cart.getByText("Tanesi ₺100,00", { exact: true })).toBeVisible();
});
