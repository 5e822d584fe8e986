import { afterEach, beforeEach, expect, test } from "vitest";
import { bodyText, openMailServer } from "../../../tests/support/mail-server.ts";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../../tests/support/open-app.ts";

const AYSE = "ayse@posta.example";
const NEW = "ayse@yeni.example";

let mail: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(async () => {
  mail = await openMailServer();
});
afterEach(() => mail.close());

const openWithMail = () => openApp({ env: { SMTP_URL: mail.url, SMTP_FROM: "merhaba@fiyonk.example" } });

async function signIn(shop: OpenApp, email = AYSE) {
  const { json } = await shop.call("POST", "/api/auth/login", { body: { email, password: PASSWORD } });
  return String(json.token);
}

const change = (shop: OpenApp, token: string, email = NEW) =>
  shop.call("POST", "/api/account/email", { token, body: { email } });

const confirm = (shop: OpenApp, token: string, link: string) =>
  shop.call("POST", "/api/account/email/confirmation", { token, body: { link } });

test("a link mailed to the new address changes it once, in the own sign-in only, and the old address is told", async () => {
  const shop = await openWithMail();
  await addPerson(shop.accounts, "customer");
  const token = await signIn(shop);
  expect(await change(shop, token)).toMatchObject({ status: 200, json: {} });
  expect(mail.letters.map(({ to }) => to)).toEqual([[NEW]]);
  const [, link = ""] = /https:\/\/fiyonk\.example\/hesap#([\w-]+)/.exec(bodyText(mail.letters[0])) ?? [];
  expect((await shop.call("GET", "/api/auth/me", { token })).json.user.email).toBe(AYSE);

  expect((await confirm(shop, await shop.tokenOf("admin"), link)).status).toBe(404);
  expect(await confirm(shop, token, link)).toMatchObject({ status: 200, json: { user: { email: NEW } } });
  expect(mail.letters.map(({ to }) => to)).toEqual([[NEW], [AYSE]]);
  expect(bodyText(mail.letters[1])).not.toContain(NEW);
  expect((await confirm(shop, token, link)).status).toBe(404);
  expect(await signIn(shop, NEW)).toMatch(/^fy_/);
  expect((await shop.call("POST", "/api/auth/login", { body: { email: AYSE, password: PASSWORD } })).status).toBe(401);
});

test("a link expires after half an hour, and an address that somebody else has is refused", async () => {
  const shop = await openWithMail();
  await addPerson(shop.accounts, "customer");
  await shop.accounts.createAccount({ name: "Ece", email: NEW, passwordHash: null, role: "customer" });
  const token = await signIn(shop);
  await change(shop, token);
  const [, link = ""] = /hesap#([\w-]+)/.exec(bodyText(mail.letters[0])) ?? [];
  expect(await confirm(shop, token, link)).toMatchObject({ status: 409, json: { field: "email" } });
  shop.clock.now = new Date(shop.clock.now.getTime() + 30 * 60_000);
  expect((await confirm(shop, token, link)).status).toBe(404);
});

test("a shop without mail changes the address at once, for who has just proven who she is", async () => {
  const shop = await openApp();
  await addPerson(shop.accounts, "customer");
  const token = await signIn(shop);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60 * 60_000);
  expect(await change(shop, token)).toMatchObject({ status: 403, json: { needs: "password" } });
  await shop.call("POST", "/api/account/proof", { token, body: { password: PASSWORD } });
  expect(await change(shop, token, "yok")).toMatchObject({ status: 422 });
  expect(await change(shop, token)).toMatchObject({ status: 200, json: { user: { email: NEW } } });
});
