import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addToCart, openCart, toast, visit } from "../../support/visit.ts";

const NAME = "Deneme Kupa";

test.beforeEach(async ({ page, shelf }) => {
  await shelf.add({ name: NAME, price: 100 });
  await visit(page, "/#trend");
  await addToCart(page, NAME);
});

const openStep = async (page: Page) => {
  await openCart(page);
  return enterStep(page);
};

const enterStep = async (page: Page) => {
  const cart = page.getByRole("dialog", { name: "Sepetim" });
  await cart.getByRole("button", { name: /^Teslimat ve hediye/ }).click();
  return page.getByRole("dialog", { name: "Teslimat ve hediye" });
};

const aboutIn = async (page: Page) => {
  const order = page.getByRole("dialog", { name: "Sepetim" }).getByRole("link", { name: /^WhatsApp ile/ });
  const text = new URL((await order.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  return text.split("\n\n").slice(3, -1).join("\n\n");
};

test("delivery and gift may be skipped, are refused where they make no sense, and stand in the message", async ({
  page,
}) => {
  await test.step("the step may be skipped; Back leads from it to the cart", async () => {
    const step = await openStep(page);
    await expect(step).toBeVisible();
    await page.goBack();
    await expect(step).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: "Sepetim" })).toBeVisible();
    expect(await aboutIn(page)).toBe("");
  });

  await test.step("in the middle of a number the caret stays where it is", async () => {
    const step = await enterStep(page);
    const phone = step.getByLabel("Telefon");
    await phone.fill("0532 123 45 67");
    await phone.press("Home");
    for (let step = 0; step < 6; step += 1) await phone.press("ArrowRight");
    await phone.press("Backspace");
    await phone.press("9");
    await expect(phone).toHaveValue("0532 923 45 67");
  });

  await test.step("a number that is none, and a day that is over, are refused at their fields", async () => {
    const step = page.getByRole("dialog", { name: "Teslimat ve hediye" });
    await step.getByLabel("Telefon").fill("0532 12");
    await step.getByRole("button", { name: "Sepete dön" }).click();
    await expect(step.getByText("Numarayı 0532 123 45 67 gibi yaz")).toBeVisible();
    await expect(step.getByLabel("Telefon")).toBeFocused();
    await step.getByRole("button", { name: "Kapat" }).click();
    await page.getByRole("button", { name: /Telefon eksik, mesajına girmedi$/ }).click();
    await step.getByLabel("Telefon").fill("+49 151 23456789");
    await step.getByLabel("İstenen gün").fill("2020-01-01");
    await step.getByRole("button", { name: "Sepete dön" }).click();
    await expect(step.getByText("Bu gün geçti, başka bir gün seç")).toBeVisible();
    await step.getByLabel("İstenen gün").fill("");
    await step.getByRole("button", { name: "Sepete dön" }).click();
    expect(await aboutIn(page)).toBe("Telefon: +4915123456789");
  });

  await test.step("what is filled in stands in the message, and nothing else", async () => {
    const step = await enterStep(page);
    await step.getByLabel("Ad soyad").fill("Ayşe Yılmaz");
    await step.getByLabel("Telefon").fill("");
    await step.getByLabel("Telefon").pressSequentially("5321234567");
    await step.getByLabel("İl", { exact: true }).selectOption("İstanbul");
    await step.getByLabel("İlçe").selectOption("Kadıköy");
    await step.getByLabel("Adres").fill("Moda Cad. 5");
    await step.getByLabel("İstenen gün").fill("2099-02-14");
    await step.getByLabel("Hediye paketi istiyorum").check();
    await step.getByLabel("Kart notu").fill("İyi ki\ndoğdun");
    await expect(step.getByText("13 / 120")).toBeVisible();
    await step.getByLabel("Adres").fill("a".repeat(300));
    await expect(step.getByText("250 harf doldu, gerisi sığmadı")).toBeVisible();
    await step.getByLabel("Adres").fill("Moda Cad. 5");
    await step.getByLabel("Pakette fiyat görünmesin").check();
    await step.getByText("Mesajın önizlemesi").click();
    await expect(step.locator("strong")).toHaveText("Toplam: ₺100,00");
    await expect(step.locator("blockquote")).toContainText("Adres: Moda Cad. 5, Kadıköy / İstanbul");
    await step.getByRole("button", { name: "Sepete dön" }).click();
    await expect(step).toHaveCount(0);
    expect(await aboutIn(page)).toBe(
      [
        "Ad soyad: Ayşe Yılmaz",
        "Telefon: 0532 123 45 67",
        "Adres: Moda Cad. 5, Kadıköy / İstanbul",
        "İstenen gün: 14.02.2099",
        "Hediye paketi: evet",
        "Kart notu: İyi ki / doğdun",
        "Fiyat görünmesin: evet",
      ].join("\n"),
    );
  });
});

test("nothing is stored but what she lets the device remember, until she has it forgotten", async ({ page }) => {
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  let step = await openStep(page);
  await step.getByLabel("Ad soyad").fill("Ayşe Yılmaz");
  await step.getByLabel("Kart notu").fill("Sürpriz");
  await expect(step.getByLabel("Bu cihazda hatırla")).not.toBeChecked();
  expect(await stored()).not.toContain("Ayşe");
  await step.getByLabel("Bu cihazda hatırla").check();
  expect(await stored()).toContain("Ayşe");
  expect(await stored()).not.toContain("Sürpriz");

  await page.reload();
  await visit(page, "/#trend");
  await addToCart(page, NAME);
  await expect(toast(page, `${NAME} sepete eklendi!`)).toBeVisible();
  step = await openStep(page);
  await expect(step.getByLabel("Ad soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(step.getByLabel("Kart notu")).toHaveValue("");
  await step.getByRole("button", { name: "Unut" }).click();
  await expect(step.getByLabel("Ad soyad")).toHaveValue("");
  await expect(step.getByLabel("Bu cihazda hatırla")).not.toBeChecked();
  expect(await stored()).not.toContain("Ayşe");
});
