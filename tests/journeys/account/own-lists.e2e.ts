import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { newPerson, register } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addDevice } from "../../support/second-factor/virtual-device.ts";
import { holdCalls, visit } from "../../support/visit.ts";

/** Registers a person who is signed in here and on two other devices. */
async function registerSomebody(page: Page) {
  const person = newPerson("Zeynep Ak");
  await register(page, person);
  for (let time = 0; time < 2; time++) await page.request.post("/api/auth/login", { data: person });
}

const part = (page: Page, name: string) => page.getByRole("region", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Presses a button twice by keyboard, the second time before the first call is answered. Answers all requests. */
async function pressTwice(page: Page, button: Locator, call: string): Promise<string[]> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const release = await holdCalls(page, call);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(button).toBeFocused();
  await expectAccessible(page);
  release();
  return requests;
}

test("a session is ended once when its button is pressed twice, and the heading gets the focus", async ({ page }) => {
  await registerSomebody(page);
  await visit(page, "/hesap");
  const elsewhere = part(page, "Girişlerim").getByRole("listitem").filter({ hasNotText: "Bu cihaz" });
  const end = elsewhere.first().getByRole("button", { name: /^Çıkış yap/ });
  const requests = await pressTwice(page, end, "/account/sign-ins/*");
  await expect(elsewhere).toHaveCount(1);
  await expect(heading(page, "Girişlerim")).toBeFocused();
  expect(requests.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);

  const endOthers = part(page, "Girişlerim").getByRole("button", { name: "Diğer cihazlardan çık" });
  const later = await pressTwice(page, endOthers, "/account/sign-ins");
  await expect(elsewhere).toHaveCount(0);
  await expect(heading(page, "Girişlerim")).toBeFocused();
  expect(later.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
});

test("a passkey is removed once when its button is pressed twice, and the heading gets the focus", async ({ page }) => {
  const title = "Parmak izi / yüz ile giriş";
  await addDevice(page);
  await registerSomebody(page);
  await visit(page, "/hesap");
  await part(page, title).getByRole("button", { name: "Bu cihazı ekle" }).click();
  const devices = part(page, title).getByRole("listitem");
  await expect(devices).toHaveCount(1);
  const requests = await pressTwice(page, devices.getByRole("button", { name: /^Çıkar/ }), "/account/passkeys/*");
  await expect(devices).toHaveCount(0);
  await expect(heading(page, title)).toBeFocused();
  expect(requests.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
});

test.describe("for an admin", () => {
  test.use({ person: "admin" });

  test("a page of account events is loaded once when its button is pressed twice", async ({ page }) => {
    await visit(page, "/hesap");
    const show = part(page, "Hesap hareketleri").getByRole("button", { name: /Göster|Daha eskiler/ });
    const requests = await pressTwice(page, show, "/admin/account-events*");
    await expect(part(page, "Hesap hareketleri").getByRole("listitem").first()).toBeVisible();
    expect(requests.filter((call) => call.endsWith("account-events"))).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Hesabım says that it needs JavaScript, and shows no spinner", async ({ page }) => {
    const answer = await page.goto("/hesap");
    // A browser with scripts switched off by Playwright hides noscript, so the HTML is read.
    expect(await answer?.text()).toContain(
      "<noscript><p>Hesabını görmek için tarayıcında JavaScript açık olmalı.</p></noscript>",
    );
    await expect(page.getByText("Yükleniyor...")).toBeHidden();
  });
});
