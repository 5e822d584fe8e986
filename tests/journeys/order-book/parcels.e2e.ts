import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { openOrders, orderRow, writeOrder } from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

const PEOPLE = [
  ["Ayşe Yılmaz", "Bursa", "Nilüfer"],
  ["Hakan Usta", "İzmir", "Karşıyaka"],
  ["Hakan Usta", "Rize", "Çayeli"],
  ["Fatma Nur Demir", "İstanbul", "Kadıköy"],
  ["Sevgi Er", "Ankara", "Çankaya"],
  ["Can Şahin", "Antalya", "Kaş"],
  ["Ece Işık", "Muğla", "Bodrum"],
  ["Zeynep Ak", "Konya", "Meram"],
  ["Ömer Kaya", "Adana", "Seyhan"],
  ["Gül Öz", "Trabzon", "Ortahisar"],
] as const;

const writeTen = async (page: Page, token: string) => {
  const orders: Awaited<ReturnType<typeof writeOrder>>[] = [];
  for (const [name, province, district] of PEOPLE) {
    const phone = `0532 123 45 ${10 + orders.length}`;
    orders.push(await writeOrder(page, token, { name, province, district, phone }));
  }
  return orders;
};

const trackingOf = (at: number) => `72134455${6600 + at}`;

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Takip numaraları" });

test("ten parcels go from the open book to their messages in at most 14 taps", async ({
  page,
  adminToken,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const orders = await writeTen(page, adminToken);
  await openOrders(page);
  const mail = PEOPLE.map(([name, province], at) => `${trackingOf(at)}\t${name.toLocaleUpperCase("tr")}\t${province}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), mail.toReversed().join("\n"));
  await page.evaluate(() => {
    addEventListener("click", ({ isTrusted, detail }) => {
      // A label's click is repeated at its box.
      if (isTrusted && detail > 0) document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1);
    });
  });

  await page.getByLabel("Sayfadakileri seç").click();
  await page.getByRole("button", { name: "Takip numaraları" }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole("button", { name: "Yapıştır" }).click();
  await expect(sheet.getByText("10 numara siparişini buldu.")).toBeVisible();
  for (const [at, { number }] of orders.entries()) {
    const [name = "", province, district] = PEOPLE[at] ?? [];
    const field = sheet.getByLabel(`#${number} ${name}, ${district} / ${province}`);
    await expect(field).toHaveValue(trackingOf(at));
    await expect(field).toHaveAccessibleDescription(new RegExp(`ad ve yer: ${name.toLocaleUpperCase("tr")}`));
  }
  await sheet.getByRole("button", { name: "Numaraları yaz" }).click();
  // The book of these journeys may have other orders with a number.
  await expect(page.getByText(/ sipariş: Takip numarası yazıldı, Kargoda$/)).toBeVisible();
  await page.getByRole("button", { name: "Mesajlar" }).click();
  await expect(page.getByRole("dialog", { name: "Mesajlar" })).toContainText(trackingOf(9));
  const taps = Number(await page.evaluate(() => document.body.dataset.taps));
  expect(taps).toBeGreaterThan(0);
  expect(taps).toBeLessThanOrEqual(14);
});

test("what is not clear is asked, and a number of the book's other people is told with both orders", async ({
  page,
  adminToken,
  faults,
}) => {
  faults.allow(/\b409\b/);
  const [first, ...others] = await writeTen(page, adminToken);
  if (!first) throw new Error("no order");
  const before = await writeOrder(page, adminToken, { name: "Eski Müşteri", tracking: "555566667777", state: "sent" });
  await openOrders(page);
  await page.getByLabel("Sayfadakileri seç").check();
  await page.getByRole("button", { name: "Takip numaraları" }).click();
  const sheet = sheetOf(page);
  await sheet
    .getByLabel("Kargonun listesini yapıştır")
    .fill("Ayşe Yılmaz Bursa 5555 6666 7777\nHakan Usta 888899990000\nHakan Usta 888899990001");
  await expect(sheet.getByText("1 numara siparişini buldu. 2 numara belli değil.")).toBeVisible();
  const [, rize] = others;
  const asked = sheet.getByRole("group", { name: "Kimin?" });
  await asked.getByLabel("888899990000").selectOption(`#${rize?.number} Hakan Usta, Çayeli / Rize`);
  await expect(asked.getByLabel("888899990000")).toHaveCount(0);
  await expect(sheet.getByLabel(`#${rize?.number} Hakan Usta`)).toHaveValue("888899990000");
  await sheet.getByRole("button", { name: "Numaraları yaz" }).click();
  await expect(sheet.getByText(`Aynı takip numarası iki kişide: #${first.number} ve #${before.number}.`)).toBeVisible();
  await expect(orderRow(page, rize?.number ?? 0)).not.toContainText("Kargoda");
  await sheet.getByLabel(`#${first.number} Ayşe Yılmaz`).fill("555566667778");
  await sheet.getByRole("button", { name: "Numaraları yaz" }).click();
  await expect(page.getByText(/Takip numarası yazıldı, Kargoda$/)).toBeVisible();
});

test("a cancelled order among the chosen ones is named, and the others get their numbers", async ({
  page,
  adminToken,
}) => {
  const [gone, here, done] = [
    await writeOrder(page, adminToken, { name: "Giden Kişi", phone: "0536 111 11 11", state: "cancelled" }),
    await writeOrder(page, adminToken, { name: "Kalan Kişi", phone: "0536 111 11 12" }),
    await writeOrder(page, adminToken, { name: "Alan Kişi", phone: "0536 111 11 13", state: "delivered" }),
  ];
  await openOrders(page);
  await page.getByRole("button", { name: /^Hepsi/ }).click();
  await page.getByLabel(`Seç: ${gone.number} numaralı sipariş`).check();
  await page.getByRole("button", { name: "Takip numaraları" }).click();
  await expect(sheetOf(page).getByText(`Numara almayan: #${gone.number}`)).toBeVisible();
  await expect(sheetOf(page).getByRole("button", { name: "Numaraları yaz" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  for (const { number } of [here, done]) await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
  await page.getByRole("button", { name: "Takip numaraları" }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByText(`Numara almayan: #${gone.number} Giden Kişi (İptal)`)).toBeVisible();
  const rows = Array.from({ length: 1001 }, (_, at) => `Başka Kimse ${800_000_000_000 + at}`);
  await sheet
    .getByLabel("Kargonun listesini yapıştır")
    .fill(["Kalan Kişi 900000000011", "Alan Kişi 900000000012", ...rows].join("\n"));
  await expect(sheet.getByText("Liste çok uzun, sonu okunmadı: kalanını ayrıca yapıştır.")).toBeVisible();
  await sheet.getByRole("button", { name: "Numaraları yaz" }).click();
  await expect(toast(page, "2 sipariş: Takip numarası yazıldı; Kargoda olan: 1")).toBeVisible();
});

test("the chosen orders are saved in the columns of the carrier's own form, which is matched once", async ({
  page,
  adminToken,
}) => {
  const ece = {
    name: "Ece Işık",
    phone: "0532 123 45 67",
    province: "Muğla",
    district: "Bodrum",
    address: "Çiçek Sk. 1",
  };
  const { number } = await writeOrder(page, adminToken, { ...ece, payment: "at-door", sending: 50 });
  const gift = await writeOrder(page, adminToken, { ...ece, name: "=Can", isGift: true, phone: "0544 123 45 67" });

  await test.step("its head is pasted, and a proposal is corrected", async () => {
    await visit(page, "/admin/dukkan?bolum=carrier-files");
    await page.getByLabel("Kargonun başlık satırı").fill("Alıcı;GSM;İl;İlçe;Adres;Ürün;Desi;Tahsilat Tutarı;Şube");
    await page.getByRole("button", { name: "Sütunları eşle" }).click();
    await expect(page.getByLabel("Tahsilat Tutarı")).toHaveValue("at-door");
    await expect(page.getByLabel("Desi", { exact: true })).toHaveValue("fixed");
    await page.getByLabel("Şube").selectOption("Sabit metin");
    await page.getByLabel("Şube: metin").fill("0048");
    await page.getByLabel("Kargo", { exact: true }).fill("Aras Kargo");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(toast(page, "Kaydedildi")).toBeVisible();
  });

  await openOrders(page);
  for (const one of [number, gift.number]) await page.getByLabel(`Seç: ${one} numaralı sipariş`).check();
  await page.getByRole("button", { name: "Kargo dosyası" }).click();
  const sheet = page.getByRole("dialog", { name: "Kargo dosyası" });
  await expect(sheet.getByText("Aras Kargo: 2 sipariş")).toBeVisible();
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Dosyayı indir" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^kargo-\d{4}-\d\d-\d\d\.csv$/);
  const text = (await readFile(await saved.path())).toString("utf8");
  expect(text).toBe(
    [
      '\ufeff"Alıcı";"GSM";"İl";"İlçe";"Adres";"Ürün";"Desi";"Tahsilat Tutarı";"Şube"',
      `"'=Can";"05441234567";"Muğla";"Bodrum";"Çiçek Sk. 1";"Hediyelik eşya";"1";"";"0048"`,
      '"Ece Işık";"05321234567";"Muğla";"Bodrum";"Çiçek Sk. 1";"1 x Deneme Kupası";"1";"150,00";"0048"',
      "",
    ].join("\r\n"),
  );
});

test("labels are photographed one after the other into the named row, where the browser reads barcodes", async ({
  page,
  adminToken,
}) => {
  const last = await writeOrder(page, adminToken, { name: "Son Kişi", province: "Rize", phone: "0533 111 11 11" });
  const first = await writeOrder(page, adminToken, { name: "İlk Kişi", province: "Bursa", phone: "0533 111 11 12" });
  await page.addInitScript(() => {
    const codes = [["600000000001"], ["600000000001"], ["600000000002", "X12"], ["600000000003", "600000000004"]];
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static async getSupportedFormats(): Promise<string[]> {
          return ["code_128"];
        }
        detect = async () => (codes.shift() ?? []).map((rawValue) => ({ rawValue }));
      },
    });
  });
  await openOrders(page);
  for (const { number } of [first, last]) await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
  await page.getByRole("button", { name: "Takip numaraları" }).click();
  const sheet = sheetOf(page);
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const photo = { name: "etiket.png", mimeType: "image/png", buffer: pixel };
  await sheet.getByLabel(`Barkod çek: #${first.number} İlk Kişi, Bursa`).setInputFiles(photo);
  await expect(sheet.getByLabel(`#${first.number} İlk Kişi, Bursa`, { exact: true })).toHaveValue("600000000001");
  const second = sheet.getByLabel(`Barkod çek: #${last.number} Son Kişi, Rize`);
  await second.setInputFiles(photo);
  await expect(page.getByText("Yeni bir barkod okunamadı; yakından ve düz çek")).toBeVisible();
  await second.setInputFiles(photo);
  await expect(sheet.getByLabel(`#${last.number} Son Kişi, Rize`, { exact: true })).toHaveValue("600000000002");
  await sheet.getByLabel("Barkod fotoğrafları").setInputFiles(photo);
  await expect(sheet.getByRole("group", { name: "Kimin?" }).getByRole("combobox")).toHaveCount(2);
  await expect(sheet.getByRole("button", { name: "Sırayla dağıt" })).toBeVisible();
});

test("an order that somebody else has changed meanwhile stops all, and the typed numbers stay at their orders", async ({
  page,
  adminToken,
  faults,
}) => {
  faults.allow(/\b409\b/);
  const [older, middle, newest] = [
    await writeOrder(page, adminToken, { name: "Eski Kişi", phone: "0535 111 11 11" }),
    await writeOrder(page, adminToken, { name: "Orta Kişi", phone: "0535 111 11 12" }),
    await writeOrder(page, adminToken, { name: "Yeni Kişi", phone: "0535 111 11 13" }),
  ];
  await openOrders(page);
  for (const { number } of [older, middle, newest]) await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
  await page.getByRole("button", { name: "Takip numaraları" }).click();
  const sheet = sheetOf(page);
  await sheet
    .getByLabel("Kargonun listesini yapıştır")
    .fill("Eski Kişi 900000000001\nOrta Kişi 900000000002\nYeni Kişi 900000000003");
  const states = await page.request.post("/api/admin/orders/states", {
    headers: { Authorization: `Bearer ${adminToken}` },
    data: { orders: [{ id: middle.id }], state: "delivered" },
  });
  expect(states.status()).toBe(200);
  await sheet.getByRole("button", { name: "Numaraları yaz" }).click();
  await expect(page.getByText("Bu sipariş az önce başka bir yerde değişti, sayfayı yenile")).toBeVisible();
  await expect(sheet.getByLabel(`#${middle.number} Orta Kişi`), "it is no open order any more").toHaveCount(0);
  await expect(sheet.getByLabel(`#${older.number} Eski Kişi`)).toHaveValue("900000000001");
  await expect(sheet.getByLabel(`#${newest.number} Yeni Kişi`)).toHaveValue("900000000003");
  await sheet.getByRole("button", { name: "Numaraları yaz" }).click();
  await expect(toast(page, "2 sipariş: Takip numarası yazıldı, Kargoda")).toBeVisible();
});
