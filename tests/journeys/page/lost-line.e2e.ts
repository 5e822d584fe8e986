import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addToCart, cartButton, infoLink, openCart, visit } from "../../support/visit.ts";

test.describe("the panel", () => {
  test.use({ person: "admin" });

  test("a section tapped on a dead line, or whose data is refused once, leaves the frame in place and opens by itself", async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|503|Failed to load resource/);
    await visit(page, "/admin/kategoriler");
    await page.getByRole("link", { name: "Siparişler" }).hover();
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
    await page.getByRole("link", { name: "Siparişler" }).click();
    await failed;
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Siparişler" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    let refusals = 0;
    await page.route(/\.data/, (route) => {
      refusals += 1;
      return refusals === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue();
    });
    await page.getByRole("link", { name: "Ürünler", exact: true }).click();
    await expect(page.getByText("Burası şu an açılamadı.")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Panelin bölümleri" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Yeni Ürün Ekle" })).toBeVisible();
  });
});

test("code that does not come on a visitor's page costs neither the page nor the cart", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/ERR_FAILED|contact-hours/);
  const { name } = await shelf.add({ name: "Deneme Kupa", featured: true });
  await visit(page, "/");
  await addToCart(page, name);
  await page.route(/contact-hours-/, (route) => route.abort());
  await (await infoLink(page, "İletişim")).click();
  await expect(page.getByRole("heading", { level: 1, name: "İletişim" })).toBeVisible();
  await expect(cartButton(page)).toHaveText("1");
});

test("without a connection the sheet of the delivery opens over the cart, and leads back to it", async ({
  page,
  context,
  shelf,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const { name } = await shelf.add({ name: "Deneme Kupa", featured: true });
  await visit(page, "/");
  await addToCart(page, name);
  await page.waitForFunction(() => {
    const came = performance.getEntriesByType("resource").map(({ name }) => name);
    return [/delivery-sheet-.*\.css/, /delivery-sheet-.*\.js/].every((file) => came.some((name) => file.test(name)));
  });
  await context.setOffline(true);
  await expect(page.getByText("İnternet bağlantın yok. Sepetin burada duruyor.")).toBeVisible();
  const cart = await openCart(page);
  await cart.getByRole("button", { name: /Teslimat ve hediye/ }).click();
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByRole("dialog", { name: "Teslimat ve hediye" })).toHaveCount(0);
  await expect(cart).toBeVisible();
});
