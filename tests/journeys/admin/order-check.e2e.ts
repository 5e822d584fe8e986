import { istanbulClock, istanbulDate } from "../../../domain/istanbul.ts";
import { cartCode } from "../../../domain/order/cart-code.ts";
import { dayInNumbers } from "../../../domain/order/detail-lines.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { cheapened, checkSheet, codeOf, openCheck, pasteField } from "../../support/order-check/check-visit.ts";
import {
  ORDERS_PAGE,
  openOrders,
  openPart,
  orderPart,
  orderRows,
  orderSheet,
  savePart,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

const PRODUCT = { name: "Deneme Doğrulanan Kupa", price: 250 };

test("a pasted message is compared with the shop and written into the book, once, whoever wrote it", async ({
  page,
  shelf,
  faults,
}) => {
  const product = await shelf.add(PRODUCT);
  await test.step("a pasted message is compared with the shop, and written into the book", async () => {
    await openCheck(page, cheapened(product));
    const sheet = checkSheet(page);
    await expect(sheet.getByText("Mesajda bu satır böyle yazmıyor")).toBeVisible();
    const beside = `• ${product.name} x2 - ₺400,00\n+ 1 kalpli balon\n*Toplam: ₺400,00*`;
    await expect(sheet.getByRole("definition").filter({ hasText: "kalpli balon" })).toHaveText(beside, {
      useInnerText: true,
    });
    await expect(sheet.getByText("23 Kasım 14:05")).toBeVisible();

    const answer = new URL((await sheet.getByRole("link", { name: "WhatsApp'ta cevapla" }).getAttribute("href")) ?? "");
    expect(answer.searchParams.get("text")).toContain("Merhaba Ece Işık,");
    expect(answer.searchParams.get("text")).toContain("*Ödenecek: ₺500,00 (kargo hariç)*");

    await expect(sheet.getByText(/^Hepsi tutuyor/)).toHaveCount(0);
    await sheet.getByRole("button", { name: "Deftere yaz" }).click();
    await expect(sheet.getByRole("button", { name: /^Siparişi aç/ })).toBeFocused();
    await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
    await expect(orderPart(page, "Kime, nereye")).toContainText(/Ece Işık[\s\S]*Nilüfer/);
    await expect(orderPart(page, "Müşteri yazdı")).toContainText("kalpli balon");
    await page.goBack();
    await sheet.getByRole("button", { name: "Kapat" }).click();
    await expect(orderRows(page).first()).toContainText("2 × Deneme Doğrulanan Kupa");
    await expect(orderRows(page).first()).toContainText("kalpli balon");

    await openCheck(page, cheapened(product).replaceAll("*", "").replace("[14:05, 23.11.2026] Ece: ", ""));
    await expect(sheet.getByText(/^Bu mesaj defterde var: #\d+/)).toBeVisible();
    await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
    await expect(orderPart(page, "Kime, nereye")).toContainText("Ece Işık");
  });

  await test.step("a message that somebody else has just written is told before it is written again", async () => {
    faults.allow(/\b409\b/);
    const plate = await shelf.add({ ...PRODUCT, name: "Deneme Doğrulanan Tabak" });
    await openCheck(page, cheapened(plate, "Derya Su"));
    const sheet = checkSheet(page);
    await expect(sheet.getByRole("button", { name: "Deftere yaz" })).toBeVisible();
    const other = await page.context().newPage();
    await openCheck(other, cheapened(plate, "Derya Su"));
    await checkSheet(other).getByRole("button", { name: "Deftere yaz" }).click();
    await expect(checkSheet(other).getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
    await other.close();

    await sheet.getByRole("button", { name: "Deftere yaz" }).click();
    await expect(sheet.getByText(/^Bu mesaj az önce deftere yazıldı: #\d+/)).toBeVisible();
    await sheet.getByRole("button", { name: "Ayrı sipariş yaz" }).click();
    await sheet.getByRole("button", { name: "Yine de yaz" }).click();
    await expect(sheet.getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
    await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
    await expect(orderPart(page, "Kime, nereye")).toContainText("Derya Su");
  });
});

test("an order comes from the clipboard, a file, a cart's link or a text without one, each once", async ({
  page,
  shelf,
  context,
}) => {
  const product = await shelf.add(PRODUCT);
  await test.step("a chat comes from the clipboard or a file, each order once, the newest first, and a cart's link opens as one", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openCheck(page);
    await page.evaluate(() => navigator.clipboard.writeText("Kolay gelsin"));
    await checkSheet(page).getByRole("button", { name: "Yapıştır" }).click();
    await expect(pasteField(page)).toHaveValue("Kolay gelsin");
    await expect(checkSheet(page).getByText(/^Sepet bağlantısı yok; siparişi/)).toBeVisible();

    const chat = [
      cheapened(product, "Ece Işık"),
      "[14:06, 23.11.2026] Fiyonk: Tabii",
      cheapened(product, "Can Ak"),
      cheapened(product, "Ece Işık"),
    ].join("\n");
    const file = { name: "Ece ile WhatsApp Sohbeti.txt", mimeType: "text/plain", buffer: Buffer.from(chat) };
    await checkSheet(page).locator("input[type=file]").setInputFiles(file);
    await expect(checkSheet(page).getByText(file.name)).toBeVisible();
    await expect(checkSheet(page).getByRole("article")).toHaveCount(2);
    await expect(checkSheet(page).getByRole("article").last()).toContainText("Can Ak");
    await expect(checkSheet(page).getByText("Aynı sepet 2 kez gönderilmiş, bir kez sayıldı.")).toBeVisible();

    await checkSheet(page)
      .locator("input[type=file]")
      .setInputFiles({ ...file, name: "resim.png", mimeType: "image/png" });
    await expect(toast(page, "Bu dosyada okunacak bir sohbet yok; .txt ya da .zip seç")).toBeVisible();
    await checkSheet(page).getByRole("button", { name: "Temizle" }).click();
    await expect(pasteField(page)).toHaveValue("");
    await expect(checkSheet(page).getByRole("article")).toHaveCount(0);

    await visit(page, `/sepet#${codeOf(product)}`);
    await page.getByRole("link", { name: "Panelde doğrula" }).click();
    await expect(checkSheet(page).getByText("2 adet × ₺250,00")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
    await page.goBack();
    await expect(checkSheet(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Doğrula", exact: true }).click();
    await expect(checkSheet(page).getByText("2 adet × ₺250,00")).toBeVisible();
    await visit(page, `${ORDERS_PAGE}#sepet-1.x.<b>`);
    await expect(checkSheet(page).getByText("Sepet bağlantısı yarım gelmiş")).toBeVisible();
  });

  await test.step("a text without a link proposes its lines with their words, and is written by one tap", async () => {
    const text = `2 adet ${product.name} alabilir miyim\nhavale yaptım da geldi mi`;
    await openCheck(page, `[14:05, 23.11.2026] Selin Ak: ${text}\n[14:06, 23.11.2026] Selin Ak: 0532 111 22 33`);
    const sheet = checkSheet(page);
    await expect(sheet.getByText(/^Sepet bağlantısı yok; yazdıklarından okuduk/)).toBeVisible();
    await expect(sheet.getByText(`2 adet ${product.name} alabilir miyim`, { exact: true })).toBeVisible();
    await expect(sheet.getByLabel(`Siparişte: ${product.name}`)).toBeChecked();
    await sheet.getByRole("button", { name: "Deftere yaz" }).click();
    await expect(sheet.getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
    await expect(sheet.getByText("0532 111 22 33", { exact: true })).toBeVisible();
    await expect(sheet.getByRole("definition").filter({ hasText: "havale yaptım" })).toBeVisible();
  });
});

test("of several orders each line is written at that day's price or today's, as it is chosen", async ({
  page,
  shelf,
}) => {
  const [cup, plate] = [await shelf.add(PRODUCT), await shelf.add({ name: "Deneme Doğrulanan Tabak", price: 100 })];
  const lines = [cup, plate].map(({ id }) => ({ id, quantity: 2 }));
  const { revision } = await (await page.request.get(`/api/cart?code=${cartCode(0, lines)}`)).json();
  for (const [product, price] of [[cup, 300] as const, [plate, 120] as const]) await shelf.change(product, { price });
  const now = new Date();
  const head = `[${istanbulClock(now).slice(11, 16)}, ${dayInNumbers(istanbulDate(now))}]`;
  const link = `https://fiyonk.example/sepet#${cartCode(revision, lines)}`;
  await openCheck(page, `${head} Ece Ak: ${link}\n${head} Nil Er: ${link}`);
  const cards = checkSheet(page).getByRole("article");
  await expect(cards).toHaveCount(2);
  const card = cards.filter({ hasText: "Ece Ak" });
  const other = cards.filter({ hasText: "Nil Er" });
  await expect(card.getByText(/^O gün ₺500,00 idi \(.+ öncesi\), bugün ₺600,00$/)).toBeVisible();
  const priceOf = (product: typeof cup) => card.getByRole("group", { name: `Hangi fiyatla: ${product.name}` });
  await priceOf(plate)
    .getByLabel(/^Bugünün fiyatıyla/)
    .check();
  await expect(card.getByText("₺740,00", { exact: true })).toBeVisible();
  await expect(other.getByText("₺740,00", { exact: true })).toHaveCount(0);
  await other.getByLabel(/^Hepsi bugünün/).check();
  await expectAccessible(page);
  const answer = await card.getByRole("link", { name: "WhatsApp'ta cevapla" }).getAttribute("href");
  expect(new URL(answer ?? "").searchParams.get("text")).toContain("₺740,00");
  for (const [one, total] of [[card, "₺740,00"] as const, [other, "₺840,00"] as const]) {
    await one.getByRole("button", { name: "Deftere yaz" }).click();
    await expect(one.getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
    await expect(one.getByText(total, { exact: true })).toBeVisible();
  }
  await card.getByRole("button", { name: /^Siparişi aç/ }).click();
  const products = await openPart(page, "Ürünler");
  await expect(products.getByRole("group", { name: cup.name }).getByLabel("Fiyat (₺)")).toHaveValue("250,00");
  await expect(products.getByRole("group", { name: plate.name }).getByLabel("Fiyat (₺)")).toHaveValue("120,00");
});

test("a written card shows and confirms the order as it is in the book, also after another tab changed or deleted it", async ({
  page,
  shelf,
  context,
  faults,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const product = await shelf.add({ name: "Deneme Onaylanan Kolye", price: 250, colors: ["gümüş", "altın"] });
  await openCheck(page, cheapened(product, "Nil Er"));
  const sheet = checkSheet(page);
  await sheet.getByRole("button", { name: "Deftere yaz" }).click();
  await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
  const products = await openPart(page, "Ürünler");
  await products.getByLabel("Fiyat (₺)").fill("150");
  await products.getByRole("combobox", { name: "Renk" }).selectOption("altın");
  await savePart(products);
  const person = await openPart(page, "Kime, nereye");
  await person.getByLabel("Telefon", { exact: true }).fill("0532 111 22 33");
  await savePart(person);
  await orderSheet(page).getByRole("button", { name: "Kapat" }).click();
  await expect(sheet.getByText("altın · 2 adet × ₺150,00")).toBeVisible();
  await expect(sheet.getByText("₺500,00")).toHaveCount(0);
  const link = sheet.getByRole("link", { name: "WhatsApp'ta cevapla" });
  await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/905321112233\?/);
  const said = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  expect(said).toContain("(altın) x2");
  expect(said).toContain("₺300,00");

  await test.step("a change that nobody has shown here yet is read when the answer is copied", async () => {
    const other = await context.newPage();
    await openOrders(other);
    await orderRows(other)
      .first()
      .getByRole("button", { name: /Nil Er/ })
      .click();
    const products = await openPart(other, "Ürünler");
    await products.getByLabel("Fiyat (₺)").fill("140");
    await savePart(products);
    await expect(toast(other, "Kaydedildi")).toBeVisible();
    await page.bringToFront();
    await sheet.getByRole("button", { name: "Onay metnini kopyala" }).click();
    await expect(toast(page, "Onay metni kopyalandı")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("₺280,00");
    await expect(sheet.getByText("altın · 2 adet × ₺140,00")).toBeVisible();
    await orderSheet(other).getByRole("button", { name: "Siparişi sil" }).click();
    await expect(toast(other, "Sipariş silindi")).toBeVisible();
    await other.close();
  });

  await test.step("an order that was deleted says so, and can be written again", async () => {
    faults.allow(/\b404\b/);
    await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
    await page.goBack();
    await expect(sheet.getByText(/defterden silindi/)).toBeVisible();
    await sheet.getByRole("button", { name: "Deftere yaz" }).click();
    await expect(sheet.getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
  });
});
