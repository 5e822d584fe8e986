import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { continueAsGoogle, register } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

let people = 0;
const newPerson = (name: string) => {
  people += 1;
  return { name, email: `kisi-${people}-${process.pid}@posta.example`, password: "mavi-fincan-71" };
};

const signIns = (page: Page) => page.getByRole("region", { name: "Girişlerim" }).getByRole("listitem");

/** Two people of one device, in two tabs. He signs in over her, as who has gone without signing out. */
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

/** He is signed in twice, here and where he registered; she only here. */
async function expectHesabimOf(page: Page, his: { name: string; email: string }, hers: { email: string }) {
  await expect(page.getByText(his.email)).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue(his.name);
  await expect(signIns(page)).toHaveCount(2);
  await expect(page.getByText(hers.email)).toHaveCount(0);
}

test("who signs in in another tab is who Hesabım is of", { tag: "@postgres" }, async ({ page, context }) => {
  const { ayse, ali, aliSignsIn } = await twoPeople(page, context);
  await visit(page, "/hesap");
  await expect(page.getByText(ayse.email)).toBeVisible();
  await aliSignsIn();
  await expectHesabimOf(page, ali, ayse);
});

test("who signs out in another tab leaves Hesabım, and it is of whoever signs in there next", async ({
  page,
  context,
}) => {
  const { ayse, ali, other, aliSignsIn } = await twoPeople(page, context);
  await visit(page, "/hesap");
  await expect(page.getByText(ayse.email)).toBeVisible();
  await visit(other, "/hesap");
  await other.getByRole("banner").getByRole("button", { name: "Çıkış Yap" }).click();
  await expect(other).toHaveURL("/login");
  await expect(page).toHaveURL("/login");
  await aliSignsIn();
  await expectHesabimOf(page, ali, ayse);
});

test("who signed in elsewhere before Hesabım is opened from another page is who it is of", async ({
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

test("a page that comes back from the browser's memory is of who is signed in by then, or of nobody", async ({
  page,
  context,
}) => {
  const { ayse, ali } = await twoPeople(page, context);
  await visit(page, "/hesap");
  await expect(page.getByText(ayse.email)).toBeVisible();
  // A journey's browser keeps no page in memory. What a tab stores itself it hears nothing of, as a page there hears nothing.
  const comeBack = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  const { token } = await (await page.request.post("/api/auth/login", { data: ali })).json();
  await page.evaluate((his) => localStorage.setItem("token", his), token);
  await page.evaluate(comeBack);
  await expectHesabimOf(page, ali, ayse);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.evaluate(comeBack);
  await expect(page).toHaveURL("/login");
});

test("what one went to Google for is not done to who signed in meanwhile", async ({ page, context }) => {
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
