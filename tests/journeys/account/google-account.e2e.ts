import { expect } from "../../support/journey.ts";
import {
  continueAsGoogle,
  fillCredentials,
  newPerson,
  register,
  storedToken,
  submit,
} from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

/** A person, and another address that she has at Google. */
function newGoogleUser() {
  const person = newPerson("Deniz Kara");
  return { person, googleEmail: person.email.replace("posta.example", "gmail.example") };
}

test("Google is connected by its owner alone: no stranger's link and no ended session does it, but a fresh proof does, and it is disconnected again", async ({
  page,
  faults,
}) => {
  faults.allow(/40[13]/);
  const { person, googleEmail } = newGoogleUser();
  await register(page, person);

  await test.step("a link with a stranger's session id connects nothing, whether a visit to Google was abandoned before or not (§10 sign-in)", async () => {
    const token = await storedToken(page);
    const strangersLink = async () => {
      const form = { redirect: new URL("/login", page.url()).href, name: "Kötü Biri", email: googleEmail };
      const answer = await page.request.post("/demo-google", { form, maxRedirects: 0 });
      expect(answer.headers().location).toContain("/login#session_id=");
      return answer.headers().location ?? "";
    };
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await page.goto(await strangersLink());
    await expect(page).toHaveURL("/");
    expect(calls.filter((url) => url.includes("/auth/google"))).toEqual([]);

    await visit(page, "/hesap");
    await page.getByRole("button", { name: "Google hesabımı bağla" }).click();
    await page.waitForURL(/demo-google/);
    await page.goto(await strangersLink());
    await expect(page).toHaveURL("/hesap");
    await expect(page.getByRole("button", { name: "Google hesabımı bağla" })).toBeVisible();
    expect(await storedToken(page)).toBe(token);
  });

  await test.step("a customer whose session ends while she is at Google has to sign in before she connects it", async () => {
    const headers = { Authorization: `Bearer ${await storedToken(page)}` };
    await page.getByRole("button", { name: "Google hesabımı bağla" }).click();
    await page.waitForURL(/demo-google/);
    expect((await page.request.post("/api/auth/logout", { headers })).ok()).toBe(true);
    await continueAsGoogle(page, { name: "Deniz K.", email: googleEmail });
    await expect(toast(page, "Önce giriş yap, sonra Google hesabını bağla")).toBeVisible();
    await expect(page).toHaveURL("/login");

    await fillCredentials(page, person);
    await submit(page);
    await expect(page).toHaveURL("/hesap");
  });

  await test.step("Google is connected in Hesabım after a fresh proof, signs in to the same account, and is disconnected again", async () => {
    const json = { detail: "Devam etmek için şifreni yeniden yaz", needs: "password" };
    await page.route("**/api/account/proof", (route) => route.fulfill({ status: 403, json }), { times: 1 });
    await page.getByRole("button", { name: "Google hesabımı bağla" }).click();
    const proof = page.getByRole("dialog", { name: "Önce sen olduğunu göster" });
    await proof.getByLabel("Şifre").fill(person.password);
    await expect(page).toHaveURL("/hesap");
    // On a slow device the step back that closes the sheet comes late, and would cancel the way to Google.
    await page.evaluate(() => {
      const go = history.go.bind(history);
      history.go = (delta) => setTimeout(() => go(delta), 300);
      addEventListener("popstate", () => console.info("stepped back"));
    });
    const steppedBack = page.waitForEvent("console", (message) => message.text() === "stepped back");
    await page.route("**/demo-google?*", async (route) => {
      await steppedBack;
      await route.continue();
    });
    await proof.getByRole("button", { name: "Devam et" }).click();
    await continueAsGoogle(page, { name: "Deniz K.", email: googleEmail });
    await expect(page).toHaveURL("/hesap");
    await expect(toast(page, "Google hesabına bağlandı")).toBeVisible();
    await expect(page.getByRole("button", { name: "Google bağlantısını kaldır" })).toBeVisible();

    await page.getByRole("banner").getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(page).toHaveURL("/");
    await visit(page, "/hesap");
    await expect(page).toHaveURL("/login");
    await page.getByRole("button", { name: "Google ile Devam Et" }).click();
    await continueAsGoogle(page, { name: "Deniz K.", email: googleEmail });
    await expect(page).toHaveURL("/hesap");
    await expect(page.getByText(person.email)).toBeVisible();

    await page.getByRole("button", { name: "Google bağlantısını kaldır" }).click();
    await expect(toast(page, "Google hesabından ayrıldı")).toBeVisible();
    await expect(page.getByRole("button", { name: "Google hesabımı bağla" })).toBeVisible();
  });
});
