import { cartIn } from "../../../domain/order/cart-code.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addToCart, cartButton, expectNoDialog, openCart, toast, visit } from "../../support/visit.ts";

const LABUBU = "Deneme Labubu";
const BRACELET = "Deneme *Çift* Bileklik & Kutu";
const COMPLETE = "WhatsApp ile Siparişi Tamamla";

const MESSAGE = `Merhaba, sipariş vermek istiyorum:

• Deneme Labubu x2 - ₺2.469,00
• Deneme Çift Bileklik & Kutu x1 - ₺449,90

*Toplam: ₺2.918,90*
Kargo: hariç

Sepet: `;

test.beforeEach(async ({ page, shelf }) => {
  await Promise.all([shelf.add({ name: LABUBU, price: 1234.5 }), shelf.add({ name: BRACELET, price: 449.9 })]);
  await visit(page, "/#trend");
});

test("an order opens the chat with its message, with and without a new window", async ({ page, context, shop }) => {
  await test.step("ordering opens the chat with its message, calls no server, closes the cart and keeps its lines (§1, §4, §7)", async () => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "sohbet" }));
    for (const name of [LABUBU, LABUBU, BRACELET]) await addToCart(page, name);
    await expect(toast(page, `${BRACELET} sepete eklendi!`)).toBeVisible();
    const checked = page.waitForResponse(/\/api\/cart\?/);
    const cart = await openCart(page);
    await checked;
    await expect(cart.getByRole("link", { name: COMPLETE })).toHaveCSS("background-color", "rgb(11, 122, 75)");
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const [chat] = await Promise.all([
      context.waitForEvent("page"),
      cart.getByRole("link", { name: COMPLETE }).click(),
    ]);
    await chat.waitForURL(/^https:\/\/wa\.me\/905320000000\?text=Merhaba/);
    const { searchParams } = new URL(chat.url());
    const [text, code = ""] = searchParams.get("text")?.split(`${shop.url}/sepet#`) ?? [];
    expect(text).toBe(MESSAGE);
    expect(cartIn(code)?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    await chat.close();
    await expectNoDialog(page);
    await expect(page.getByRole("heading", { name: "Mesaj gitti mi?" })).toBeVisible();
    await expect(cartButton(page)).toHaveText("3");
    expect(requests).toEqual([]);
  });

  await test.step("the link needs no script: it opens the chat also where no window may open", async () => {
    const order = (await openCart(page)).getByRole("link", { name: COMPLETE });
    await page.evaluate(() => {
      window.open = () => null;
      // An app's own browser opens every link in the same window, also one that was drawn after this moment.
      const openHere = ({ target }: Event) =>
        target instanceof Element && target.closest("a")?.removeAttribute("target");
      addEventListener("click", openHere, { capture: true });
    });
    await order.click();
    await page.waitForURL(/^https:\/\/wa\.me\/905320000000\?text=Merhaba/);
  });
});
