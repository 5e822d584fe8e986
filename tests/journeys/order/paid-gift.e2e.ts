import { settingPath } from "../../../domain/web/panel-addresses.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { puttingBack } from "../../support/person-and-shelf.ts";
import { addToCart, openCart, visit } from "../../support/visit.ts";

const test = puttingBack("promises");

const NAME = "Deneme Hediyelik Kupa";

test("wrapping and card of a gift are shown with the owner's prices and her picture, and are in what is to pay, in the cart and in its message", async ({
  page,
  request,
  adminToken,
  shelf,
}) => {
  const headers = { Authorization: `Bearer ${adminToken}` };
  const { values } = await (await request.get(settingPath("promises"), { headers })).json();
  const [{ image } = { image: "" }] = await shelf.list();
  const photo = new URL(image).pathname;
  const data = { ...values, giftWrap: true, giftWrapPrice: 40, giftNote: true, giftNotePrice: 15, photo };
  expect((await request.put(settingPath("promises"), { headers, data })).ok()).toBe(true);
  await shelf.add({ name: NAME, price: 100 });
  await visit(page, "/kategori/trend");
  await addToCart(page, NAME);
  const cart = await openCart(page);
  const total = cart.getByText("₺100,00", { exact: true });
  await expect(total, "of the line and in all: there is no other sum").toHaveCount(2);
  await cart.getByRole("button", { name: /^Teslimat ve hediye/ }).click();
  const step = page.getByRole("dialog", { name: "Teslimat ve hediye" });
  await step.getByText("Hediye, ona gitsin").click();
  await expect(step.getByLabel("Hediye paketi istiyorum (₺40,00)")).toBeVisible();
  await expect(step.getByLabel("Kart notu (₺15,00)")).toBeVisible();
  const picture = step.getByRole("img", { name: "Hediyeyi böyle hazırlıyoruz" });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);

  await step.getByLabel("Hediye paketi istiyorum (₺40,00)").check();
  await step.getByLabel("Kart notu (₺15,00)").fill("İyi ki doğdun");
  await step.getByRole("button", { name: "Kaydet" }).click();
  const included = "ediye paketi ₺40,00 ve hediye kartı ₺15,00 dahil";
  await expect(cart.getByText("₺155,00", { exact: true })).toBeVisible();
  await expect(cart.getByText(`Kargo hariç, h${included}`)).toBeVisible();
  const order = cart.getByRole("link", { name: /^WhatsApp ile/ });
  expect(new URL((await order.getAttribute("href")) ?? "").searchParams.get("text")).toContain(
    `\n*Toplam: ₺100,00*\nKargo: hariç\nÖdenecek: ₺155,00 (kargo hariç, h${included})\n`,
  );
});

test("on the smallest phone two lines and the order button are in sight, and the message opens as a sheet of its own", async ({
  page,
  shelf,
}) => {
  const names = ["bir", "iki", "üç", "dört"].map((one) => `${NAME} ${one}`);
  for (const name of names) await shelf.add({ name, price: 100, colors: ["pembe", "mavi"] });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, "/kategori/trend");
  for (const name of names) await addToCart(page, name);
  const cart = await openCart(page);
  for (const at of [0, 1]) await expect(cart.getByRole("listitem").nth(at)).toBeInViewport({ ratio: 0.99 });
  await expect(cart.getByRole("link", { name: /^WhatsApp ile/ })).toBeInViewport({ ratio: 1 });
  await cart.getByRole("button", { name: "Mesajın önizlemesi" }).click();
  const preview = page.getByRole("dialog", { name: "Mesajın önizlemesi" });
  await expect(preview.getByText("Sitede ödeme yok; kargoyu orada yazarız.")).toBeVisible();
  await expect(preview.locator("blockquote")).toContainText("Merhaba, sipariş vermek istiyorum:");
  await expect(preview.locator("strong")).toHaveText("Toplam: ₺400,00");
  await expectAccessible(page);
  await page.goBack();
  await expect(preview).toHaveCount(0);
  await expect(cart).toBeVisible();
});
