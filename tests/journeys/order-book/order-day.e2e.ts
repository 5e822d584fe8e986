import { cartCode } from "../../../domain/order/cart-code.ts";
import { expect } from "../../support/journey.ts";
import { cheapened, checkSheet, openCheck } from "../../support/order-check/check-visit.ts";
import {
  openOrder,
  openOrders,
  openPart,
  orderPart,
  orderRow,
  orderRows,
  orderSheet,
  savePart,
  writeOrder,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, toasts } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

test("what an order lacks is asked by a ready message, and the chat's name becomes the order's", async ({
  page,
  shelf,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const product = await shelf.add({ name: "Deneme Sorulan Kupa", price: 250, colors: ["mavi", "pembe"] });
  const link = `https://fiyonk.example/sepet#${cartCode(999_999, [{ id: product.id, quantity: 1 }])}`;
  await openCheck(page, `[14:05, 23.11.2026] Fatma Demir: ${link}`);
  const sheet = checkSheet(page);
  await sheet.getByText("Hangi renk?").click();
  await expect(sheet.getByText("Merhaba Fatma Demir,").first()).toBeVisible();
  await sheet.getByRole("button", { name: "Mesajı kopyala" }).first().click();
  await expect(toast(page, "Mesaj kopyalandı")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "Deneme Sorulan Kupa hangi renk olsun: mavi, pembe?",
  );

  await sheet.getByRole("button", { name: "Deftere yaz" }).click();
  await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
  const order = orderSheet(page);
  await expect(orderPart(page, "Kime, nereye")).toContainText("Fatma Demir");
  await order.getByText("Adresin?").click();
  await expect(order.getByText(/Paketini nereye gönderelim/)).toBeVisible();
  const products = await openPart(page, "Ürünler");
  await products.getByRole("combobox", { name: "Renk" }).selectOption("pembe");
  await savePart(products);
  const person = await openPart(page, "Kime, nereye");
  await person.getByLabel("Adres").fill("Moda Cad. 5");
  await savePart(person);
  await expect(order.getByText("Müşteriye mesaj")).toBeVisible();
  await expect(order.getByText(/^(?:Hangi renk|Adresin)\?$/)).toHaveCount(0);
});

test("the color of a line is asked as a choice at once, never as text that turns into one", async ({ page, shelf }) => {
  const product = await shelf.add({ name: "Deneme Geç Kupa", price: 250, colors: ["mavi", "pembe"] });
  await openCheck(page, cheapened(product));
  await checkSheet(page).getByRole("button", { name: "Deftere yaz" }).click();
  await checkSheet(page)
    .getByRole("button", { name: /^Siparişi aç/ })
    .click();
  await expect(orderPart(page, "Ürünler")).toContainText("Deneme Geç Kupa");
  const answers = Promise.withResolvers<void>();
  await page.route("**/api/admin/stock?*", async (route) => {
    await answers.promise;
    await route.continue();
  });
  const products = await openPart(page, "Ürünler");
  await expect(products.getByLabel("Adet")).toBeVisible();
  await expect(products.getByLabel("Renk")).toHaveCount(0);
  answers.resolve();
  await products.getByRole("combobox", { name: "Renk" }).selectOption("pembe");
  await savePart(products);
  await expect(orderPart(page, "Ürünler")).toContainText("pembe");
});

test("what the customer wrote after her order stands on row, list and slip until it is ticked as seen", async ({
  page,
  shelf,
}) => {
  const product = await shelf.add({ name: "Deneme Yazılan Kupa", price: 250 });
  const words = "lila değil bebek mavisi olsun";
  await openCheck(page, `${cheapened(product)}\n[14:09, 23.11.2026] Fiyonk: Tabii\n[14:10, 23.11.2026] Ece: ${words}`);
  await expect(checkSheet(page).getByText(`Ece: ${words}`)).toBeVisible();
  await checkSheet(page).getByRole("button", { name: "Deftere yaz" }).click();
  await checkSheet(page)
    .getByRole("button", { name: /^Siparişi aç/ })
    .click();
  const order = orderSheet(page);
  await expect(orderPart(page, "Müşteri yazdı")).toContainText(words);
  const number = Number(/\d+/.exec((await order.getByRole("heading", { level: 2 }).first().textContent()) ?? "")?.[0]);
  await openOrders(page);
  await expect(orderRow(page, number)).toContainText("Müşteri yazdı:");
  await expect(orderRow(page, number)).not.toContainText("Tabii");
  await page.getByRole("link", { name: "Hazırlama listesi" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: `#${number}: ` })).toContainText(words);
  await expect(page.getByText(`#${number}*`)).toBeVisible();

  await openOrders(page);
  await openOrder(page, number);
  await order.getByRole("button", { name: /^Gördüm/ }).click();
  await expect(toast(page, "Görüldü yazıldı")).toBeVisible();
  await order.getByRole("button", { name: "Kapat" }).click();
  await expect(orderRow(page, number)).not.toContainText("Müşteri yazdı");
  await page.getByLabel("Sipariş ara").fill("nilufer cicek");
  await expect(orderRow(page, number)).toBeVisible();
});

test("a pasted column fills the rows below, and a number for two people is told before it is written", async ({
  page,
  adminToken,
}) => {
  const line = (name: string) => [{ productId: null, name, color: "", category: "", quantity: 1, price: 10 }];
  const orders = [
    await writeOrder(page, adminToken, { name: "Hakan Usta", lines: line("Tepsi") }),
    await writeOrder(page, adminToken, { name: "Hakan Usta", lines: line("Kaşık") }),
    await writeOrder(page, adminToken, { name: "Sevgi Er", province: "Rize" }),
  ];
  await openOrders(page);
  for (const { number } of orders) await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
  await page.getByRole("button", { name: "Takip numaraları" }).click();
  const sheet = page.getByRole("dialog", { name: "Takip numaraları" });
  const fields = sheet.getByRole("textbox", { name: /^#/ });
  await expect(fields).toHaveCount(3);
  await expect(sheet.getByText("Tepsi")).toBeVisible();
  await expect(sheet.getByText("Kaşık")).toBeVisible();
  const paste = (at: number, text: string) =>
    fields.nth(at).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  const values = () =>
    fields.evaluateAll((all) => all.map((field) => (field instanceof HTMLInputElement ? field.value : "")));
  await paste(0, "721344556677\n721344556688\n721344556688\n999999999999\n");
  expect(await values()).toEqual(["721344556677", "721344556688", "721344556688"]);
  await expect(sheet.getByText(/^3 numara sırayla yapıştırıldı: .* Yazılmayan: 999999999999/)).toBeVisible();
  await expect(sheet.getByText(/^Bu numara şurada da var/)).toHaveCount(2);
  await sheet.getByRole("button", { name: "Numaraları yaz" }).click();
  await expect(sheet.getByRole("button", { name: "Yine de yaz" })).toBeVisible();
  await fields.nth(2).fill("721344556699");
  await expect(sheet.getByText(/^Bu numara şurada da var/)).toHaveCount(0);
  await sheet.getByRole("button", { name: "Numaraları yaz" }).click();
  await expect(toast(page, "3 sipariş: Takip numarası yazıldı, Kargoda")).toBeVisible();
});

test("the numbers of many parcels are typed in a row, written by one tap and taken back by another", async ({
  page,
  adminToken,
}) => {
  const orders = [
    await writeOrder(page, adminToken, { name: "İlk" }),
    await writeOrder(page, adminToken, { name: "Son" }),
  ];
  await openOrders(page);
  for (const { number } of orders) await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
  await page.getByRole("button", { name: "Takip numaraları" }).click();
  const sheet = page.getByRole("dialog", { name: "Takip numaraları" });
  await sheet.getByLabel("Kargo", { exact: true }).fill("PTT Kargo");
  await sheet.getByLabel(/ Son$/).fill("111111111111");
  await page.keyboard.press("Enter");
  await expect(sheet.getByLabel(/ İlk$/)).toBeFocused();
  await page.keyboard.type("222222222222");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(toast(page, "2 sipariş: Takip numarası yazıldı, Kargoda")).toBeVisible();
  await expect(sheet).toHaveCount(0);
  const search = page.getByLabel("Sipariş ara");
  await search.fill("222222222222");
  await expect(orderRows(page)).toHaveCount(1);
  // The toast is older than the search: what it reloads is what is asked for now.
  await toasts(page).getByRole("button", { name: "Geri Al" }).first().click();
  await expect(toast(page, "Geri alındı")).toBeVisible();
  await expect(orderRows(page)).toHaveCount(0);
});
