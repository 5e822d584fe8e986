import type { Page } from "@playwright/test";

export async function fillCredentials(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şifre").fill(password);
}

export const fillName = (page: Page, name: string) => page.getByLabel("Ad Soyad").fill(name);

export const submit = (page: Page) => page.locator("form button[type=submit]").click();

export const toRegister = (page: Page) => page.getByRole("button", { name: "Hesabınız yok mu? Kayıt olun" }).click();

export const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
