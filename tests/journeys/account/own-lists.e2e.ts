import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { register } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addDevice } from "../../support/second-factor/virtual-device.ts";
import { holdCalls, visit } from "../../support/visit.ts";

let people = 0;

/** Signed in here and in two places more. */
async function registerSomebody(page: Page) {
  people += 1;
  const email = `zeynep-${people}-${process.pid}@posta.example`;
  const person = { name: "Zeynep Ak", email, password: "mavi-fincan-71" };
  await register(page, person);
  for (let time = 0; time < 2; time++) await page.request.post("/api/auth/login", { data: person });
}

const part = (page: Page, name: string) => page.getByRole("region", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** By keyboard, the second time before the first is answered; what the shop was asked meanwhile. */
async function pressTwice(page: Page, button: Locator, call: string): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const release = await holdCalls(page, call);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(button).toBeFocused();
  await expectAccessible(page);
  release();
  return asked;
}

test("a sign-in ends once, however often its button is pressed, and the keyboard goes on from the heading", async ({
  page,
}) => {
  await registerSomebody(page);
  await visit(page, "/hesap");
  const elsewhere = part(page, "Girişlerim").getByRole("listitem").filter({ hasNotText: "Bu cihaz" });
  const end = elsewhere.first().getByRole("button", { name: /^Çıkış yap/ });
  const asked = await pressTwice(page, end, "/account/sign-ins/*");
  await expect(elsewhere).toHaveCount(1);
  await expect(heading(page, "Girişlerim")).toBeFocused();
  expect(asked.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);

  const endOthers = part(page, "Girişlerim").getByRole("button", { name: "Diğer cihazlardan çık" });
  const askedThen = await pressTwice(page, endOthers, "/account/sign-ins");
  await expect(elsewhere).toHaveCount(0);
  await expect(heading(page, "Girişlerim")).toBeFocused();
  expect(askedThen.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
});

test("a device is removed once, and the keyboard goes on from the heading", async ({ page }) => {
  const title = "Parmak izi / yüz ile giriş";
  await addDevice(page);
  await registerSomebody(page);
  await visit(page, "/hesap");
  await part(page, title).getByRole("button", { name: "Bu cihazı ekle" }).click();
  const devices = part(page, title).getByRole("listitem");
  await expect(devices).toHaveCount(1);
  const asked = await pressTwice(page, devices.getByRole("button", { name: /^Çıkar/ }), "/account/passkeys/*");
  await expect(devices).toHaveCount(0);
  await expect(heading(page, title)).toBeFocused();
  expect(asked.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
});

test.describe("for an admin", () => {
  test.use({ person: "admin" });

  test("a page of account events is listed once, however often it is asked for", async ({ page }) => {
    await visit(page, "/hesap");
    const show = part(page, "Hesap hareketleri").getByRole("button", { name: /Göster|Daha eskiler/ });
    const asked = await pressTwice(page, show, "/admin/account-events*");
    await expect(part(page, "Hesap hareketleri").getByRole("listitem").first()).toBeVisible();
    expect(asked.filter((call) => call.endsWith("account-events"))).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Hesabım says what it needs, and waits for nothing", async ({ page }) => {
    const answer = await page.goto("/hesap");
    // Played so, a browser hides what is meant for those without scripts.
    expect(await answer?.text()).toContain(
      "<noscript><p>Hesabını görmek için tarayıcında JavaScript açık olmalı.</p></noscript>",
    );
    await expect(page.getByText("Yükleniyor...")).toBeHidden();
  });
});
