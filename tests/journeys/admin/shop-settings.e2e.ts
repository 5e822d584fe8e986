import type { Page } from "@playwright/test";
import { settingPath } from "../../../domain/web/panel-addresses.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test as journey } from "../../support/person-and-shelf.ts";
import type { Shop } from "../../support/shop-process.ts";
import { toast, visit, waitForScripts } from "../../support/visit.ts";

type Contact = Record<"name" | "phone" | "email" | "social", string>;

/** The contacts as somebody else sees and saves them. They are given back when the journey ends. */
const test = journey.extend<{ contacts: { read(): Promise<Contact>; save(changes: Partial<Contact>): Promise<void> } }>(
  {
    contacts: async ({ shop, adminToken }, use) => {
      const read = () => contactOf(shop, adminToken, "GET");
      const before = await read();
      await use({
        read,
        save: async (changes) => {
          await contactOf(shop, adminToken, "PUT", { ...(await read()), ...changes });
        },
      });
      await contactOf(shop, adminToken, "PUT", before);
    },
  },
);

async function contactOf(shop: Shop, token: string, method: string, body?: Contact): Promise<Contact> {
  const answer = await fetch(shop.url + settingPath("contact"), {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()).values;
}

const save = (page: Page) => page.getByRole("button", { name: "Kaydet", exact: true }).click();

test.use({ person: "admin" });

test("the owner finds a setting, its part of the guide and what she left half done, sees a change in the shop, takes it back, and loses none to somebody else", async ({
  page,
  contacts,
  faults,
}) => {
  await test.step("each section leads to its part of the guide, which shows the real screen", async () => {
    await visit(page, "/admin/dukkan?bolum=delivery");
    const echo = page.getByRole("status").filter({ hasText: "rün sayfas" });
    await page.getByLabel("Teslim süresi").fill("mümkün olan en kısa sürede");
    await expect(echo).toHaveText("Ürün sayfasında bugün: Teslim süresi: mümkün olan en kısa sürede");
    await page.getByLabel("Teslim süresi").fill("1-2 iş günü");
    await expect(echo).toHaveText(/^Ürün sayfasında bugün: .+ kapında$/);
    await page.getByRole("link", { name: "Bu bölüm nasıl kullanılır?" }).click();
    await expect(page.getByRole("heading", { name: "Dükkânın bilgileri" })).toBeInViewport();
    const screen = page.getByRole("img", { name: /^Dükkânım: ayarlar/ });
    await expect.poll(() => screen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("link", { name: "← Rehber" }).click();
    await page.getByLabel("Rehberde ara").fill("geri yükle");
    await page
      .getByRole("navigation", { name: "Rehberin bölümleri" })
      .getByRole("link", { name: /^Yedek/ })
      .click();
    await expect(page.getByRole("heading", { name: "Yedek" })).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Dükkânın bilgileri" })).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Dükkânın bilgileri" })).toBeInViewport();
  });

  await test.step("the owner changes her number on a phone, sees it in the shop, and takes it back", async () => {
    const { phone: before } = await contacts.read();
    await visit(page, "/admin/dukkan");
    await page.getByLabel("Ayar ara").fill("numara siparisler");
    await page.getByRole("link", { name: /^WhatsApp numarası/ }).click();
    const number = page.getByLabel("WhatsApp numarası");
    await expect(number).toBeFocused();
    await expect(number).toHaveValue("0532 000 00 00");

    await number.fill("0533 444 5");
    await save(page);
    await expect(page.getByText("Numarayı 0532 123 45 67 gibi yaz")).toBeVisible();
    await expect(number).toHaveValue("0533 444 5");
    await number.fill("+90 533 444 55 66");
    await expect(page.getByRole("link", { name: "Deneme mesajı gönder" })).toHaveAttribute(
      "href",
      /wa\.me\/905334445566/,
    );
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(number).toHaveValue("0533 444 55 66");
    const visitor = await page.context().newPage();
    await visitor.goto("/");
    await expect(visitor.getByRole("contentinfo").locator('a[href="https://wa.me/905334445566"]')).toBeVisible();

    await page.getByRole("button", { name: "Geri Al" }).click();
    await expect(number).toHaveValue("0532 000 00 00");
    expect((await contacts.read()).phone).toBe(before);
  });

  await test.step("two people at one group see both versions, and what is half done is offered", async () => {
    faults.allow(/409/);
    await visit(page, "/admin/dukkan?bolum=contact");
    const name = page.getByLabel("Dükkânın adı");
    await name.fill("Benim Dükkânım");
    await expect(page.locator("form").getByText("Kaydedilmedi", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "← Dükkânım" }).click();
    await expect(toast(page, "Kaydetmeden çıktın; yazdıkların duruyor.")).toBeVisible();
    await expect(page.getByRole("link", { name: /^İletişim bilgileri/ })).toContainText("Kaydedilmedi");
    await page.getByRole("link", { name: /^İletişim bilgileri/ }).click();
    await expect(name).toHaveValue("Fiyonk");
    await page.getByRole("button", { name: "Devam et" }).click();
    await expect(name).toHaveValue("Benim Dükkânım");

    await contacts.save({ name: "Onların Dükkânı", social: "@onlar" });
    await save(page);
    const choices = page.getByRole("region", { name: "Hangisi kalsın?" });
    await expect(choices.getByRole("group")).toHaveCount(1);
    await expect(choices).toContainText("Onların Dükkânı");
    await choices.getByRole("radio", { name: "Senin yazdığın" }).check();
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    expect(await contacts.read()).toMatchObject({ name: "Benim Dükkânım", social: "@onlar" });
  });

  await test.step("on a desktop the list stays beside the open group and says what was saved", async () => {
    const listed = page.getByRole("link", { name: /^İletişim bilgileri/ });
    await expect(listed).toBeHidden();
    const phone = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(listed).toHaveAttribute("aria-current", "page");
    await expect(listed).toContainText("WhatsApp: 0532 000 00 00 · @onlar");
    await page.getByLabel("E-posta").fill("");
    await save(page);
    await expect(listed).toContainText("E-posta yok");
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Sözler/ }).click();
    await expect(page.getByRole("heading", { name: "Sözler" })).toBeVisible();
    await expect(listed).toBeVisible();
    if (phone) await page.setViewportSize(phone);
  });
});

test("a notice is above the header on its dates, and the week and days off stand on the contact page", async ({
  page,
  shop,
  adminToken,
}) => {
  const put = (section: "notice" | "hours", values: object) =>
    fetch(shop.url + settingPath(section), {
      method: "PUT",
      headers: { Authorization: `Bearer ${adminToken}`, "Content-Type": "application/json" },
      body: JSON.stringify(values),
    });
  await visit(page, "/admin/dukkan?bolum=notice");
  await page.getByLabel("Duyuru", { exact: true }).fill("Bayramda kargo yok");
  await page.getByLabel("Görünmeye başladığı gün").fill("2020-01-01");
  await save(page);
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto("/", { waitUntil: "domcontentloaded" });
  const notice = visitor.getByText("Bayramda kargo yok");
  await expect(notice).toBeVisible();
  await waitForScripts(visitor);
  await expect(notice).toBeVisible();
  await put("notice", { text: "Bayramda kargo yok", from: "", until: "2020-01-02" });
  await visit(visitor, "/");
  await expect(notice).toBeHidden();
  await put("notice", { text: "", from: "", until: "" });

  await visit(page, "/admin/dukkan?bolum=hours");
  await page.getByLabel("Çalışma saatlerimi göster").check();
  await page.getByLabel("Pazartesi açılış").fill("09:30");
  await page.getByRole("checkbox", { name: "Cumartesi" }).check();
  await page.getByRole("button", { name: "Hepsine uygula: Pazartesi" }).click();
  await page.getByRole("button", { name: "Kapalı gün ekle" }).click();
  await save(page);
  await expect(page.getByText("İlk günü seç")).toBeVisible();
  await page.getByLabel("İlk gün").fill("2099-03-28");
  await expect(page.getByLabel("Son gün")).toHaveValue("2099-03-28");
  await page.getByLabel("Neden").fill("Düğün");
  await save(page);
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  await visit(page, "/sayfa/iletisim");
  const hours = page.getByRole("main");
  await expect(hours).toContainText("Pazartesi – cumartesi 09:30–19:00");
  await expect(hours).toContainText("28 Mart 2099: Düğün");
  await expect(hours).toContainText(/Şu an (açık|kapalı) · bugün|Bugün kapalı/);
  await put("hours", { week: [], daysOff: [] });
});

test("who is behind the shop and her own photos of parcels stand where visitors ask for her, once she writes them", async ({
  page,
  shop,
  adminToken,
}) => {
  const fetched = async (path: string) => (await fetch(shop.url + path)).text();
  expect(await fetched("/sayfa/hakkimizda")).not.toMatch(/Dükkânın arkasında|Paketlerimizden/);
  await visit(page, "/admin/dukkan?bolum=maker");
  const photo = async (name: string) => ({ name, mimeType: "image/jpeg", buffer: await noisePhoto(320, 240, 60) });
  const choosers = page.getByLabel("Fotoğraf seç");
  await choosers.first().setInputFiles(await photo("ben.jpg"));
  await choosers.nth(1).setInputFiles([await photo("bir.jpg"), await photo("iki.jpg")]);
  await page.getByLabel("Kendini anlat").fill("Kurdeleleri ben bağlarım. Notunu elle yazarım.");
  await page.getByLabel("Instagram öne çıkanların").fill("instagram.com/kurdele");
  await save(page);
  await expect(page.getByText("Bağlantı https://www.instagram.com/ ile başlamalı")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Instagram öne çıkanların").fill("https://www.instagram.com/stories/highlights/1/");
  await save(page);
  await expect(toast(page, "Kaydedildi")).toBeVisible();

  await visit(page, "/sayfa/hakkimizda");
  const maker = page.getByRole("region", { name: "Dükkânın arkasında" });
  await expect(maker).toContainText("Kurdeleleri ben bağlarım.");
  await expect(maker.getByRole("img")).toHaveCount(1);
  const parcels = page.getByRole("region", { name: "Paketlerimizden" });
  await expect(parcels.getByRole("img")).toHaveCount(2);
  await expect(parcels.getByRole("link", { name: "Instagram'da daha fazlası" })).toHaveAttribute(
    "href",
    "https://www.instagram.com/stories/highlights/1/",
  );
  await expectAccessible(page);
  await visit(page, "/urun/mini-sirt-cantasi");
  await expect(maker).toContainText("Notunu elle yazarım.");

  await fetch(shop.url + settingPath("maker"), {
    method: "PUT",
    headers: { Authorization: `Bearer ${adminToken}`, "Content-Type": "application/json" },
    body: JSON.stringify({ photo: "", words: "", pictures: [], highlights: "" }),
  });
});
