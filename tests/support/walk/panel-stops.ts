import { expect, type Page } from "@playwright/test";
import { settingAddress } from "../../../domain/web/panel-addresses.ts";
import { cheapened, checkSheet, openCheck } from "../order-check/check-visit.ts";
import type { Shelf } from "../person-and-shelf.ts";
import { hideToasts, visit } from "../visit.ts";

/** A view to check. Some are checked only at widths below a limit, from which on they are no sheet. */
export type Stop = {
  name: string;
  below?: number;
  /** Built from the same parts as the stop before it: an ordinary run does not ask axe again. */
  isLikeAnother?: boolean;
  open: (page: Page, shelf: Shelf) => Promise<unknown>;
};

export const at = (name: string, path: string): Stop => ({ name, open: (page) => visit(page, path) });

export const alike = (name: string, path: string): Stop => ({ ...at(name, path), isLikeAnother: true });

export const PANEL: Stop[] = [
  { name: "the panel", open: (page) => openPanel(page) },
  { name: "the product form", open: (page) => openPanel(page, /^Düzenle/) },
  { name: "prices for a while", open: openPriceSpan },
  { name: "the list of prices for a while", open: openRunningPrices },
];

const GROUPS = ["contact", "notice", "hours", "delivery", "promises", "seller", "prices", "orders"] as const;

export const PANEL_SECTIONS: Stop[] = [
  loaded("Bugün", "/admin/bugun"),
  { name: "Siparişler", open: (page) => openBook(page) },
  { name: "an order", open: (page) => openBook(page, /^#\d+ /) },
  { name: "a message for a customer", open: openMessage },
  { name: "the sums of orders", open: (page) => openBook(page, "Toplamlar") },
  loaded("the picking list", "/admin/siparisler/yazdir"),
  { name: "a packing slip", open: openSlip },
  { name: "a checked order", open: openChecked },
  loaded("Kategoriler", "/admin/kategoriler"),
  { name: "the form of a category", open: (page) => openFirst(page, "/admin/kategoriler", ".kit-list-open") },
  loaded("Vitrin", "/admin/vitrin"),
  { name: "the fields of a slide", open: (page) => openFirst(page, "/admin/vitrin", ".kit-list-open") },
  loaded("Paylaş", "/admin/paylas"),
  loaded("Paylaşmamıza izin verenler", "/admin/paylas/izin-verenler"),
  loaded("Dükkânım", "/admin/dukkan"),
  ...GROUPS.map((group, at) => ({
    ...loaded(`the settings of ${group}`, settingAddress(group)),
    isLikeAnother: at % 4 > 0,
  })),
  { name: "a day off", open: openDayOff },
  loaded("Sayfalar", "/admin/sayfalar"),
  { name: "a text", open: (page) => openFirst(page, "/admin/sayfalar/teslimat", ".kit-list-open") },
  loaded("Kişiler", "/admin/kisiler"),
  loaded("Taşıma", "/admin/tasima"),
  loaded("Yedek", "/admin/yedek"),
  loaded("Rehber", "/admin/rehber"),
  loaded("Hesabım", "/hesap"),
];

/** What a section shows comes from the API. */
function loaded(name: string, path: string): Stop {
  return { name, open: (page) => openLoaded(page, path) };
}

async function openLoaded(page: Page, path: string) {
  await visit(page, path);
  await expect(page.getByRole("main").locator("[aria-busy=true], .spinner")).toHaveCount(0);
}

async function openFirst(page: Page, path: string, button: string) {
  await openLoaded(page, path);
  await page.locator(button).first().click();
}

/** The book with an order of long words, and what a button of it opens. */
async function openBook(page: Page, button?: RegExp | string) {
  await writeLongOrder(page);
  await openLoaded(page, "/admin/siparisler?durum=hepsi");
  await expect(page.getByText("#1", { exact: true })).toBeVisible();
  if (!button) return;
  await page.getByRole("button", { name: button }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator(".spinner")).toHaveCount(0);
}

async function openMessage(page: Page) {
  await openBook(page);
  await page
    .getByRole("button", { name: /^Kargoya ver/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Müşteriye mesaj" })).toBeVisible();
  await hideToasts(page);
}

async function openSlip(page: Page) {
  await openBook(page);
  await page.getByLabel("Seç: 1 numaralı sipariş").check();
  await page.getByRole("link", { name: "Paket fişleri" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
}

/** Once in a shop: the request has a key, and is refused once the order has changed. */
async function writeLongOrder(page: Page) {
  await visit(page, "/admin");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const line = { productId: null, color: "pudra pembesi", category: "", quantity: 99, price: 12_345.67 };
  const order = {
    lines: [
      { ...line, name: "Deneme Uzunca bir hediyenin adı ve bir daha hediyenin adı" },
      { ...line, name: "Kişiyeözelisimyazılıahşapkutulutakıseti" },
    ],
    name: "Zehra Kocaoğlu-Hacıhüseyinoğullarından",
    phone: "0532 123 45 67",
    province: "Afyonkarahisar",
    address: "Cumhuriyet Mahallesi, Şehit Öğretmen Ayşegül Hanım Caddesi, Begonvil Apartmanı No: 123/45",
    day: "2027-02-14",
    payment: "at-door",
    state: "preparing",
    cardNote: "İyi ki doğdun",
  };
  const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": "yuruyusun-siparisi" };
  const answer = await page.request.post("/api/admin/orders", { headers, data: order });
  expect([201, 409]).toContain(answer.status());
}

async function openDayOff(page: Page) {
  await openLoaded(page, settingAddress("hours"));
  await page.getByLabel("Çalışma saatlerimi göster").check();
  await page.getByRole("button", { name: "Kapalı gün ekle" }).click();
}

async function openPanel(page: Page, button?: RegExp) {
  await visit(page, "/admin");
  await expect(page.getByRole("table")).toBeVisible();
  if (button) await page.getByRole("button", { name: button }).first().click();
}

async function openPriceSpan(page: Page) {
  await openPanel(page);
  await page
    .getByRole("checkbox", { name: /^Seç: / })
    .first()
    .check();
  await page.getByRole("button", { name: "Toplu fiyat" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("% indirim").check();
  await sheet.getByLabel("Yüzde").fill("10");
  await sheet.getByLabel("Ne kadar sürsün?").selectOption("Belli bir güne kadar");
  await expect(sheet.getByRole("button", { name: "1 ürünü değiştir" })).toHaveAttribute("aria-disabled", "false");
}

async function openRunningPrices(page: Page) {
  await openPriceSpan(page);
  await page.getByRole("button", { name: "1 ürünü değiştir" }).click();
  await expect(page.getByRole("region", { name: "Süreli fiyatlar" })).toBeVisible();
  await hideToasts(page);
}

async function openChecked(page: Page, shelf: Shelf) {
  const product = await shelf.add({ name: "Deneme Uzun İsimli Kişiye Özel Mıknatıslı Kupa Takımı", price: 250 });
  await openCheck(page, cheapened(product));
  await expect(checkSheet(page).getByRole("button", { name: "Deftere yaz" })).toBeVisible();
}
