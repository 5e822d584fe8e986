import type { Page } from "@playwright/test";
import { expectClosed, field, form } from "../../support/admin-visit.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect } from "../../support/journey.ts";
import { fillCredentials, submit } from "../../support/login-visit.ts";
import { cheapened, checkSheet, pasteField } from "../../support/order-check/check-visit.ts";
import { adminOf, test } from "../../support/person-and-shelf.ts";
import { visit, waitForScripts } from "../../support/visit.ts";

test.use({ person: "admin", serviceWorkers: "allow" });

type SentFile = { name: string; mimeType: string; buffer: Buffer };
type Parts = { photos?: SentFile[]; chats?: SentFile[]; text?: string };

/** Sends the form that a phone sends when something is shared with the installed panel. */
async function share(page: Page, { photos = [], chats = [], text = "" }: Parts) {
  await page.evaluate(() => {
    const sent = Object.assign(document.createElement("form"), { method: "post", enctype: "multipart/form-data" });
    sent.action = "/admin";
    const named = { photos: "file", chats: "file", title: "text", text: "text", url: "text" };
    for (const [name, type] of Object.entries(named))
      sent.append(Object.assign(document.createElement("input"), { name, type, multiple: true }));
    sent.id = "shared";
    document.body.append(sent);
  });
  await page.locator("#shared [name=photos]").setInputFiles(photos);
  await page.locator("#shared [name=chats]").setInputFiles(chats);
  await page.locator("#shared [name=text]").fill(text);
  await Promise.all([
    page.waitForEvent("domcontentloaded"),
    page.locator("#shared").evaluate((sent) => sent instanceof HTMLFormElement && sent.submit()),
  ]);
  await waitForScripts(page);
}

async function openInstalled(page: Page) {
  await visit(page, "/admin");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

const photoNamed = async (name: string, side = 320) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await noisePhoto(side, 240, 60),
});

/** Nothing is uploaded before the owner's tap. */
async function makeProduct(page: Page) {
  const sheet = page.getByRole("dialog", { name: "Paylaşılanlar" });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("heading", { name: "Yeni Ürün Ekle" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Yeni ürün yap" }).last().click();
}

const photos = (page: Page) => form(page).getByRole("img", { name: /^\d+\. fotoğraf$/ });

test("the panel can be installed, needs its worker and a connection and says so, and a visitor's page neither has that worker nor may start it", async ({
  page,
  faults,
}) => {
  await test.step("the panel can be installed by its own manifest, and a visitor's page neither has its worker nor may start one", async () => {
    await openInstalled(page);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data = "{}" } = await devtools.send("Page.getAppManifest");
    expect([new URL(url).pathname, errors]).toEqual(["/admin/manifest.webmanifest", []]);
    expect(JSON.parse(data)).toMatchObject({ scope: "/admin", share_target: { action: "/admin" } });
    for (const { src, sizes } of JSON.parse(data).icons) {
      const side = await page.evaluate(
        async (icon) => (await createImageBitmap(await (await fetch(icon)).blob())).width,
        src,
      );
      expect(`${side}x${side}`).toBe(sizes);
    }
    // Headless browsers report none of these, and a journey's window remembers nothing, so it installs nothing.
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

    faults.allow(/TrustedScriptURL/);
    await visit(page, "/");
    const worker = await page.evaluate(async () => ({
      controls: navigator.serviceWorker.controller !== null,
      found: (await navigator.serviceWorker.getRegistration()) !== undefined,
      started: await navigator.serviceWorker.register("/panel-worker.js").then(
        () => true,
        () => false,
      ),
    }));
    expect(worker).toEqual({ controls: false, found: false, started: false });
  });

  await test.step("without its worker the panel says that nothing arrived, and without a connection that it needs one", async () => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    await openInstalled(page);
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    });
    await share(page, { photos: [await photoNamed("bir.jpg")] });
    await expect(page.getByRole("status").filter({ hasText: "Paylaştığın buraya ulaşmadı" })).toBeVisible();

    await openInstalled(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Bağlantı yok" })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Yeniden dene" }).click();
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  });
});

test("what is shared, photos, a chat while signed out or a text, waits until it is a product, in the book or deleted", async ({
  page,
  shop,
  shelf,
}) => {
  await test.step("shared photos wait for a tap and open a new product each, with their text, and a second share does not mix with the first", async () => {
    await openInstalled(page);
    await share(page, {
      photos: [await photoNamed("bir.jpg"), await photoNamed("iki.jpg", 321)],
      text: "Kalpli kolye",
    });
    await makeProduct(page);
    await expect(form(page).getByRole("heading", { name: "Yeni Ürün Ekle" })).toBeVisible();
    await expect(photos(page)).toHaveCount(2);
    await expect(field(page, "Açıklama")).toHaveValue("Kalpli kolye");
    expect(new URL(page.url()).hash).toBe("");

    await share(page, { photos: [await photoNamed("uc.jpg", 322)] });
    await makeProduct(page);
    await expect(photos(page)).toHaveCount(1);
    await expect(field(page, "Açıklama")).toHaveValue("");
    await form(page).getByRole("button", { name: "İptal" }).click();
    await expectClosed(page);
    await page.getByText("Yarım kalanlar (2)").click();
    await page
      .getByRole("button", { name: /^Devam et/ })
      .last()
      .click();
    await expect(photos(page)).toHaveCount(2);
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByText(/paylaştıkların bekliyor/)).toHaveCount(0);
  });

  await test.step("an exported chat that is shared while signed out is read after the sign-in, and goes with its order", async () => {
    const product = await shelf.add({ name: "Deneme Paylaşılan Kupa", price: 250 });
    await page.getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(page).not.toHaveURL("/admin");
    const chat = { name: "Sohbet.txt", mimeType: "text/plain", buffer: Buffer.from(cheapened(product)) };
    await share(page, { chats: [chat], text: "Ece ile WhatsApp sohbeti" });
    await expect(page).toHaveURL("/login");
    await fillCredentials(page, { email: adminOf(shop).email, password: adminOf(shop).password });
    await submit(page);
    await expect(checkSheet(page).getByText("Mesajda bu satır böyle yazmıyor")).toBeVisible();
    await checkSheet(page).getByRole("button", { name: "Deftere yaz" }).click();
    await expect(checkSheet(page).getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
    await expect(page.getByText(/paylaştıkların bekliyor/)).toHaveCount(0);
  });

  await test.step("a shared text opens in Doğrula, and waits until it is in the book or deleted", async () => {
    await share(page, { text: "2 kutu, Ayşe, Kadıköy" });
    await expect(pasteField(page)).toHaveValue("2 kutu, Ayşe, Kadıköy");
    await expect(checkSheet(page).getByText(/^Sepet bağlantısı yok;/)).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");

    await page.goto("/admin/bugun");
    await page.getByRole("link", { name: "Göster" }).click();
    const sheet = page.getByRole("dialog", { name: "Paylaşılanlar" });
    await expect(sheet.getByText("Sipariş olarak okunmayı bekliyor.")).toBeVisible();
    await sheet.getByRole("button", { name: /^Sil/ }).click();
    await expect(sheet.getByText("Bekleyen bir şey yok.")).toBeVisible();
    await sheet.getByRole("button", { name: "Geri al" }).click();
    await sheet.getByRole("link", { name: "Doğrula" }).click();
    await expect(pasteField(page)).toHaveValue("2 kutu, Ayşe, Kadıköy");
  });
});
