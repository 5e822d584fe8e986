import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { cartButton, openCart, visit } from "../../support/visit.ts";

const SHOP_PAGES = [
  "/urun/mini-sirt-cantasi",
  "/ara?q=en+ucuz",
  "/hediye",
  "/hediye?kime=sevgili&butce=500&renk=mor",
  "/ara?q=iphone+k%C4%B1l%C4%B1f",
  "/sayfa/on-bilgilendirme",
  "/urun/hic-olmadi",
];

/** What the walk (walk.e2e.ts) does not come by. */
test.describe("axe finds nothing (WCAG 2.2 AA)", () => {
  test("on pages of the shop", async ({ page, shelf, faults }) => {
    faults.allow(/404|410/);
    const removed = await shelf.add({ name: "Deneme Giden" });
    await shelf.remove(removed);
    for (const path of [...SHOP_PAGES, `/urun/${removed.slug}`]) {
      await visit(page, path);
      await expectAccessible(page);
    }
  });

  test("on what asks after the tap whether the message was sent", async ({ page, context }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "sohbet" }));
    await visit(page, "/");
    await page
      .getByRole("button", { name: /^Sepete ekle/ })
      .first()
      .click();
    await expect(cartButton(page)).toHaveText("1");
    const cart = await openCart(page);
    const order = cart.getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
    const [chat] = await Promise.all([context.waitForEvent("page"), order.click()]);
    await chat.close();
    await expect(page.getByRole("complementary", { name: "Mesaj gitti mi?" })).toBeVisible();
    await expectAccessible(page);
  });

  test("on the pages for lost and given links, and on the demo provider's", async ({ page, faults }) => {
    faults.allow(/422/);
    for (const path of ["/sifre", "/davet#yok"]) {
      await visit(page, path);
      await expectAccessible(page);
    }
    await visit(page, "/login");
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
});
