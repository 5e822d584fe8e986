import type { Locator, Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import {
  expectAfterProof,
  fillCredentials,
  newPerson,
  register,
  storedToken,
  storeTokenOf,
  submit,
} from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { holdCalls, toast, visit } from "../../support/visit.ts";

const NEW = "fiyonklu-kutu-42";

const part = (page: Page, name: string) => page.getByRole("region", { name });

/** Presses a button twice by keyboard, the second time before the first call is answered. Answers the methods sent to it. */
async function pressTwice(page: Page, button: Locator, call: string): Promise<string[]> {
  const methods: string[] = [];
  page.on("request", (request) => request.url().includes("/api/account/") && methods.push(request.method()));
  const release = await holdCalls(page, call);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(button).toBeFocused();
  release();
  return methods;
}

test("Hesabım asks a visitor to sign in, opens after that, and holds no account in its HTML", async ({
  page,
  customer,
  faults,
}) => {
  faults.allow(/401|ERR_FAILED/);
  await visit(page, "/hesap");
  await expect(page).toHaveURL("/login");
  await fillCredentials(page, customer);
  const passkeyCalls = "**/api/account/passkeys";
  await page.route(passkeyCalls, (route) => route.abort());
  await submit(page);
  await expect(page).toHaveURL("/hesap");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hesabım");
  await expect(part(page, "E-posta").getByText(customer.email)).toBeVisible();
  await expect(part(page, "Girişlerim").getByText("Bu cihaz")).toBeVisible();
  for (const ofAdmins of ["Şifresini unutan biri için", "İki adımlı giriş"]) {
    await expect(part(page, ofAdmins)).toHaveCount(0);
  }
  const passkeys = part(page, "Parmak izi / yüz ile giriş");
  await expect(passkeys).toContainText("şu an gelmiyor");
  await page.unroute(passkeyCalls);
  await passkeys.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(passkeys.getByText("Eklediğin cihazda şifre yazmadan")).toBeVisible();

  const answer = await page.request.get("/hesap");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const html = await answer.text();
  expect(html).not.toContain(customer.email);
  expect(html).toContain("<noscript><p>Hesabını görmek için tarayıcında JavaScript açık olmalı.</p></noscript>");

  const headers = { Authorization: `Bearer ${await storedToken(page)}` };
  await page.request.post("/api/auth/logout", { headers });
  await page.getByRole("button", { name: "Adımı kaydet" }).click();
  await expect(page).toHaveURL("/login");
});

test("in Hesabım a customer changes her name and her password, ends sessions and removes her account", async ({
  page,
  isMobile,
  faults,
}) => {
  faults.allow(/401|403|422/);
  let person = newPerson("Elif Kara");
  await register(page, person);

  await test.step("a new name shows in the header at once, and changing the password needs the old one and signs other devices out", async () => {
    await page.request.post("/api/auth/login", { data: person });
    if (isMobile) await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("link", { name: /Hesabım/ }).click();
    await expect(page).toHaveURL("/hesap");
    await expect(part(page, "Girişlerim").getByRole("listitem")).toHaveCount(2);
    const password = part(page, "Şifre");
    const change = async (old: string) => {
      await password.getByLabel("Şimdiki şifre").fill(old);
      await password.getByLabel("Yeni şifre").fill(NEW);
      await password.getByRole("button", { name: "Şifremi değiştir" }).click();
    };
    await change("baska-fincan-71");
    await expect(toast(page, "Şimdiki şifre hatalı")).toBeVisible();
    await expect(password.getByLabel("Şimdiki şifre")).toHaveAccessibleDescription("Şimdiki şifre hatalı");
    await expect(password.getByLabel("Şimdiki şifre")).toBeFocused();
    await change(person.password);
    await expect(toast(page, "Şifren değişti")).toBeVisible();
    person = { ...person, password: NEW };
    await expect(part(page, "Girişlerim").getByRole("listitem")).toHaveCount(1);

    await page.getByLabel("Ad Soyad").fill("Elif Ak");
    await page.getByRole("button", { name: "Adımı kaydet" }).click();
    await expect(toast(page, "Adın kaydedildi")).toBeVisible();
    await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
    await expect(page.getByRole("banner").getByText("Elif Ak").first()).toBeAttached();
  });

  await test.step("sessions of other devices and of this one are ended with one tap each, once when it is tapped twice", async () => {
    for (let device = 0; device < 3; device += 1) await page.request.post("/api/auth/login", { data: person });
    await visit(page, "/hesap");
    const rows = part(page, "Girişlerim").getByRole("listitem");
    await expect(rows).toHaveCount(4);
    const end = rows
      .filter({ hasNotText: "Bu cihaz" })
      .first()
      .getByRole("button", { name: /^Çıkış yap/ });
    const methods = await pressTwice(page, end, "/account/sign-ins/*");
    await expect(toast(page, "O cihazdan çıkış yapıldı")).toBeVisible();
    await expect(rows).toHaveCount(3);
    const heading = page.getByRole("heading", { name: "Girişlerim", exact: true });
    await expect(heading).toBeFocused();
    expect(methods.filter((method) => method === "DELETE")).toHaveLength(1);

    const json = { detail: "Devam etmek için şifreni yeniden yaz", needs: "password" };
    await page.route("**/api/account/sign-ins", (route) => route.fulfill({ status: 403, json }), { times: 1 });
    await part(page, "Girişlerim").getByRole("button", { name: "Diğer cihazlardan çık" }).click();
    const proof = page.getByRole("dialog", { name: "Önce sen olduğunu göster" });
    await proof.getByLabel("Şifre").fill(person.password);
    await proof.getByRole("button", { name: "Devam et" }).click();
    await expect(toast(page, "Diğer cihazlardan çıkış yapıldı")).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(heading, "the button is gone after the proof").toBeFocused();
    await rows.getByRole("button", { name: /^Çıkış yap/ }).click();
    await expect(toast(page, "Çıkış yapıldı")).toBeVisible();
    await expect(page).toHaveURL("/");
    expect(await storedToken(page)).toBeNull();
  });

  await test.step("removing an account names it first, needs the password, and ends its sign-ins", async () => {
    await storeTokenOf(page, person);
    await visit(page, "/hesap");
    await page.getByRole("button", { name: "Hesabımı sil…" }).click();
    const sheet = page.getByRole("dialog", { name: "Hesabını sil" });
    await expect(sheet).toContainText(person.email);
    await sheet.getByLabel("Şifre").fill("yanlis-fincan");
    await sheet.getByRole("button", { name: "Hesabımı sil" }).click();
    await expect(toast(page, "Şifre hatalı")).toBeVisible();
    await sheet.getByLabel("Şifre").fill(person.password);
    await sheet.getByRole("button", { name: "Hesabımı sil" }).click();
    await expect(page).toHaveURL("/");
    const again = await page.request.post("/api/auth/login", { data: person });
    expect(again.status()).toBe(401);
  });
});

test.describe("for an admin", () => {
  test.use({ person: "admin" });

  test("an admin helps a customer with a link and by ending all her sessions, and reads what happened to accounts", async ({
    page,
    customer,
    shop,
    faults,
  }) => {
    await test.step("a link for a customer is shown, to be copied or sent, and an admin ends all sessions of a customer", async () => {
      faults.allow(/403|404/);
      await page.request.post("/api/auth/login", { data: customer });
      await visit(page, "/hesap");
      const section = part(page, "Şifresini unutan biri için");
      await section.getByLabel("Kayıtlı e-postası").fill("kimse@posta.example");
      await section.getByRole("button", { name: "Bağlantı hazırla" }).click();
      await expectAfterProof(page, shop, toast(page, "Bu e-postayla bir hesap yok"));
      await section.getByLabel("Kayıtlı e-postası").fill(customer.email);
      await section.getByRole("button", { name: "Bağlantı hazırla" }).click();
      await expect(section.getByText(/\/sifre#[\w-]{43}$/)).toBeVisible();
      const send = section.getByRole("link", { name: "WhatsApp ile gönder" });
      expect(await send.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\?text=/);

      const lost = part(page, "Telefonu kaybolan biri için");
      await lost.getByLabel("Kayıtlı e-postası").fill(customer.email);
      await lost.getByRole("button", { name: "Girişlerini kapat" }).click();
      const ended = page.locator("[data-sonner-toast]").getByText(/^Ayşe Yılmaz: [1-9]\d* giriş kapatıldı$/);
      await expectAfterProof(page, shop, ended);
    });

    await test.step("the events of accounts load on demand and can be filtered by person", async () => {
      const requests: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("account-events")) requests.push(request.url());
      });
      await visit(page, "/hesap");
      const section = part(page, "Hesap hareketleri");
      await expect(section.getByRole("button", { name: "Göster" })).toBeVisible();
      expect(requests).toEqual([]);
      await section.getByRole("button", { name: "Göster" }).click();
      const signIn = section.getByRole("listitem").filter({ hasText: "Giriş yaptı" }).first();
      await expect(signIn).toContainText(/\d{2}:\d{2}.*\d+\.\d+\.x\.x/);

      const who = await signIn.getByRole("strong").innerText();
      await signIn.getByRole("button", { name: `Yalnız bu kişi: ${who}` }).click();
      await expect(section.getByRole("status")).toHaveText(`Yalnız ${who}`);
      await expect(section.getByRole("listitem").filter({ hasNotText: who })).toHaveCount(0);
      await expect(section.getByRole("listitem").first()).toBeVisible();
      await section.getByRole("button", { name: "Herkesi göster" }).click();
      await expect(section.getByRole("button", { name: /^Yalnız bu kişi/ }).first()).toBeVisible();
    });
  });
});
