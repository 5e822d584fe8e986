import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { continueAsGoogle, newPerson, register } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

/** Expects Hesabım of one of two people, and nothing of the other. */
async function expectHesabimOf(page: Page, one: { name: string; email: string }, other: { email: string }) {
  await expect(page.getByText(one.email)).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue(one.name);
  await expect(page.getByText(other.email)).toHaveCount(0);
}

test("Hesabım shows one person's account at a time, also when another signs in in another tab or while Google is being connected", async ({
  page,
  context,
  isMobile,
}) => {
  const [ayse, ali] = [newPerson("Ayşe Ak"), newPerson("Ali Er")];
  const { token: his } = await (await page.request.post("/api/auth/register", { data: ali })).json();
  const other = await context.newPage();
  await visit(other, "/");
  const signInElsewhere = (token: string) => other.evaluate((one) => localStorage.setItem("token", one), token);
  await register(page, ayse);
  const hers = await page.evaluate(() => localStorage.getItem("token") ?? "");

  await test.step("Hesabım shows the account that signs in in another tab", async () => {
    await signInElsewhere(his);
    if (isMobile) await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("link", { name: /Hesabım/ }).click();
    await expectHesabimOf(page, ali, ayse);
    await signInElsewhere(hers);
    await expectHesabimOf(page, ayse, ali);

    // This browser keeps no page in memory, so the event is dispatched. A tab gets no storage event for its own writes, like a page in memory.
    const restore = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await page.evaluate((one) => localStorage.setItem("token", one), his);
    await page.evaluate(restore);
    await expectHesabimOf(page, ali, ayse);
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.evaluate(restore);
    await expect(page).toHaveURL("/login");

    await signInElsewhere(hers);
    await expectHesabimOf(page, ayse, ali);
  });

  await test.step("connecting Google does not touch the account that signed in in the meantime", async () => {
    await page.getByRole("button", { name: "Google hesabımı bağla" }).click();
    await page.waitForURL(/demo-google/);
    await signInElsewhere(his);
    await continueAsGoogle(page, { name: "Ayşe A.", email: `ayse-${process.pid}@gmail.example` });
    await expect(toast(page, "Google'a başka bir hesaptan gidilmişti; hiçbir şey değişmedi")).toBeVisible();
    await expectHesabimOf(page, ali, ayse);
    await expect(page.getByRole("button", { name: "Google hesabımı bağla" })).toBeVisible();
  });

  await test.step("Hesabım closes when its account signs out in another tab", async () => {
    await visit(other, "/hesap");
    await other.waitForLoadState("networkidle");
    await other.getByRole("banner").getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(other).toHaveURL("/");
    await expect(page).toHaveURL("/login");
  });
});
