import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addToCart, cartButton, expectOpenCount, openCart, toast, visit } from "../../support/visit.ts";

const NAME = "Deneme Kupa";
const COMPLETE = "WhatsApp ile Siparişi Tamamla";

test.beforeEach(async ({ page, context, shelf }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "sohbet" }));
  await shelf.add({ name: NAME, price: 100 });
  await visit(page, "/#trend");
  await addToCart(page, NAME);
  const order = (await openCart(page)).getByRole("link", { name: COMPLETE });
  const [chat] = await Promise.all([context.waitForEvent("page"), order.click()]);
  await chat.close();
});

test("after the tap Back and Escape close what helps with the message, which can be opened again and copied", async ({
  page,
  context,
}) => {
  await test.step("Back and Escape close it, and the page stays", async () => {
    const sent = page.getByRole("complementary", { name: "Mesaj gitti mi?" });
    await expect(sent.getByRole("heading")).toBeFocused();
    const address = page.url();
    await page.goBack();
    await expect(sent).toHaveCount(0);
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(sent).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sent).toHaveCount(0);
    expect(page.url()).toBe(address);
    await page.goForward();
  });

  await test.step("after the tap the message can be opened again and copied, and the number too", async () => {
    const sent = page.getByRole("complementary", { name: "Mesaj gitti mi?" });
    await expect(page.getByRole("img", { name: "QR kodu" }), "a phone needs no code for another phone").toHaveCount(0);
    const again = sent.getByRole("link", { name: "Tekrar aç" });
    const text = new URL((await again.getAttribute("href")) ?? "").searchParams.get("text");
    const [chat] = await Promise.all([context.waitForEvent("page"), again.click()]);
    await chat.waitForURL(/^https:\/\/wa\.me\/905320000000\?text=Merhaba/);
    await chat.close();

    await sent.getByText("WhatsApp açılmadı mı?").click();
    await sent.getByRole("button", { name: "Metni kopyala" }).click();
    await expect(toast(page, "Mesaj kopyalandı")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await sent.getByRole("button", { name: "Kopyala: numara" }).click();
    await expect(toast(page, "Numara kopyalandı")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("+905320000000");
    await expect(sent.getByText("0532 000 00 00")).toBeVisible();

    await sent.getByRole("button", { name: "Kapat" }).click();
    await expect(sent).toHaveCount(0);
    await expect(cartButton(page)).toHaveText("1");
    await expectOpenCount(page, 0);
  });
});

test("once the message is gone she is thanked, may empty the cart and take it back, and sends the order again later", async ({
  page,
}) => {
  const thanks = page.getByRole("complementary", { name: "Teşekkür ederiz" });
  await test.step("the thanks say what comes next, and ask the shop nothing", async () => {
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const asked = page.getByRole("complementary", { name: "Mesaj gitti mi?" });
    expect((await asked.boundingBox())?.height, "half of a small phone is free").toBeLessThanOrEqual(320);
    await asked.getByRole("button", { name: "Mesaj gitti" }).click();
    await expect(thanks.getByRole("heading")).toBeFocused();
    await expect(thanks.getByRole("listitem")).toHaveText([/cevaplarız/, /Nasıl ödeyeceğini/, /onaylayınca/]);
    expect(requests).toEqual([]);
  });

  await test.step("the cart is emptied and taken back", async () => {
    await thanks.getByRole("button", { name: "Sepeti boşalt" }).click();
    await expect(cartButton(page)).toHaveText("");
    await thanks.getByRole("button", { name: "Geri al" }).click();
    await expect(cartButton(page)).toHaveText("1");
    await thanks.getByRole("button", { name: "Sepeti boşalt" }).click();
  });

  await test.step("kept by a tap, the order waits in the empty cart until it is forgotten", async () => {
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await stored()).not.toContain("gonderilenler");
    await thanks.getByRole("button", { name: "Bu cihazda sakla" }).click();
    await thanks.getByRole("button", { name: "Kapat" }).click();
    const kept = page.getByRole("region", { name: "Gönderdiğin siparişler" });
    await openCart(page);
    await kept.getByRole("link", { name: /₺100,00$/ }).click();
    await page.getByRole("button", { name: "Sepete ekle", exact: true }).click();
    await expect(cartButton(page)).toHaveText("1");
    await page.reload();
    await visit(page, "/#trend");
    await openCart(page);
    await kept.getByRole("button", { name: /^Unut/ }).click();
    await expect(kept).toHaveCount(0);
    expect(await stored()).not.toContain("gonderilenler");
  });
});

test("the full cart says that it was sent, and one that she emptied is not called lost by a reload", async ({
  page,
}) => {
  const thanks = page.getByRole("complementary", { name: "Teşekkür ederiz" });
  await page.getByRole("button", { name: "Mesaj gitti" }).click();
  await thanks.getByRole("button", { name: "Kapat" }).click();
  const cart = await openCart(page);
  await expect(cart.getByText("Bu sepeti gönderdin.")).toBeVisible();
  await cart.getByRole("button", { name: "Artır" }).click();
  await expect(cart.getByText("Bu sepeti gönderdin.")).toHaveCount(0);
  const order = cart.getByRole("link", { name: COMPLETE });
  const [chat] = await Promise.all([page.context().waitForEvent("page"), order.click()]);
  await chat.close();
  await page.getByRole("button", { name: "Mesaj gitti" }).click();
  await thanks.getByRole("button", { name: "Sepeti boşalt" }).click();
  await page.reload();
  await openCart(page);
  await expect(cart.getByText("Sepetiniz boş")).toBeVisible();
  await expect(cart.getByText("Sayfa yenilendi.")).toHaveCount(0);
});

test("on a desktop a phone can scan the same link", { tag: "@desktop" }, async ({ page }) => {
  const sent = page.getByRole("complementary", { name: "Mesaj gitti mi?" });
  await expect(sent.getByRole("img", { name: "QR kodu" })).toBeVisible();
  await expect(sent.getByText("aynı mesaj telefonunda açılır")).toBeVisible();
});
