import type { Locator, Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { checkSheet, openCheck } from "../../support/order-check/check-visit.ts";
import { orderSheet } from "../../support/orders/orders-visit.ts";
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

const save = (step: Locator) => step.getByRole("button", { name: "Kaydet" }).click();

async function fillPlace(step: Locator, [province, district, address]: readonly [string, string, string]) {
  await step.getByLabel("İl", { exact: true }).selectOption(province);
  await step.getByLabel("İlçe").selectOption(district);
  await step.getByLabel("Adres").fill(address);
}

async function messageIn(page: Page): Promise<string> {
  const order = page.getByRole("dialog", { name: "Sepetim" }).getByRole("link", { name: /^WhatsApp ile/ });
  return new URL((await order.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
}

const aboutIn = async (page: Page) => (await messageIn(page)).split("\n\n").slice(3, -1).join("\n\n");

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

  await test.step("a number that is none is refused at its field, kept by ×, and told in the cart", async () => {
    const step = page.getByRole("dialog", { name: "Teslimat ve hediye" });
    await step.getByLabel("Telefon").fill("0532 12");
    await save(step);
    await expect(step.getByText("Numarayı 0532 123 45 67 gibi yaz")).toBeVisible();
    await expect(step.getByLabel("Telefon")).toBeFocused();
    await step.getByRole("button", { name: "Kapat" }).click();
    await page.getByRole("button", { name: /Telefon eksik, mesajına girmedi$/ }).click();
    await expect(step.getByLabel("Telefon")).toHaveValue("0532 12");
    await step.getByLabel("Telefon").fill("+49 151 23456789");
    await save(step);
    expect(await aboutIn(page)).toBe("Telefon: +4915123456789");
  });

  await test.step("what is filled in stands in the message and in the cart's row, and nothing else", async () => {
    const step = await enterStep(page);
    await step.getByLabel("Ad soyad").fill("Ayşe Yılmaz");
    await step.getByLabel("Telefon").fill("");
    await step.getByLabel("Telefon").pressSequentially("5321234567");
    await fillPlace(step, ["İstanbul", "Kadıköy", "Moda Cad. 5"]);
    const days = step.getByLabel("İstenen gün").getByRole("option");
    await expect(days.first()).toHaveText("Fark etmez");
    expect((await days.allTextContents()).join()).not.toMatch(/cumartesi|pazar(?!tesi)/);
    const day = (await days.nth(3).getAttribute("value")) ?? "";
    await step.getByLabel("İstenen gün").selectOption(day);
    await step.getByLabel("Hediye paketi istiyorum").check();
    await step.getByLabel("Kart notu").fill("İyi ki\ndoğdun");
    await expect(step.getByText("13 / 120")).toBeVisible();
    await step.getByLabel("Adres").fill("a".repeat(300));
    await expect(step.getByText("250 harf doldu, gerisi sığmadı")).toBeVisible();
    await step.getByLabel("Adres").fill("Moda Cad. 5");
    await step.getByLabel("Pakette fiyat görünmesin").check();
    await step.getByLabel("Satıcıya not").fill("Zil bozuk,\nlütfen ara");
    await save(step);
    await expect(step).toHaveCount(0);
    expect(await aboutIn(page)).toBe(
      [
        "Ad soyad: Ayşe Yılmaz",
        "Telefon: 0532 123 45 67",
        "Adres: Moda Cad. 5, Kadıköy / İstanbul",
        `İstenen gün: ${day.split("-").reverse().join(".")}`,
        "Hediye paketi olsun",
        "Kart notu: İyi ki\n/ doğdun",
        "Pakette fiyat görünmesin",
        "Satıcıya not: Zil bozuk,\n/ lütfen ara",
      ].join("\n"),
    );
    await expect(page.getByRole("button", { name: /^Teslimat ve hediye.*Ayşe Yılmaz.*satıcıya not$/ })).toBeVisible();
  });
});

test("a gift goes to somebody else, and Doğrula reads from its message who gets it and who sends it", async ({
  page,
  browser,
  adminToken,
}) => {
  const step = await openStep(page);
  await step.getByLabel("Ad soyad").fill("Ayşe Yılmaz");
  await step.getByLabel("Hediye, ona gitsin").check();
  await expect(step.getByLabel("Adın soyadın")).toHaveValue("Ayşe Yılmaz");
  const receiver = step.getByRole("group", { name: "Alıcı" });
  await expect(receiver.getByLabel("Ad soyad"), "it is not asked of herself").toHaveValue("");
  await receiver.getByLabel("Ad soyad").fill("Zeynep Kaya");
  await receiver.getByLabel("Telefon").fill("0532 765 43 21");
  await fillPlace(step, ["İzmir", "Konak", "Kordon 1"]);
  await step.getByLabel("Sürpriz, alıcıyı aramayın").check();
  await step.getByLabel("Telefonun").fill("0532 123 45 67");
  await step.getByLabel("Kart notu").fill("İyi ki doğdun");
  await step.getByLabel("Bana gelsin").check();
  await expect(step.getByLabel("Ad soyad")).toHaveValue("Ayşe Yılmaz");
  await step.getByLabel("Hediye, ona gitsin").check();
  await save(step);
  expect(await aboutIn(page)).toBe(
    [
      "Hediye olarak gidecek: Zeynep Kaya'ya",
      "Alıcının telefonu: 0532 765 43 21",
      "Adres: Kordon 1, Konak / İzmir",
      "Gönderen: Ayşe Yılmaz",
      "Gönderenin telefonu: 0532 123 45 67",
      "Sürpriz, alıcıyı aramayın",
      "Kart notu: İyi ki doğdun",
    ].join("\n"),
  );

  const panel = await browser.newContext();
  const owner = await panel.newPage();
  await owner.addInitScript((token) => localStorage.setItem("token", token), adminToken);
  await openCheck(owner, await messageIn(page));
  const sheet = checkSheet(owner);
  await expect(sheet.getByRole("definition").filter({ hasText: "Zeynep Kaya" })).toBeVisible();
  await expect(sheet.getByText("Mesajda başka")).toHaveCount(0);
  const answer = await sheet.getByRole("link", { name: "WhatsApp'ta cevapla" }).getAttribute("href");
  expect(answer, "the answer goes to whoever ordered").toMatch(/905321234567.*Ay%C5%9Fe/);
  await expect(sheet.getByText(/^Hepsi tutuyor/)).toBeVisible();
  await sheet.getByRole("button", { name: "Deftere yaz" }).click();
  await sheet.getByRole("button", { name: /^Siparişi aç/ }).click();
  const order = orderSheet(owner);
  const told = (title: string) =>
    order.getByRole("term").filter({ hasText: title }).locator("xpath=following-sibling::dd[1]");
  await expect(told("Alıcı")).toHaveText("Zeynep Kaya");
  await expect(told("Gönderen")).toContainText("Ayşe Yılmaz");
  await expect(told("Hediye")).toContainText("Sürpriz, alıcıyı arama");
  await panel.close();
});

test("nothing is stored but what she lets the device remember, until she has it forgotten", async ({ page }) => {
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  let step = await openStep(page);
  await step.getByLabel("Ad soyad").fill("Ayşe Yılmaz");
  await step.getByLabel("Satıcıya not").fill("Sürpriz");
  await expect(step.getByLabel("Bu cihazda hatırla")).not.toBeChecked();
  expect(await stored()).not.toContain("Ayşe");

  await page.evaluate(() => {
    localStorage.setItem("teslimat", JSON.stringify({ name: "Elif", address: "1. Sokak 2" }));
    dispatchEvent(new StorageEvent("storage", { key: "teslimat" }));
  });
  await expect(step.getByLabel("Ad soyad"), "an address from her account replaces nothing").toHaveValue("Ayşe Yılmaz");
  await step.getByLabel("Adres").fill("Moda Cad. 5");
  await expect(step.getByLabel("Bu cihazda hatırla")).not.toBeChecked();
  expect(await stored(), "what is for one order changes no remembered address").toContain("1. Sokak 2");
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
  await expect(step.getByLabel("Satıcıya not")).toHaveValue("");
  await step.getByRole("button", { name: "Unut" }).click();
  await expect(step.getByLabel("Ad soyad")).toHaveValue("");
  await expect(step.getByLabel("Bu cihazda hatırla")).not.toBeChecked();
  expect(await stored()).not.toContain("Ayşe");
});
