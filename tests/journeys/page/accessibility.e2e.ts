import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { openCart, toasts, visit, waitForScripts } from "../../support/visit.ts";

const SCREENS = [
  { tag: "@phone", width: 390, use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { tag: "@desktop", width: 1280, use: { viewport: { width: 1280, height: 800 }, isMobile: false } },
];

for (const { tag, width, use } of SCREENS) {
  test.describe(`axe finds nothing at ${width} px (WCAG 2.2 AA)`, () => {
    test.use(use);

    test("on home", async ({ page }) => {
      await visit(page, "/");
      await expectAccessible(page);
    });

    test("in the cart, empty and filled", async ({ page }) => {
      await visit(page, "/");
      const cart = await openCart(page);
      await expect(cart).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      for (const index of [0, 1])
        await page
          .getByRole("button", { name: /^Sepete ekle/ })
          .nth(index)
          .click();
      await expect((await openCart(page)).getByRole("listitem")).toHaveCount(2);
      await expectAccessible(page);
    });

    test("on the way of an order: where it goes, after the tap, and its shared cart", async ({ page, context }) => {
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

    test("on the pages for signing in and registering", async ({ page }) => {
      await visit(page, "/login");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Hesabınız yok mu? Kayıt olun" }).click();
      await expectAccessible(page);
    });

    test("on the 404 page", async ({ page, faults }) => {
      faults.allow(/404/);
      await page.goto("/yok");
      await waitForScripts(page);
      await expectAccessible(page);
    });

    test("on the demo provider's page", async ({ page }) => {
      await visit(page, "/login");
      await page.getByRole("button", { name: "Google ile Devam Et" }).click();
      await expect(page.getByLabel("Ad Soyad")).toBeVisible();
      await expectAccessible(page);
    });

    test.describe("for an admin", () => {
      test.use({ person: "admin" });

      test("in the panel and its form", async ({ page }) => {
        await visit(page, "/admin");
        await expect(page.getByRole("table")).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("button", { name: "Yeni Ürün Ekle" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectAccessible(page);
      });

      if (tag === "@phone") {
        test("in the open menu", async ({ page }) => {
          await visit(page, "/");
          await page.getByRole("button", { name: "Menü" }).click();
          await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
          await expectAccessible(page);
        });
      }
    });
  });
}
