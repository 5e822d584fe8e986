import { cartCode } from "../../../domain/order/cart-code.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, cartButton, openCart, toast, visit } from "../../support/visit.ts";

const [CUP, RING] = ["Deneme Kupa", "Deneme Yüzük"] as const;

test("a shared cart is tried again, left, taken over at today's prices and shared on", async ({
  page,
  shelf,
  faults,
  context,
}) => {
  const cup = await shelf.add({ name: CUP, price: 100, colors: ["pembe", "siyah"] });
  const ring = await shelf.add({ name: RING, price: 50, inStock: false });
  const address = `/sepet#${cartCode(0, [
    { id: cup.id, color: "siyah", quantity: 2 },
    { id: ring.id, quantity: 1 },
    { id: "yok", quantity: 1 },
  ])}`;

  await test.step("a shared cart that could not be loaded can be tried again, and left without touching the own cart", async () => {
    faults.allow(/ERR_FAILED .*\/api\/cart\?/);
    await answerCall(page, "GET", "/cart?*");
    await visit(page, address);
    await expect(page.getByRole("heading", { name: "Sepeti getiremedik" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(page.getByText(CUP)).toBeVisible();
    await page.getByRole("link", { name: "Vazgeç" }).click();
    await expect(page).toHaveURL("/");
    await expect(cartButton(page)).toHaveText("");
  });

  await test.step("a shared cart shows its products at today's prices, and touches no cart unasked", async () => {
    await visit(page, address);
    const lines = page.getByRole("main").getByRole("listitem");
    await expect(lines).toHaveCount(3);
    await expect(lines.first().getByText("Deneme Kupa (siyah)")).toBeVisible();
    await expect(lines.first().getByText("₺200,00")).toBeVisible();
    await expect(lines.nth(1).getByText("Şu an tükendi")).toBeVisible();
    await expect(lines.nth(2).getByText("Artık satılmayan bir ürün ya da renk")).toBeVisible();
    await expect(page.getByText("Alınamayanlar toplamda yok.")).toBeVisible();
    await expect(cartButton(page)).toHaveText("");

    await page.getByRole("main").getByRole("button", { name: "Sepete ekle", exact: true }).click();
    await expect(toast(page, "2 ürün sepetine eklendi")).toBeVisible();
    await expect(cartButton(page)).toHaveText("2");
    const cart = await openCart(page);
    await expect(cart.getByRole("listitem")).toHaveCount(1);
    await expect(cart.locator(".line-choices-said").getByText("siyah", { exact: true })).toBeVisible();
  });

  await test.step("a cart is shared as a link that opens it", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("dialog").getByRole("button", { name: "Sepeti paylaş" }).click();
    await expect(toast(page, "Bağlantı kopyalandı")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("about:blank");
    await visit(page, link);
    await expect(page.getByRole("main").getByText(CUP)).toBeVisible();
  });
});

test("of a fragment that is no cart nothing is asked, and the page leads on", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/cart") && calls.push(request.url()));
  for (const fragment of ["1.0.000000.000000", "<script>alert(1)</script>", "%00", "session_id=1"]) {
    await page.goto("about:blank");
    await visit(page, `/sepet#${fragment}`);
    await expect(page.getByRole("heading", { name: "Bu sepeti okuyamadık" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ürünlere bak" })).toBeVisible();
  }
  await page.goto("about:blank");
  await visit(page, "/sepet");
  await expect(page.getByRole("heading", { name: "Burada bir sepet yok" })).toBeVisible();
  expect(calls).toEqual([]);
});
