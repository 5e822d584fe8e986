import type { Locator, Page } from "@playwright/test";
import { settingPath } from "../../../domain/web/panel-addresses.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { checkSheet, openCheck } from "../../support/order-check/check-visit.ts";
import { orderPart } from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, puttingBack } from "../../support/person-and-shelf.ts";
import { addToCart, answerCall, openCart, visit } from "../../support/visit.ts";

const test = puttingBack("campaigns");

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS, viewport: { width: 390, height: 844 } });

const [CUP, RING] = ["Deneme Kupa", "Deneme Yüzük"] as const;

const ECE10 = { code: "ECE10", gain: { kind: "percent", percent: 10 }, least: 300, until: "2099-12-31" };
const CODES = [
  ECE10,
  { code: "ESKI5", gain: { kind: "amount", amount: 5 }, until: "2026-01-01" },
  { code: "YARIN", gain: { kind: "sending" }, from: "2099-01-01" },
];

const textOf = async (cart: Locator) => {
  const link = await cart.getByRole("link", { name: /^WhatsApp ile/ }).getAttribute("href");
  return new URL(link ?? "").searchParams.get("text") ?? "";
};

const details = (cart: Locator) => cart.getByText("Ayrıntısı").click();

async function typeCode(cart: Locator, code: string) {
  await cart.getByLabel("İndirim kodun var mı?").fill(code);
  await cart.getByRole("button", { name: "Uygula" }).click();
}

const save = async (page: Page, adminToken: string, campaigns: object) => {
  const headers = { Authorization: `Bearer ${adminToken}` };
  expect((await page.request.put(settingPath("campaigns"), { headers, data: campaigns })).ok()).toBe(true);
};

test("a code from a link waits for its least total, is in the message to the kuruş, is known by Doğrula and counted by its book", async ({
  page,
  shelf,
  adminToken,
}) => {
  await save(page, adminToken, { codes: CODES, offers: [] });
  await shelf.add({ name: CUP, price: 199.9 });
  let message = "";

  await test.step("the link brings the code, and the cart says what is missing", async () => {
    await visit(page, "/?kod=ece%2010");
    await visit(page, "/kategori/trend?kod=ece%2010");
    await addToCart(page, CUP);
    const cart = await openCart(page);
    await details(cart);
    await expect(cart.getByText("ECE10 için sepetine ₺100,10 daha ekle.")).toBeVisible();
    expect(await textOf(cart)).not.toContain("Kupon");
    await expectAccessible(page);
  });

  await test.step("with enough it is taken off, and the total stays the sum of the products", async () => {
    await page.getByRole("dialog").getByRole("button", { name: /artır/i }).first().click();
    const cart = page.getByRole("dialog");
    await expect.poll(() => textOf(cart)).toContain("*Toplam: ₺399,80*\nKupon ECE10: −₺39,98\n");
    message = await textOf(cart);
    expect(message).toContain("Ödenecek: ₺359,82");
    await expect(cart.getByText("₺359,82", { exact: true })).toBeVisible();
  });

  await test.step("Doğrula finds nothing wrong, and the book counts the code", async () => {
    await openCheck(page, message);
    const sheet = checkSheet(page);
    await sheet.getByRole("button", { name: "Deftere yaz" }).click();
    await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
    await expect(orderPart(page, "Ödeme ve kargo")).toContainText("Kupon ECE10");
    await expect(orderPart(page, "Ödeme ve kargo")).toContainText("359,82");
    await visit(page, "/admin/kampanyalar");
    await expect(page.getByRole("list", { name: "Kodlar", exact: true })).toContainText(
      "1 siparişte ₺359,82, indirimi ₺39,98",
    );
  });
});

test("a typed code that does not hold says why, what is sold out is not reduced, and without a connection the order works without it", async ({
  page,
  shelf,
  adminToken,
  faults,
}) => {
  await save(page, adminToken, { codes: [...CODES, { code: "HEP20", gain: ECE10.gain }], offers: [] });
  await shelf.add({ name: CUP, price: 100 });
  const ring = await shelf.add({ name: RING, price: 50 });
  await visit(page, "/kategori/trend");
  await addToCart(page, CUP);
  await addToCart(page, RING);
  const cart = await openCart(page);
  await details(cart);

  await test.step("unknown, ended, not begun", async () => {
    for (const [code, words] of [
      ["yok99", "Böyle bir kod yok: yok99"],
      ["eski5", "Bu kodun süresi doldu: eski5"],
      ["Yarın", "Bu kod henüz başlamadı: Yarın"],
    ] as const) {
      await typeCode(cart, code);
      await expect(cart.getByText(words)).toBeVisible();
      expect(await textOf(cart)).not.toContain("Kupon");
    }
  });

  await test.step("a code that holds is taken off what can be sold alone", async () => {
    await typeCode(cart, "hep 20");
    await expect.poll(() => textOf(cart)).toContain("*Toplam: ₺150,00*\nKupon HEP20: −₺15,00\n");
    await shelf.change(ring, { inStock: false });
    await cart.getByRole("button", { name: "Kapat" }).click();
    await expect(await openCart(page)).toContainText("Şu an tükendi");
    await expect.poll(() => textOf(cart)).toContain("*Toplam: ₺100,00*\nKupon HEP20: −₺10,00\n");
  });

  await test.step("without a connection another code waits, and the order is complete without it", async () => {
    faults.allow(/ERR_FAILED .*\/api\/cart\?/);
    await answerCall(page, "GET", "/cart?*");
    await details(cart);
    await typeCode(cart, "ECE10");
    await expect(cart.getByText("Kod soruluyor, bağlantı gelince sepete yansır.")).toBeVisible();
    expect(await textOf(cart)).not.toContain("Kupon");
    expect(await textOf(cart)).toContain("*Toplam: ₺");
  });
});

test("what is bought together stands on the product's page, and one tap puts what is ticked into a usual cart", async ({
  page,
  shelf,
  adminToken,
}) => {
  const cup = await shelf.add({ name: CUP, price: 100 });
  const ring = await shelf.add({ name: RING, price: 50 });
  const set = { kind: "together", name: "Sevgili seti", products: [cup.id, ring.id], percent: 10, until: "2099-12-31" };
  await save(page, adminToken, { codes: [], offers: [set] });
  await visit(page, `/urun/${cup.slug}`);
  const part = page.getByRole("region", { name: "Sevgili seti" });
  await expect(part.getByText("₺135,00")).toBeVisible();
  await expect(part.getByText("birlikte ₺15,00 daha az")).toBeVisible();
  await expect(part.getByText("31 Aralık 2099 gününe kadar")).toBeVisible();
  await expectAccessible(page);

  await part.getByRole("checkbox", { name: RING }).uncheck();
  await expect(part.getByText("₺100,00").last()).toBeVisible();
  await expect(part.getByRole("button", { name: "Sepete Ekle" })).toBeVisible();
  await part.getByRole("checkbox", { name: RING }).check();
  await part.getByRole("button", { name: "2 ürünü sepete ekle" }).click();
  const cart = await openCart(page);
  await expect.poll(() => textOf(cart)).toContain("*Toplam: ₺150,00*\nSevgili seti: −₺15,00\n");

  await test.step("a code that brings no more than the set is said not to count", async () => {
    await save(page, adminToken, { codes: [{ ...ECE10, least: null }], offers: [set] });
    await details(cart);
    await typeCode(cart, "ece10");
    await expect(
      cart.getByText("Sepetindeki indirimler en az ECE10 kadar kazandırıyor; ECE10 sayılmadı."),
    ).toBeVisible();
    expect(await textOf(cart)).not.toContain("Kupon");
  });

  await test.step("a part that is taken away ends the set's reduction", async () => {
    await cart.getByRole("button", { name: new RegExp(`çıkar.*${RING}|${RING}.*çıkar`, "i") }).click();
    await expect.poll(() => textOf(cart)).toContain("*Toplam: ₺100,00*\nKupon ECE10: −₺10,00\n");
    expect(await textOf(cart)).not.toContain("Sevgili seti");
  });

  await test.step("a set whose product is sold out is not offered", async () => {
    await shelf.change(ring, { inStock: false });
    await visit(page, `/urun/${cup.slug}`);
    await expect(page.getByRole("heading", { name: CUP })).toBeVisible();
    await expect(page.getByText("Sevgili seti")).toHaveCount(0);
  });
});
