import { colorValue } from "../../../domain/choice/chosen.ts";
import { NO_DETAILS } from "../../../domain/order/order-details.ts";
import { orderMessage } from "../../../domain/order/order-message.ts";
import { cartLinkAddress } from "../../../domain/web/cart-link.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { checkSheet, openCheck } from "../../support/order-check/check-visit.ts";
import { openOrders, openPart, orderPart, orderRows } from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

// The setting gives this journey a shop of its own, because it fills its book.
test.use({ person: "admin", settings: { ...OF_BOOKS }, viewport: { width: 360, height: 740 } });

const MODEL = { group: "telefon-modeli", id: "iphone-13", name: "iPhone 13" };

test("a case for a phone with a name on it comes from its message into the book, and of the last piece the second order is told", async ({
  page,
  shelf,
  faults,
}) => {
  const product = await shelf.add({
    name: "Deneme Kılıf",
    price: 250,
    colors: ["pembe", "siyah"],
    choices: [{ set: MODEL.group, without: [], extra: { [MODEL.id]: 20 } }],
    personalTexts: [{ id: "isim", label: "İsim", most: 8, signs: "letters", isRequired: true, extra: 0 }],
    counts: { [`${MODEL.group}=${MODEL.id}`]: 1 },
  });
  const count = async () => (await shelf.list()).find(({ id }) => id === product.id)?.counts;
  const { id, name, image, slug } = product;
  const shown = { slug, originalPrice: null, colors: [] };
  const texts = [{ id: "isim", label: "İsim", text: "BUŞE ♥" }];
  const lines = [{ id, name, image, shown, values: [colorValue("pembe"), MODEL], texts, price: 270, quantity: 1 }];
  const messageOf = (customer: string) =>
    orderMessage({
      lines,
      details: { ...NO_DETAILS, name: customer },
      parcel: undefined,
      cartAddress: `https://fiyonk.example${cartLinkAddress(999_999, lines)}`,
    });
  const sheet = checkSheet(page);

  await test.step("what was chosen and written is the link's, and one changed letter stands beside it", async () => {
    await openCheck(page, messageOf("Ece Işık").replace("BUŞE", "BUSE"));
    await expect(sheet.getByText("pembe, iPhone 13 · 1 adet")).toBeVisible();
    await expect(sheet.getByText("“BUŞE ♥”", { exact: true })).toBeVisible();
    await expect(sheet.getByText("Mesajda bu satır böyle yazmıyor")).toBeVisible();
    await expect(sheet.getByRole("definition").filter({ hasText: "“BUSE ♥” (İsim)" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("it is written into the book, and the count goes down", async () => {
    await sheet.getByRole("button", { name: "Deftere yaz" }).click();
    await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
    await expect(orderPart(page, "Ürünler")).toContainText(/pembe, iPhone 13.*“BUŞE ♥” \(İsim\)/);
    await expectAccessible(page);
    const products = await openPart(page, "Ürünler");
    await expect(products.getByLabel("Model")).toHaveValue("iPhone 13");
    await expect(products.getByLabel("İsim", { exact: true })).toHaveValue("BUŞE ♥");
    await expectAccessible(page);
    await page.goBack();
    expect(await count()).toEqual({ "telefon-modeli=iphone-13": 0 });
    await page.goBack();
    await sheet.getByRole("button", { name: "Kapat" }).click();
    await expect(orderRows(page).first()).toContainText("Deneme Kılıf (pembe, iPhone 13)");
  });

  await test.step("a second order of it is told, and written all the same", async () => {
    faults.allow(/\b409\b/);
    await openCheck(page, messageOf("Derya Su"));
    await expect(sheet.getByText("Tükendi")).toBeVisible();
    await sheet.getByRole("button", { name: "Deftere yaz" }).click();
    await expect(sheet.getByText(/^Son parça az önce başka bir siparişe yazıldı: Deneme Kılıf/)).toBeVisible();
    await sheet.getByRole("button", { name: "Yine de yaz" }).click();
    await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
    await expect(orderPart(page, "Kime, nereye")).toContainText("Derya Su");
    expect(await count()).toEqual({ "telefon-modeli=iphone-13": 0 });
  });

  await test.step("its slip has the text to be copied, its sums the model, and both are picked together", async () => {
    await openOrders(page);
    await page.getByRole("checkbox", { name: /^Seç: 1 / }).check();
    await page.getByRole("link", { name: "Paket fişleri" }).click();
    const slip = page.getByRole("article", { name: "Paket fişi 1" });
    await expect(slip).toContainText("1 × Deneme Kılıf (pembe, iPhone 13)");
    await expect(slip.getByText("BUŞE ♥", { exact: true })).toBeVisible();
    await openOrders(page);
    await page.getByRole("button", { name: "Toplamlar" }).click();
    await expect(page.getByRole("dialog", { name: "Toplamlar" })).toContainText("2 × pembe, iPhone 13");

    await visit(page, panelAddresses.printedOrders({ kind: "picking", state: undefined }));
    const row = page.getByRole("list", { name: "Raftan alınacaklar" }).getByRole("listitem");
    await expect(row.filter({ hasText: "Deneme Kılıf" })).toContainText("pembe, iPhone 13");
    await expect(row.filter({ hasText: "Deneme Kılıf" }).getByText("2", { exact: true })).toBeVisible();
  });
});
