import { expect } from "../../support/journey.ts";
import {
  openOrder,
  openOrders,
  openPart,
  orderPart,
  orderRow,
  orderSheet,
  savePart,
  writeOrder,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

// The setting gives this journey a shop of its own, because it fills its book.
test.use({ person: "admin", settings: OF_BOOKS, viewport: { width: 390, height: 844 } });

test("a question of an order is the owner's until she fills in the answer, and the price goes along with it", async ({
  page,
  adminToken,
  shelf,
}) => {
  const choices = [{ set: "telefon-modeli", without: [], extra: { "iphone-13": 20 } }];
  const { id: productId, name } = await shelf.add({ name: "Deneme Kılıf", price: 250, colors: ["pembe"], choices });
  const asked = [{ id: "telefon-modeli", word: "model" }];
  const line = { productId, name, color: "pembe", category: "telefon", quantity: 1, price: 250, asked };
  const { number, id } = await writeOrder(page, adminToken, { lines: [line], name: "Ece Işık" });
  const slip = page.getByRole("article", { name: `Paket fişi ${number}` });
  const toSlip = () => visit(page, `/admin/siparisler/yazdir?ne=fis&kagit=a4&siparis=${id}`);

  await test.step("row and slip ask her, and no paper and no message tells it", async () => {
    await openOrders(page);
    await expect(orderRow(page, number)).toContainText("Deneme Kılıf (pembe, model sorulacak)");
    await toSlip();
    await expect(slip.getByText("model sorulacak")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(slip.getByText("1 × Deneme Kılıf (pembe)")).toBeVisible();
    await expect(slip.getByText("model sorulacak")).toBeHidden();
    await page.emulateMedia({ media: null });
    await openOrders(page);
    await openOrder(page, number);
    await orderSheet(page).getByText("Müşteriye mesaj").click();
    await expect(
      orderSheet(page)
        .getByText(/^Merhaba Ece/)
        .first(),
    ).toContainText("• Deneme Kılıf (pembe) x1");
    await expect(orderSheet(page).getByText("Hangi model?")).toBeVisible();
  });

  await test.step("the model that she fills in answers it, at its price", async () => {
    const products = await openPart(page, "Ürünler");
    const [model, price] = [products.getByLabel("Model"), products.getByLabel("Fiyat (₺)")];
    await expect(products.getByRole("button", { name: /^Tükendi yap/ }), "its product has come").toBeVisible();
    await expect(model).toHaveAttribute("placeholder", "Sorulacak");
    await model.fill("iphone 13");
    await expect(price).toHaveValue("270,00");
    await price.fill("255");
    await model.fill("iPhone 14");
    await expect(price, "her own price stays").toHaveValue("255");
    await savePart(products);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(orderPart(page, "Ürünler")).toContainText("iPhone 14");
    await orderSheet(page).getByRole("button", { name: "Kapat" }).click();
    await expect(orderRow(page, number)).toContainText("Deneme Kılıf (pembe, iPhone 14)");
    await toSlip();
    await expect(slip).toContainText("1 × Deneme Kılıf (pembe, iPhone 14)");
    await expect(slip).not.toContainText("sorulacak");
  });
});
