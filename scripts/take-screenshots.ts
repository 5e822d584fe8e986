import { mkdir } from "node:fs/promises";
import { chromium, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Product } from "../domain/catalog/product.ts";
import type { OrderInput } from "../domain/order-book/book-order.ts";
import type { FoundOrders } from "../domain/order-book/order-store.ts";
import { orderPageAddress } from "../domain/web/order-page-address.ts";
import { panelAddresses, settingAddress } from "../domain/web/panel-addresses.ts";
import { type Shop, startShop } from "../tests/support/shop-process.ts";
import { buildPages } from "./build-pages.ts";
import { provideBrowser } from "./provide-browser.ts";

/** Each has what its state says: told, paid, and a parcel. The last is the one whose card and page are shown. */
const ORDERS: readonly (Partial<OrderInput> & { products: readonly number[]; received?: number })[] = [
  { ...to("Deniz Aksoy", "Ankara", "Çankaya"), state: "delivered", payment: "transfer", paid: true, products: [4] },
  {
    ...to("Elif Kara", "İzmir", "Konak"),
    state: "sent",
    payment: "transfer",
    paid: true,
    carrier: "Yurtiçi",
    products: [0, 3],
  },
  { ...to("Mert Demir", "Bursa", "Nilüfer"), state: "preparing", payment: "at-door", products: [2] },
  { ...to("Selin Ak", "Eskişehir", "Tepebaşı"), payment: "transfer", products: [6] },
  {
    ...to("Zeynep Yıldız", "Antalya", "Muratpaşa"),
    ...{ giftWrap: true, payment: "transfer", products: [1, 5, 6], customerWords: "kargoya bugün yetişir mi" },
  },
  {
    ...to("Ayşe Yılmaz", "İstanbul", "Kadıköy"),
    ...{ state: "preparing", payment: "transfer", cardNote: "İyi ki doğdun", sending: 59.9, products: [3, 0] },
    ...{ received: 200, discounts: [{ word: "Doğum günü", amount: 20 }] },
  },
];

const CONFIRMED: OrderInput["told"] = [{ what: "confirmation", at: new Date().toISOString() }];

function to(name: string, province: string, district: string) {
  return { name, province, district, phone: "0532 000 00 00", address: "Lale Sokak 5, daire 3" };
}

const FOLDER = "docs/pictures";

const SCREENS = [
  { viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 1.5 },
  { viewport: { width: 768, height: 1024 }, isMobile: true },
  { viewport: { width: 1280, height: 900 } },
];

/** For docs/owner.md: each section of the panel on a phone, and what is opened there first. */
const GUIDE_SCREENS: [name: string, path: string, ...opened: string[]][] = [
  ["picking", panelAddresses.printedOrders({ kind: "picking", state: undefined })],
  ["categories", panelAddresses.ownersCategories],
  ["showcase", panelAddresses.showcase],
  ["settings", panelAddresses.shopSettings],
  ["hours", settingAddress("hours"), "Kapalı gün ekle"],
  ["text", panelAddresses.text("teslimat"), "Nereye gönderiyoruz?"],
  ["moving", panelAddresses.moving],
  ["instagram", panelAddresses.moving, "Arşivi seç", "Dosyayı Instagram'dan nasıl alırım?"],
  ["people", panelAddresses.people],
  ["backup", panelAddresses.backup],
];

await buildPages();
const executablePath = await provideBrowser();
console.log("Deneme dükkânı açılıyor ve resimleri çekiliyor, bir dakika kadar sürer…");
await mkdir(FOLDER, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch({ executablePath });
try {
  for (const screen of SCREENS) {
    const context = await browser.newContext({ ...screen, locale: "tr-TR", baseURL: shop.url });
    const page = await context.newPage();
    await visitorsPages(page, screen.viewport.width);
    await adminsPages(page, screen.viewport.width, shop);
    await context.close();
  }
} finally {
  await browser.close();
  await shop.stop();
}

async function visitorsPages(page: Page, width: number) {
  await page.goto("/", { waitUntil: "networkidle" });
  // The slider rests while it is pointed at.
  await page.getByRole("button", { name: "1. slayda git" }).click();
  await keep(page, `home-${width}`, { fullPage: true });

  const addButtons = page.getByRole("button", { name: /^Sepete ekle/, disabled: false });
  for (const index of [0, 2, 2, 3]) await addButtons.nth(index).click();
  await page.getByRole("button", { name: /^Sepetim/ }).click();
  await page.getByRole("dialog").waitFor();
  await keep(page, `cart-${width}`);
}

async function adminsPages(page: Page, width: number, { adminEmail, adminPassword }: Shop) {
  await page.goto("/admin");
  await page.waitForURL("**/login");
  await keep(page, `login-${width}`);

  await page.getByLabel("E-posta").fill(adminEmail);
  await page.getByLabel("Şifre").fill(adminPassword);
  await page.getByRole("button", { name: "Giriş Yap", exact: true }).click();
  await page.getByRole("table").waitFor();
  await keep(page, `admin-${width}`);

  await page
    .getByRole("button", { name: /^Düzenle/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await keep(page, `form-${width}`);
  if (width < 768) {
    await writeSampleOrders(page);
    await guidesPages(page, width);
  }
  if (width !== 768) await ordersPages(page, width);
}

/** An order day, the card of an order, and its page as the customer sees it. */
async function ordersPages(page: Page, width: number) {
  for (const [name, path] of [
    ["today", panelAddresses.today],
    ["orders", panelAddresses.orders],
  ] as const) {
    await page.goto(path, { waitUntil: "networkidle" });
    await keep(page, `${name}-${width}`);
  }
  await page.getByText("Ayşe Yılmaz").first().click();
  await page.getByRole("button", { name: "Geçmiş" }).waitFor();
  await keep(page, `order-card-${width}`);
  const { orders }: FoundOrders = await (await asOwner(page, "/api/admin/orders/search", {})).json();
  await page.goto(orderPageAddress(orders[0]?.pageKey ?? ""), { waitUntil: "networkidle" });
  await keep(page, `order-page-${width}`);
}

async function guidesPages(page: Page, width: number) {
  for (const [name, path, ...opened] of GUIDE_SCREENS) {
    await page.goto(path, { waitUntil: "networkidle" });
    for (const words of opened) await page.getByText(words, { exact: true }).click();
    await keep(page, `${name}-${width}`);
  }
}

async function keep(page: Page, name: string, { fullPage = false } = {}) {
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 20_000 });
  await page.waitForLoadState("networkidle");
  // A dialog loads its contents after the page has once been idle.
  await page.waitForFunction(allSeenPicturesAreThere);
  const picture = await page.screenshot({ fullPage, animations: "disabled", caret: "hide" });
  const { size } = await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(`${FOLDER}/${name}.webp`);
  console.log(`${FOLDER}/${name}.webp (${Math.round(size / 1024)} KB)`);
}

/** In the browser; lazy pictures that nobody sees never come. */
function allSeenPicturesAreThere(): boolean {
  return [...document.images].every((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    const isSeen = image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !isSeen;
  });
}

/** Fills the book of a shop that is there for pictures alone, as the owner who is signed in. */
async function writeSampleOrders(page: Page): Promise<void> {
  const { products }: { products: Product[] } = await (await page.request.get("/api/products?limit=8")).json();
  const day = new Date().toISOString().slice(0, 10);
  for (const { products: chosen, received, ...order } of ORDERS) {
    const lines = chosen.flatMap((at) => {
      const product = products[at];
      if (!product) return [];
      const { id: productId, name, category, price, colors } = product;
      return { productId, name, category, price, color: colors[0] ?? "", quantity: 1 + (at % 2) };
    });
    const payments = received ? [{ id: "kapora", amount: received, way: "transfer", day }] : [];
    const told = order.state ? CONFIRMED : [];
    const data = { ...order, lines, payments, told };
    await asOwner(page, "/api/admin/orders", data);
  }
}

async function asOwner(page: Page, path: string, data: object) {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  return page.request.post(path, { headers: { Authorization: `Bearer ${token}` }, data, failOnStatusCode: true });
}
