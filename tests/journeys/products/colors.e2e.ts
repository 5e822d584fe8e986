import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { type Shelf, test } from "../../support/person-and-shelf.ts";
import { cartButton, openCart, toast, toasts, visit } from "../../support/visit.ts";

const NAME = "Deneme Sarılan Ayıcık";

const colors = (page: Page) => page.getByRole("group", { name: /^Renk/ });
const color = (page: Page, name: string) => colors(page).getByRole("link", { name, exact: true });
const chosen = (page: Page) => colors(page).locator("[aria-current=true]");
const picture = (page: Page, number: number) => page.getByRole("link", { name: RegExp(`^Büyüt: .* ${number}\\.$`) });
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

/** Three colors; the first two have pictures. */
async function addBear(shelf: Shelf) {
  const [image = "", second = ""] = new Set((await shelf.list()).map((product) => product.image));
  return shelf.add({ name: NAME, image, images: [second], colors: ["karamel", "pudra pembe", "ekru"] });
}

test("without a color the button leads to the colors, and the chosen one is kept and ordered", async ({
  page,
  shelf,
}) => {
  const { slug } = await addBear(shelf);

  await test.step("while no color is chosen, the button leads to the colors instead of ordering one unseen", async () => {
    await visit(page, `/urun/${slug}`);
    await button(page, "Renk seç").click();
    await expect(color(page, "karamel")).toBeFocused();
    await expect(color(page, "karamel")).toBeInViewport({ ratio: 1 });
    await expect(colors(page)).toHaveAccessibleName("Renk: birini seç");
    await expect(toasts(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(button(page, "Sepete Ekle")).toBeVisible();
    await expect(colors(page)).toHaveAccessibleName("Renk");
    await expect(color(page, "karamel")).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("a chosen color survives the way to another product and back, and is the one that is ordered", async () => {
    await visit(page, `/urun/${slug}`);
    await expect(chosen(page)).toHaveCount(0);
    await color(page, "pudra pembe").click();
    await expect(page).toHaveURL(`/urun/${slug}?renk=pudra-pembe`);
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.5 });
    await page.getByRole("region", { name: "Bunları da sevebilirsin" }).getByRole("heading").nth(1).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(NAME);
    await expect(
      page.getByRole("region", { name: "Son gezdiklerin" }).getByRole("link", { name: NAME, exact: true }),
    ).toHaveAttribute("href", `/urun/${slug}?renk=pudra-pembe`);
    await page.goBack();
    await expect(chosen(page)).toHaveText("pudra pembe");
    await page
      .getByRole("main")
      .getByRole("button", { name: `Favorilere ekle: ${NAME}` })
      .first()
      .click();
    await visit(page, "/favoriler");
    await page.getByRole("article").getByRole("link", { name: NAME, exact: true }).click();
    await expect(chosen(page)).toHaveText("pudra pembe");
    await button(page, "Sepete Ekle").click();
    await expect(toast(page, `${NAME} sepete eklendi!`)).toBeVisible();

    const cart = await openCart(page);
    const order = cart.getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
    const message = new URL((await order.getAttribute("href")) ?? "").searchParams.get("text");
    expect(message).toContain(`• ${NAME} (pudra pembe) x1 - ₺100,00\n`);
    await page.keyboard.press("Escape");
    await color(page, "karamel").click();
    await openCart(page);
    await cart.getByRole("link", { name: NAME, exact: true }).click();
    await expect(page).toHaveURL(`/urun/${slug}?renk=pudra-pembe`);
    await expect(chosen(page)).toHaveText("pudra pembe");
  });
});

test("turning the gallery chooses no color, and a picture that the owner tied to one offers it", async ({
  page,
  shelf,
}) => {
  const bear = await addBear(shelf);
  await shelf.rename({ ...bear, colorImages: { "pudra pembe": bear.images[0] ?? "" } }, NAME);
  await visit(page, `/urun/${bear.slug}?renk=karamel`);
  const pictures = page.getByRole("region", { name: "Ürünün görselleri" });
  const offer = page.getByRole("main").getByRole("link", { name: "bunu seç" });
  const note = page
    .getByRole("status")
    .filter({ hasText: "rengin" })
    .or(page.getByRole("status").filter({ has: offer }));
  await expect(note).toHaveText("Bu rengin fotoğrafı yok.");
  await picture(page, 1).click();
  const zoom = page.getByRole("dialog", { name: /^Yakından bak/ });
  await zoom.getByRole("button", { name: "Sonraki görsel" }).click();
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(picture(page, 2)).toBeInViewport({ ratio: 0.99 });
  await expect(note).toContainText("Görünen: pudra pembe · bunu seç");
  await expect(chosen(page)).toHaveText("karamel");
  await expect(page).toHaveURL(`/urun/${bear.slug}?renk=karamel`);
  await expectAccessible(page);
  await offer.click();
  await expect(chosen(page)).toHaveText("pudra pembe");
  await expect(color(page, "pudra pembe")).toBeFocused();
  await expect(offer).toHaveCount(0);
  await pictures.getByRole("button", { name: "Sonraki görsel" }).click();
  await expect(picture(page, 1)).toBeInViewport({ ratio: 0.99 });
  await expect(chosen(page)).toHaveText("pudra pembe");
  await page.goBack();
  await expect(page, "no choice is a step of its own").toHaveURL("about:blank");
});

test("the cart opens over the color chosen by the tap right before", async ({ page, shelf }) => {
  const { slug } = await addBear(shelf);
  await visit(page, `/urun/${slug}`);
  await color(page, "ekru").scrollIntoViewIfNeeded();
  await tapAtOnce(page, color(page, "ekru"), cartButton(page));
  await expect(page.getByRole("dialog", { name: "Sepetim" })).toBeVisible();
  await expect(page).toHaveURL(`/urun/${slug}?renk=ekru`);
});

/** Taps without waiting for the answer to the tap before, as a finger does on a busy phone. */
async function tapAtOnce(page: Page, ...places: Locator[]) {
  const devtools = await page.context().newCDPSession(page);
  const boxes = await Promise.all(places.map((place) => place.boundingBox()));
  await Promise.all(
    boxes.flatMap((box) =>
      (["mousePressed", "mouseReleased"] as const).map((type) => {
        if (!box) throw new Error("a place is not shown");
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return devtools.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
      }),
    ),
  );
}
