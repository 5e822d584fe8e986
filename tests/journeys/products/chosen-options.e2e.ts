import type { Locator, Page } from "@playwright/test";
import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import { cartIn } from "../../../domain/order/cart-code.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { type Shelf, test } from "../../support/person-and-shelf.ts";
import { addToCart, card, openCart, visit } from "../../support/visit.ts";

const [CASE, RING, NECKLACE] = ["Deneme Fiyonklu Kılıf", "Deneme Halka Yüzük", "Deneme İsimli Kolye"];
const ORDER = "WhatsApp ile Siparişi Tamamla";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const group = (page: Page, name: string | RegExp) => main(page).getByRole("group", { name });
const value = (page: Page, name: string) => main(page).getByRole("radio", { name, exact: true });
const addressIn = (message: string) => message.match(/https?:\S+$/m)?.[0] ?? "";

async function messageOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
}

const orderOf = (cart: Locator) => messageOf(cart.getByRole("link", { name: ORDER }));

const choiceOf = (set: string, extra: Record<string, number> = {}): ProductInput["choices"][number] => ({
  set,
  without: [],
  extra,
});

const addCase = (shelf: Shelf, fields: Partial<ProductInput> = {}): Promise<Product> =>
  shelf.add({
    name: CASE,
    price: 229.9,
    featured: true,
    colors: ["pembe", "siyah"],
    choices: [choiceOf("telefon-modeli", { "iphone-15-pro": 20 })],
    soldOut: [["renk=pembe", "telefon-modeli=iphone-13"]],
    ...fields,
  });

test("a case is ordered by model and color from a card to the decoded message", async ({ page, shelf }) => {
  const { slug } = await addCase(shelf);

  await test.step("its card says from which price on, and leads to its page", async () => {
    await visit(page, "/#trend");
    await expect(card(page, CASE)).toContainText("₺229,90'dan başlayan");
    await card(page, CASE).getByRole("link", { name: CASE, exact: true }).click();
    await expect(button(page, "Renk seç")).toBeVisible();
  });

  await test.step("the button names what is missing and leads there", async () => {
    await group(page, /^Renk/).getByRole("link", { name: "pembe" }).click();
    await button(page, "Model seç").click();
    await expect(main(page).getByRole("radio").first()).toBeFocused();
    await expect(group(page, "Telefon modeli: birini seç")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a typed model is found, chosen by key, and stands in the address", async () => {
    await page.getByRole("searchbox", { name: "Ara: Telefon modeli" }).fill("iphone 15pro");
    await expect(main(page).getByRole("radio")).toHaveCount(2);
    const unlisted = await messageOf(main(page).getByRole("link", { name: "Listede yok, WhatsApp'tan yazayım" }));
    expect(unlisted).toContain("Aradığım model listede yok: iphone 15pro");
    await value(page, "iPhone 15 Pro +₺20,00").check();
    await expect(page).toHaveURL(`/urun/${slug}?renk=pembe&telefon-modeli=iphone-15-pro`);
    await page.reload();
    await expect(group(page, "Telefon modeli: iPhone 15 Pro")).toBeVisible();
    await expect(main(page).getByText("₺249,90").filter({ visible: true }).first()).toBeVisible();
    const chat = main(page).getByRole("link", { name: "WhatsApp'tan sor" }).filter({ visible: true });
    const question = await messageOf(chat);
    expect(question).toContain(`${CASE} (pembe, iPhone 15 Pro)\n₺249,90\n`);
    expect(addressIn(question)).toContain("?renk=pembe&telefon-modeli=iphone-15-pro");
  });

  await test.step("what is ordered is what was chosen", async () => {
    await button(page, "Sepete Ekle").click();
    const cart = await openCart(page);
    const order = await orderOf(cart);
    expect(order).toContain(`• ${CASE} (pembe, iPhone 15 Pro) x1 - ₺249,90\n`);
    expect(cartIn(order.split("/sepet#")[1] ?? "")?.lines[0]?.values).toHaveLength(1);
    await cart.getByRole("link", { name: CASE, exact: true }).click();
    await expect(page).toHaveURL(`/urun/${slug}?renk=pembe&telefon-modeli=iphone-15-pro`);
  });

  await test.step("another case offers the model that this device chose last", async () => {
    const other = await addCase(shelf, { name: `${CASE} 2` });
    await visit(page, `/urun/${other.slug}`);
    await expect(main(page).getByRole("radio").first()).toHaveAccessibleName("iPhone 15 Pro +₺20,00");
    await expect(main(page).getByRole("radio", { checked: true })).toHaveCount(0);
  });
});

test("a pair that is sold out stays choosable, is said, and the chat is offered", async ({ page, shelf }) => {
  const { slug } = await addCase(shelf, { counts: { "telefon-modeli=iphone-15": 2 } });
  await visit(page, `/urun/${slug}?renk=pembe`);
  await expect(main(page).locator(".product-promises-arrival")).toHaveCount(1);
  await value(page, "iPhone 13 tükendi").check();
  await expect(
    button(page, "Bu renk ve model birlikte yok")
      .or(main(page).getByText("Bu renk ve model birlikte yok"))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(main(page).locator(".product-promises-arrival")).toHaveCount(0);
  const chat = main(page).getByRole("link", { name: "Gelince haber ver" }).filter({ visible: true });
  expect(await messageOf(chat)).toContain(`Merhaba, bu ürün ne zaman gelir?\n\n${CASE} (pembe, iPhone 13)\n`);
  const black = main(page).getByRole("link", { name: "siyah", exact: true });
  await expect(main(page).getByRole("link", { name: "pembe tükendi" })).toBeVisible();
  await expectAccessible(page);
  await black.click();
  await expect(button(page, "Sepete Ekle")).toBeVisible();
  await expect(main(page).getByText("Son 2 adet")).toHaveCount(0);
  await value(page, "iPhone 15").check();
  await expect(main(page).getByText("Son 2 adet")).toBeVisible();
});

test("what is gone meanwhile is said in the cart, in a link and in a search, and asked for in the chat", async ({
  page,
  shelf,
}) => {
  const product = await addCase(shelf);
  const { slug } = product;
  await visit(page, `/urun/${slug}?renk=mor&telefon-modeli=nokia-3310`);
  await expect(main(page).getByText("Bağlantıdaki renk artık yok.")).toBeVisible();
  await expect(main(page).getByText("Bağlantıdaki model artık yok.")).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "siyah", exact: true }).click();
  await value(page, "iPhone 15").check();
  await expect(main(page).getByText(/^Bağlantıdaki/)).toHaveCount(0);
  await button(page, "Sepete Ekle").click();
  await shelf.change(product, { soldOut: [["renk=siyah", "telefon-modeli=iphone-15"]] });
  const cart = await openCart(page);
  await expect(cart.getByText("Bu renk ve model birlikte yok")).toBeVisible();
  await expect(cart.getByText("Alınabilecek bir ürün kalmadı")).toBeVisible();
  await cart.getByRole("button", { name: `Mesajda sor: ${CASE} (siyah, iPhone 15)` }).click();
  expect(await orderOf(cart)).toBe(`Merhaba,\n\nBu gelir mi: ${CASE} (siyah, iPhone 15) x1`);
  await expectAccessible(page);
  await visit(page, "/ara?q=deneme kılıf siyah iphone 15");
  await expect(card(page, CASE)).toContainText("Tükendi");
  await card(page, CASE).getByRole("link", { name: CASE, exact: true }).click();
  await expect(page).toHaveURL(`/urun/${slug}?renk=siyah&telefon-modeli=iphone-15`);
});

test("a ring is ordered by its size, which is a native radio and works by arrow keys", async ({ page, shelf }) => {
  const { slug } = await shelf.add({ name: RING, choices: [choiceOf("yuzuk-olcusu")] });
  await visit(page, `/urun/${slug}`);
  const sizes = main(page).getByRole("radio");
  const first = await sizes.first().getAttribute("value");
  await sizes.first().focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(`/urun/${slug}?yuzuk-olcusu=${first}`);
  await page.keyboard.press("ArrowRight");
  await expect(sizes.nth(1)).toBeChecked();
  await expect(sizes.nth(1)).toBeFocused();
  const name = (
    await group(page, /^Yüzük ölçüsü: /)
      .locator("legend")
      .innerText()
  ).split(": ")[1];
  await button(page, "Sepete Ekle").click();
  expect(await orderOf(await openCart(page))).toContain(`• ${RING} (ölçü ${name}) x1 - ₺100,00\n`);
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page, "no choice is a step of its own").toHaveURL("about:blank");
});

test("a necklace is made with the name that was written, kept over a reload and confirmed", async ({ page, shelf }) => {
  const text = { id: "isim", label: "İsim", most: 12, signs: "letters" as const, isRequired: true, extra: 50 };
  const product = await shelf.add({ name: NECKLACE });
  await shelf.change(product, { personalTexts: [{ ...text, picture: product.image }] });
  await visit(page, `/urun/${product.slug}`);
  await expect(main(page).getByRole("img", { name: "İsim: harfler böyle yapılıyor" })).toBeVisible();
  const field = main(page).getByRole("textbox", { name: "İsim" });
  await expect(main(page)).toContainText("Kişiye özel hazırlandığı için cayma hakkı yoktur.");
  await button(page, "İsim yaz").click();
  await expect(field).toBeFocused();
  await field.fill("BUSE 😀");
  await expect(field).toHaveAccessibleDescription(/😀 yazılamıyor/);
  await button(page, "Yazıyı düzelt").click();
  await field.fill("BUSE ❤️ İREM");
  await expect(field).toHaveAccessibleDescription("11 / 12 harf · +₺50,00");
  await expect(main(page).getByText("BUSE ♥ İREM", { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("BUSE ❤️ İREM");
  await button(page, "Yazını onayla").click();
  await expect(main(page).getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Space");
  await expectAccessible(page);
  await button(page, "Sepete Ekle").click();
  const cart = await openCart(page);
  await expect(cart).toContainText("Kişiye özel hazırlandığı için cayma hakkı yoktur.");
  expect(await orderOf(cart)).toContain(`• ${NECKLACE} x1 - ₺150,00\n  “BUSE ♥ İREM” (İsim)\n`);
});

test("'+' on a card adds at once, and the cart asks for what is missing", async ({ page, shelf }) => {
  await addCase(shelf);
  await shelf.add({
    name: NECKLACE,
    featured: true,
    personalTexts: [{ id: "isim", label: "İsim", most: 12, signs: "letters", isRequired: true, extra: 0 }],
  });
  await visit(page, "/#trend");
  await addToCart(page, CASE);
  await addToCart(page, NECKLACE);
  await expect(page.getByRole("button", { name: "İsim yaz" })).toBeVisible();
  const cart = await openCart(page);
  expect(await orderOf(cart)).toContain(`• ${CASE} (renk seçilmedi, model seçilmedi) x1 - ₺229,90\n`);
  expect(await orderOf(cart)).toContain(`• ${NECKLACE} x1 - ₺100,00\n  (İsim yazılmadı)\n`);
  await cart.getByRole("button", { name: "3 seçim eksik, tamamla" }).click();
  await expect(cart.getByRole("button", { name: "pembe", exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await cart.getByRole("combobox", { name: `Model seç: ${CASE}` }).selectOption({ label: "iPhone 15 Pro, +₺20,00" });
  const name = cart.getByRole("textbox", { name: "İsim" });
  await cart.getByRole("button", { name: "1 seçim eksik, tamamla" }).click();
  await name.fill("Buse*");
  await cart.getByText("Toplam", { exact: true }).click();
  await expect(cart.getByText("* yazılamıyor", { exact: false })).toBeVisible();
  await cart.getByRole("link", { name: ORDER }).click();
  await expect(name, "asked for before the chat opens").toBeFocused();
  await cart.getByRole("button", { name: "Kapat" }).click();
  await openCart(page);
  await cart.getByText("Yazıyı düzelt").click();
  await expect(name, "kept by a closed cart").toHaveValue("Buse*");
  await name.fill("Buse");
  const [request] = await Promise.all([
    page.context().waitForEvent("request", (one) => one.url().startsWith("https://wa.me/")),
    cart.getByRole("link", { name: ORDER }).click(),
  ]);
  const order = new URL(request.url()).searchParams.get("text");
  expect(order).toContain(`• ${CASE} (pembe, iPhone 15 Pro) x1 - ₺249,90\n`);
  expect(order).toContain(`• ${NECKLACE} x1 - ₺100,00\n  “Buse” (İsim)\n`);
});

test("a value that is gone is said in a shared cart, the rest stays", async ({ page, shelf }) => {
  const phoneCase = await addCase(shelf);
  await visit(page, `/urun/${phoneCase.slug}?renk=siyah&telefon-modeli=iphone-15`);
  await button(page, "Sepete Ekle").click();
  const shared = addressIn(await orderOf(await openCart(page)));
  await page.goto("about:blank");
  await visit(page, shared);
  const line = main(page).getByRole("listitem").filter({ hasText: CASE });
  await expect(line.getByRole("link", { name: `${CASE} (siyah, iPhone 15)` })).toBeVisible();
  await shelf.change(phoneCase, { choices: [{ ...choiceOf("telefon-modeli"), without: ["iphone-15"] }] });
  await page.reload();
  await expect(line.getByRole("link", { name: `${CASE} (siyah, model seçilmedi)` })).toBeVisible();
  await expect(line).toContainText("Seçilenlerden biri artık yok");
  await expectAccessible(page);
});
