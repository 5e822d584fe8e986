import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { continueAsGoogle, newPerson, register } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

const signIns = (page: Page) => page.getByRole("region", { name: "Girişlerim" }).getByRole("listitem");

/** Two people of one device, in two tabs. He signs in while her session, which she left open, still lasts. */
async function twoPeople(page: Page, context: BrowserContext) {
  const [ayse, ali] = [newPerson("Ayşe Ak"), newPerson("Ali Er")];
  await page.request.post("/api/auth/register", { data: ali });
  const other = await context.newPage();
  await visit(other, "/");
  await register(page, ayse);
  const aliSignsIn = async () => {
    const { token } = await (await page.request.post("/api/auth/login", { data: ali })).json();
    await other.evaluate((his) => localStorage.setItem("token", his), token);
  };
  return { ayse, ali, other, aliSignsIn };
}

/** Expects Hesabım of him, who is signed in here and where he registered, and nothing of hers. */
async function expectHesabimOf(page: Page, his: { name: string; email: string }, hers: { email: string }) {
  await expect(page.getByText(his.email)).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue(his.name);
  await expect(signIns(page)).toHaveCount(2);
  await expect(page.getByText(hers.email)).toHaveCount(0);
}

test("Hesabım shows the account that signs in in another tab", { tag: "@postgres" }, async ({ page, context }) => {
  const { ayse, ali, aliSignsIn } = await twoPeople(page, context);
  await visit(page, "/hesap");
  await expect(page.getByText(ayse.email)).toBeVisible();
  await aliSignsIn();
  await expectHesabimOf(page, ali, ayse);
});

test("signing out in another tab closes Hesabım, which then shows the account that signs in there next", async ({
  page,
  context,
}) => {
  const { ayse, ali, other, aliSignsIn } = await twoPeople(page, context);
  await visit(page, "/hesap");
  await expect(page.getByText(ayse.email)).toBeVisible();
  await visit(other, "/hesap");
  await other.getByRole("banner").getByRole("button", { name: "Çıkış Yap" }).click();
  await expect(other).toHaveURL("/");
  await expect(page).toHaveURL("/login");
  await aliSignsIn();
  await expectHesabimOf(page, ali, ayse);
});

test("Hesabım opened from another page shows the account that signed in in another tab before", async ({
  page,
  context,
  isMobile,
}) => {
  const { ayse, ali, aliSignsIn } = await twoPeople(page, context);
  await aliSignsIn();
  if (isMobile) await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("link", { name: /Hesabım/ }).click();
  await expectHesabimOf(page, ali, ayse);
});

test("a page restored from the browser's memory shows the account that is signed in by then, or leads to /login", async ({
  page,
  context,
}) => {
  const { ayse, ali } = await twoPeople(page, context);
  await visit(page, "/hesap");
  await expect(page.getByText(ayse.email)).toBeVisible();
  // This browser keeps no page in memory, so the event is dispatched. A tab gets no storage event for its own writes, like a page in memory.
  const restore = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  const { token } = await (await page.request.post("/api/auth/login", { data: ali })).json();
  await page.evaluate((his) => localStorage.setItem("token", his), token);
  await page.evaluate(restore);
  await expectHesabimOf(page, ali, ayse);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.evaluate(restore);
  await expect(page).toHaveURL("/login");
});

test("connecting Google does not touch the account that signed in in the meantime", async ({ page, context }) => {
  const { ali, aliSignsIn, ayse } = await twoPeople(page, context);
  await visit(page, "/hesap");
  await page.getByRole("button", { name: "Google hesabımı bağla" }).click();
  await page.waitForURL(/demo-google/);
  await aliSignsIn();
  await continueAsGoogle(page, { name: "Ayşe A.", email: `ayse-${process.pid}@gmail.example` });
  await expect(toast(page, "Google'a başka bir hesaptan gidilmişti; hiçbir şey değişmedi")).toBeVisible();
  await expectHesabimOf(page, ali, ayse);
  await expect(page.getByRole("button", { name: "Google hesabımı bağla" })).toBeVisible();
});
