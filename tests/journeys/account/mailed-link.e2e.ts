import { expect } from "../../support/journey.ts";
import { fillCredentials, newPerson, register, submit } from "../../support/login-visit.ts";
import { bodyText, openMailServer } from "../../support/mail-server.ts";
import { test as person } from "../../support/person-and-shelf.ts";
import { toast, visit, waitForScripts } from "../../support/visit.ts";

type MailFixtures = { mail: Awaited<ReturnType<typeof openMailServer>> };

const test = person.extend<object, MailFixtures>({
  mail: [
    async ({ database: _ }, use) => {
      const mail = await openMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ mail }, use) => use({ SMTP_URL: mail.url, SMTP_FROM: "merhaba@fiyonk.example" }),
    { scope: "worker" },
  ],
});

test("a customer who forgot her password gets a link by mail and sets a new one", async ({ page, mail, customer }) => {
  await visit(page, "/login");
  await page.getByRole("link", { name: "Şifremi unuttum" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Şifreni mi unuttun?");
  const requestLink = async (email: string) => {
    await page.getByLabel("E-posta").fill(email);
    await page.getByRole("button", { name: "Bağlantı gönder" }).click();
    await expect(page.getByText(/^Bu adresle bir hesap varsa/)).toBeVisible();
  };
  await requestLink("kimse@posta.example");
  await page.reload();
  await waitForScripts(page);
  await requestLink(customer.email);
  await expect.poll(() => mail.letters.length).toBe(1);
  expect(mail.letters[0]?.to).toEqual([customer.email]);
  const [link = ""] = /http\S+\/sifre#[\w-]{43}/.exec(bodyText(mail.letters[0])) ?? [];

  await visit(page, link);
  await page.getByLabel("Yeni şifre").fill("fiyonklu-kutu-42");
  await page.getByRole("button", { name: "Şifremi kaydet" }).click();
  await expect(page).toHaveURL("/login");
  await fillCredentials(page, { ...customer, password: "fiyonklu-kutu-42" });
  await submit(page);
  await expect(page).toHaveURL("/");
});

test("a customer changes her address in Hesabım by a link mailed to the new one, and signs in with it", async ({
  page,
  mail,
}) => {
  const person = newPerson("Elif Kara");
  const email = `yeni-${person.email}`;
  await register(page, person);
  await visit(page, "/hesap");
  const part = page.getByRole("region", { name: "E-posta" });
  await part.getByLabel("Yeni e-posta").fill(email);
  const before = mail.letters.length;
  await part.getByRole("button", { name: "Adresimi değiştir" }).click();
  await expect(part.getByRole("status")).toHaveText(/^yeni-.* adresine bir bağlantı gönderdik/);
  const [link = ""] = /http\S+\/hesap#[\w-]+/.exec(bodyText(mail.letters[before])) ?? [];

  await visit(page, link);
  await part.getByRole("button", { name: "Yeni adresimi onayla" }).click();
  await expect(toast(page, "E-posta adresin değişti")).toBeVisible();
  await expect(part.getByText(email, { exact: true })).toBeVisible();
  await expect(part.getByRole("button")).toHaveText(["Adresimi değiştir"]);
  await expect(page).toHaveURL("/hesap");
  expect(mail.letters.slice(before).map(({ to }) => to)).toEqual([[email], [person.email]]);
  await page.getByRole("button", { name: "Çıkış Yap", exact: true }).click();
  await visit(page, "/login");
  await fillCredentials(page, { ...person, email });
  await submit(page);
  await expect(page).toHaveURL("/");
});
