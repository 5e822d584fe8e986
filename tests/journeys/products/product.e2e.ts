import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { card, cartButton, openCart, toast, visit } from "../../support/visit.ts";

const NAME = "Deneme Gezgin Labubu";
const COLORS = ["gümüş", "gökkuşağı", "vişne"];

const pathOf = ({ slug }: { slug: string }) => `/urun/${slug}`;
const chat = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

async function threePictures(shelf: { list(): Promise<{ image: string }[]> }) {
  const [image = "", ...images] = (await shelf.list()).slice(0, 3).map((product) => product.image);
  return { image, images };
}

test("the page shows all facts of the product, and a chat link with a question about it (§7)", async ({
  page,
  shelf,
}) => {
  const text = "Çantana takılır.\n\nTüyü peluş.";
  await visit(
    page,
    pathOf(await shelf.add({ name: NAME, price: 899.9, originalPrice: 1199.9, colors: COLORS, description: text })),
  );
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
  await expect(main.getByText("₺899,90").filter({ visible: true }).first()).toBeVisible();
  await expect(main.locator("s").first()).toHaveText("₺1.199,90");
  await expect(main.getByText("%25")).toBeVisible();
  await expect(main.getByText("Tüyü peluş.", { exact: true })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Gezinti yolu" }).getByRole("link")).toHaveText([
    "Ana Sayfa",
    "Trend Ürünler",
  ]);
  await expect(main.getByRole("article")).toHaveCount(4);
  const url = new URL((await chat(page, "WhatsApp'tan sor").first().getAttribute("href")) ?? "");
  expect(url.searchParams.get("text")).toBe(
    `Merhaba, bu ürün hakkında bilgi almak istiyorum:\n\n${NAME}\n₺899,90\n${page.url()}`,
  );
  await expectAccessible(page);
});

test("the question in the chat names the chosen color and the page", async ({ page, shelf }) => {
  await visit(page, pathOf(await shelf.add({ name: NAME, price: 100, colors: COLORS })));
  await page.getByRole("group", { name: "Renk" }).getByText("vişne", { exact: true }).click();
  const links = chat(page, "WhatsApp'tan sor");
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const text = async () => new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
    await expect.poll(text).toContain(`\n\n${NAME} (vişne)\n₺100,00\n${page.url()}`);
  }
});

test("each color is a separate line of the cart and of the message (§4, §7)", async ({ page, shelf }) => {
  await visit(page, pathOf(await shelf.add({ name: NAME, price: 100, colors: COLORS })));
  for (const color of ["vişne", "gökkuşağı", "vişne"]) {
    await page.getByRole("group", { name: "Renk" }).getByText(color, { exact: true }).click();
    await page.getByRole("button", { name: "Sepete Ekle", exact: true }).click();
  }
  await expect(toast(page, `${NAME} miktarı artırıldı!`)).toBeVisible();
  await expect(cartButton(page)).toHaveText("3");
  const cart = await openCart(page);
  await expect(cart.getByRole("listitem")).toHaveCount(2);
  const order = cart.getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
  const message = new URL((await order.getAttribute("href")) ?? "").searchParams.get("text");
  expect(message).toContain(`• ${NAME} (vişne) x2 - ₺200,00\n• ${NAME} (gökkuşağı) x1 - ₺100,00`);
  await cart.getByRole("button", { name: `Sepetten çıkar: ${NAME} (vişne)` }).click();
  await expect(cart.getByRole("listitem")).toHaveCount(1);
});

test("a sold-out product cannot be ordered, only asked about", async ({ page, shop, shelf }) => {
  const soldOut = await shelf.add({ name: NAME, price: 899.9, inStock: false, colors: COLORS });
  await visit(page, pathOf(soldOut));
  await expect(page.getByText("Tükendi", { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Sepete Ekle", exact: true })).toHaveCount(0);
  const url = new URL((await chat(page, "Ne zaman geleceğini WhatsApp'tan sor").getAttribute("href")) ?? "");
  expect(url.searchParams.get("text")).toBe(
    `Merhaba, bu ürün ne zaman gelir?\n\n${NAME}\n₺899,90\n${shop.url}${pathOf(soldOut)}`,
  );
  await expectAccessible(page);
});

test("pictures are turned by arrows, thumbnails and keys, and zoomed by a tap", async ({ page, shelf }) => {
  await visit(page, pathOf(await shelf.add({ name: NAME, ...(await threePictures(shelf)) })));
  const pictures = page.getByRole("region", { name: "Ürünün görselleri" });
  const large = pictures.getByRole("link", { name: /^Büyüt/ });
  await pictures.getByRole("button", { name: "Sonraki görsel" }).click();
  await expect(large.nth(1)).toBeInViewport({ ratio: 0.9 });
  await pictures.getByRole("link", { name: "3. görsel", exact: true }).click();
  await expect(large.nth(2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("ArrowLeft");
  await expect(large.nth(1)).toBeInViewport({ ratio: 0.9 });
  await large.nth(1).press("ArrowRight");
  await expect(large.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(large.nth(1)).toBeFocused();
  await large.nth(1).click();
  const zoom = page.getByRole("dialog", { name: /^Yakından bak/ });
  await expect(zoom.getByText("2 / 3")).toBeVisible();
  await zoom.getByRole("button", { name: "Yakınlaştır" }).click();
  await expect(zoom.getByRole("button", { name: "Uzaklaştır" })).toBeVisible();
  await zoom.getByRole("button", { name: "Sonraki görsel" }).click();
  await expect(zoom.getByText("3 / 3")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(large.nth(2)).toBeInViewport({ ratio: 0.9 });
});

test("a card links to its product, and viewed products are remembered on this device", async ({ page, shelf }) => {
  const labubu = await shelf.add({ name: NAME });
  const cup = await shelf.add({ name: "Deneme Kupa" });
  await visit(page, "/#trend");
  await card(page, NAME).getByRole("link", { name: NAME }).click();
  await expect(page).toHaveURL(pathOf(labubu));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("son-gezilen"))).toContain(labubu.id);
  await visit(page, pathOf(cup));
  const viewed = page.getByRole("region", { name: "Son gezdiklerin" }).getByRole("article");
  await expect(viewed).toHaveText(RegExp(NAME));
  for (const path of (await shelf.list()).slice(5, 9).map(pathOf)) await visit(page, path);
  await expect(viewed).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a renamed product answers 301, a removed one 410 with similar products, an unknown one 404", async ({
  page,
  request,
  shelf,
  faults,
}) => {
  faults.allow(/Failed to load resource: .*(404|410)/);
  const product = await shelf.add({ name: NAME });
  const renamed = await shelf.rename(product, "Deneme Yeni Ad");
  const moved = await request.get(`${pathOf(product)}?utm_source=instagram`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, pathOf(renamed)]);
  await shelf.remove(product);
  for (const path of [product, renamed].map(pathOf)) expect((await request.get(path)).status(), path).toBe(410);
  await page.goto(pathOf(renamed));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bu ürün artık yok");
  await expect(page.getByRole("article")).toHaveCount(4);
  await expectAccessible(page);
  expect((await page.goto("/urun/hic-olmadi"))?.status()).toBe(404);
  await expect(page.getByRole("navigation", { name: "Kategorilere bak" }).getByRole("link")).toHaveCount(5);
  await expectAccessible(page);
});
