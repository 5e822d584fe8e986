import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { cartButton, openCart, toasts, visit } from "../../support/visit.ts";
import { PANEL, PANEL_SECTIONS } from "../../support/walk/panel-stops.ts";

const SHOP_PAGES = [
  "/kategori/takilar",
  "/urunler",
  "/urun/mini-sirt-cantasi",
  "/ara?q=en+ucuz",
  "/ara?q=iphone+k%C4%B1l%C4%B1f",
  "/ara?q=500+tl+alt%C4%B1",
  "/ara?q=kargo",
  "/ara?q=qqqqqqqq",
  "/favoriler",
  "/sayfa/on-bilgilendirme",
  "/sayfa/sss",
  "/sepet",
  "/yok",
  "/urun/hic-olmadi",
];

test.describe("axe finds nothing (WCAG 2.2 AA)", () => {
  test("on pages of the shop", async ({ page, shelf, faults }) => {
    test.slow();
    faults.allow(/404|410/);
    const soldOut = await shelf.add({ name: "Deneme Tükenen", inStock: false, colors: ["lila", "mor"] });
    const removed = await shelf.add({ name: "Deneme Giden" });
    await shelf.remove(removed);
    for (const path of [...SHOP_PAGES, `/urun/${soldOut.slug}`, `/urun/${removed.slug}`]) {
      await visit(page, path);
      await expectAccessible(page);
    }
  });

  test("on home, in its menu and in an empty cart", async ({ page }) => {
    await visit(page, "/");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Menü" }).click();
    await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Menü" }).click();
    await expect(await openCart(page)).toBeVisible();
    await expectAccessible(page);
  });

  test("on the way of an order: a filled cart, where it goes, after the tap, and its shared cart", async ({
    page,
    context,
  }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "sohbet" }));
    await visit(page, "/");
    await page
      .getByRole("button", { name: /^Sepete ekle/ })
      .first()
      .click();
    await expect(toasts(page).first()).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    const cart = await openCart(page);
    await cart.getByRole("button", { name: "Mesajın önizlemesi" }).click();
    await expectAccessible(page);
    await cart.getByRole("button", { name: /^Teslimat ve hediye/ }).click();
    await page.getByRole("dialog", { name: "Teslimat ve hediye" }).getByText("Mesajın önizlemesi").click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sepete dön" }).click();
    const order = cart.getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
    const text = new URL((await order.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    const [chat] = await Promise.all([context.waitForEvent("page"), order.click()]);
    await chat.close();
    await expect(page.getByRole("complementary", { name: "Mesaj gitti mi?" })).toBeVisible();
    await expectAccessible(page);
    await visit(page, text.split("Sepet: ")[1] ?? "");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);
  });

  test("on the pages for signing in, for lost and given links, and on the demo provider's", async ({
    page,
    faults,
  }) => {
    faults.allow(/422/);
    for (const path of ["/sifre", "/davet#yok", "/login"]) {
      await visit(page, path);
      await expectAccessible(page);
    }
    await page.getByRole("button", { name: "Hesabınız yok mu? Kayıt olun" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Google ile Devam Et" }).click();
    await expect(page.getByLabel("Ad Soyad")).toBeVisible();
    await expectAccessible(page);
  });

  test("on a desktop: home and its cart", { tag: "@desktop" }, async ({ page }) => {
    await visit(page, "/");
    await expectAccessible(page);
    await page
      .getByRole("button", { name: /^Sepete ekle/ })
      .first()
      .click();
    await expect(cartButton(page)).toHaveText("1");
    await openCart(page);
    await expectAccessible(page);
  });

  test.describe("for an admin", () => {
    test.use({ person: "admin" });

    for (const [where, stops] of [
      ["panel", PANEL],
      ["sections of the panel", PANEL_SECTIONS],
    ] as const) {
      test(`in the ${where}`, async ({ page, shelf }) => {
        test.slow();
        for (const stop of stops) {
          await stop.open(page, shelf);
          await expectAccessible(page);
        }
      });
    }
  });
});
