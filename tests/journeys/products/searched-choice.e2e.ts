import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { card, openCart, visit } from "../../support/visit.ts";

const CASE = "Aranan Fiyonklu Kılıf";

test("a model is found by its official name, and stands on the card and in the cart", async ({ page, shelf }) => {
  const { slug } = await shelf.add({
    name: CASE,
    price: 229.9,
    colors: ["pembe", "siyah"],
    choices: [{ set: "telefon-modeli", without: [], extra: { "samsung-a54": 20 } }],
  });

  await test.step("the plus of a card that was searched with words adds what they chose, at its price", async () => {
    await visit(page, "/ara?q=aranan siyah samsung galaxy a54 kılıf");
    await expect(card(page, CASE)).toContainText("₺249,90");
    await expect(card(page, CASE)).not.toContainText("başlayan");
    await expect(card(page, CASE).getByRole("link", { name: CASE, exact: true })).toHaveAttribute(
      "href",
      `/urun/${slug}?renk=siyah&telefon-modeli=samsung-a54`,
    );
    await card(page, CASE)
      .getByRole("button", { name: `Sepete ekle: ${CASE}` })
      .click();
    const cart = await openCart(page);
    await expect(cart.getByText("Samsung A54").first()).toBeVisible();
    await expect(cart.getByText(/seçilmedi/)).toHaveCount(0);
    await expect(cart.getByText("₺249,90").first()).toBeVisible();
  });

  await test.step("a color is chosen where nothing else is asked, and the card shows it", async () => {
    await visit(page, "/ara?q=lila kulaklık");
    const headphones = card(page, "Pofuduk Kablosuz Kulaklık");
    await expect(headphones.getByRole("link", { name: "Pofuduk Kablosuz Kulaklık", exact: true })).toHaveAttribute(
      "href",
      "/urun/pofuduk-kablosuz-kulaklik?renk=lila",
    );
  });

  await test.step("what the words leave open is asked in the cart", async () => {
    await visit(page, "/ara?q=aranan galaxy a54 kılıf");
    await card(page, CASE)
      .getByRole("button", { name: `Sepete ekle: ${CASE}` })
      .click();
    const cart = await openCart(page);
    await expect(cart.getByText("Renk seç", { exact: true })).toBeVisible();
    await expect(cart.getByText("Renk ve model seç")).toHaveCount(0);
  });

  await test.step("the list of the product's page knows official names, and its button leads to the first of its values", async () => {
    await visit(page, `/urun/${slug}?renk=siyah`);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Model seç", exact: true }).click();
    const search = page.getByRole("searchbox", { name: "Ara: Telefon modeli" });
    await expect(main.getByRole("radio").first()).toBeFocused();
    await search.pressSequentially("samsung galaxy a54");
    await expect(main.getByRole("radio")).toHaveCount(1);
    await expect(main.getByRole("radio")).toHaveAccessibleName("Samsung A54 +₺20,00");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/urun/${slug}?renk=siyah`);
    await expect(main.getByRole("link", { name: "Listede yok, WhatsApp'tan yazayım" })).toBeVisible();
  });
});
