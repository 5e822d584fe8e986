import { z } from "zod";
import { expect } from "../../support/journey.ts";
import { fillCredentials, newPerson, register, storedToken, submit } from "../../support/login-visit.ts";
import { adminOf, test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test("a customer who forgot her password gets help, and the owner's link sets a new one once", async ({
  page,
  shop,
  faults,
}) => {
  faults.allow(/40[14]/);
  const person = newPerson("Elif Kara");
  await register(page, person);
  await page.evaluate(() => localStorage.clear());
  await visit(page, "/login");
  await page.getByRole("link", { name: "Şifremi unuttum" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Şifreni mi unuttun?");
  const help = page.getByRole("link", { name: "WhatsApp'tan yardım iste" });
  await page.getByText("Dükkân sahibiysen").click();
  await expect(page.getByText("npm run reset-password")).toBeVisible();
  expect(decodeURIComponent((await help.getAttribute("href")) ?? "")).toMatch(/^https:\/\/wa\.me\/\d+\?text=Merhaba, /);

  const owner = await page.request.post("/api/auth/login", { data: adminOf(shop) });
  const { token } = z.object({ token: z.string() }).parse(await owner.json());
  const made = await page.request.post("/api/admin/reset-links", {
    headers: { Authorization: `Bearer ${token}` },
    data: { email: person.email },
  });
  const { link } = z.object({ link: z.string() }).parse(await made.json());
  await visit(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yeni şifreni belirle");
  await expect(page).toHaveURL("/sifre");
  await page.getByLabel("Yeni şifre").fill("fiyonklu-kutu-42");
  await page.getByRole("button", { name: "Şifremi kaydet" }).click();
  await expect(page).toHaveURL("/login");
  await fillCredentials(page, { ...person, password: "fiyonklu-kutu-42" });
  await submit(page);
  await expect(page).toHaveURL("/");

  await visit(page, link);
  await page.getByLabel("Yeni şifre").fill("baska-fincan-71");
  await page.getByRole("button", { name: "Şifremi kaydet" }).click();
  await expect(toast(page, "Bu bağlantının süresi dolmuş ya da kullanılmış; yenisini iste")).toBeVisible();
  await expect(help).toBeVisible();
  expect(
    (
      await page.request.get("/api/auth/me", { headers: { Authorization: `Bearer ${await storedToken(page)}` } })
    ).status(),
  ).toBe(200);
});
