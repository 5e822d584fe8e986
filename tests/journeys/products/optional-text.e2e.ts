import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { openCart, visit } from "../../support/visit.ts";

const NECKLACE = "Deneme Yazılır Kolye";
const LOST = "Kişiye özel hazırlandığı için cayma hakkı yoktur.";
const OPEN = "Yazarsan kişiye özel olur, cayma hakkı kalmaz.";

const main = (page: Page) => page.getByRole("main");

test("a necklace can be returned until a name is written on it, and every place says so", async ({ page, shelf }) => {
  const text = { id: "isim", label: "İsim", most: 12, signs: "letters" as const, isRequired: false, extra: 50 };
  const { slug } = await shelf.add({ name: NECKLACE, personalTexts: [text] });
  await visit(page, `/urun/${slug}`);

  await test.step("without a name", async () => {
    await expect(main(page).locator(".product-facts-prices")).toHaveText("₺100,00'dan başlayan");
    await expect(main(page).getByText("Yazısız alırsan 14 gün içinde iade")).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole("button", { name: "Sepete Ekle", exact: true }).click();
    const cart = await openCart(page);
    await expect(cart).toContainText(OPEN);
    await expect(cart).not.toContainText(LOST);
    await page.keyboard.press("Escape");
  });

  await test.step("with one", async () => {
    await main(page).getByRole("textbox", { name: "İsim (istersen)" }).fill("Buse");
    await expect(main(page).getByText("Kişiye özel, iadesi yok")).toBeVisible();
    await expect(main(page).locator(".product-facts-prices")).toHaveText("₺150,00");
    await main(page).getByRole("checkbox").check();
    await main(page).getByRole("button", { name: "Sepete Ekle", exact: true }).click();
    const cart = await openCart(page);
    await expect(cart.getByText(LOST).locator("visible=true")).toHaveCount(0);
    await cart.getByText("Ayrıntısı").click();
    await expect(cart.getByText(LOST).locator("visible=true")).toHaveCount(1);
  });
});
