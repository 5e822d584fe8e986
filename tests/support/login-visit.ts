import { expect, type Locator, type Page } from "@playwright/test";
import { adminOf } from "./person-and-shelf.ts";
import type { Shop } from "./shop-process.ts";
import { visit } from "./visit.ts";

export async function fillCredentials(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre").fill(password);
}

export const fillName = (page: Page, name: string) => page.getByLabel("Ad Soyad").fill(name);

export const submit = (page: Page) => page.locator("form button[type=submit]").click();

export const switchToRegister = (page: Page) =>
  page.getByRole("button", { name: "Hesabınız yok mu? Kayıt olun" }).click();

let people = 0;

/** A person with an e-mail address that no other journey uses. */
export function newPerson(name: string) {
  people += 1;
  return { name, email: `kisi-${people}-${process.pid}@posta.example`, password: "mavi-fincan-71" };
}

/** Registers a person, who is then signed in on the home page. */
export async function register(page: Page, person: { name: string; email: string; password: string }): Promise<void> {
  await visit(page, "/login");
  await switchToRegister(page);
  await fillName(page, person.name);
  await fillCredentials(page, person);
  await submit(page);
  await expect(page).toHaveURL("/");
}

/** Expects a result that may ask the admin for her password first, if her session is old. */
export async function expectAfterProof(page: Page, shop: Shop, result: Locator) {
  const proof = page.getByRole("dialog", { name: "Önce sen olduğunu göster" });
  await expect(result.or(proof)).toBeVisible();
  if (await proof.isVisible()) {
    await proof.getByLabel("Şifre").fill(adminOf(shop).password);
    await proof.getByRole("button", { name: "Devam et" }).click();
  }
  await expect(result).toBeVisible();
}

/** Fills in the page of the demo provider that stands for Google. */
export async function continueAsGoogle(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.waitForURL(/demo-google/);
  await page.getByLabel("Ad Soyad").fill(name);
  await page.getByLabel("E-posta").fill(email);
  await page.getByRole("button", { name: "Devam et" }).click();
}

/** Signs a person in without the form: the page that is opened next finds the token. */
export async function storeTokenOf(page: Page, person: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: person });
  const { token } = await answer.json();
  await page.evaluate((one) => localStorage.setItem("token", one), token);
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
