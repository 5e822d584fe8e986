import { beforeEach, expect, test, vi } from "vitest";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../tests/support/open-app.ts";
import { playAuthenticator } from "../../tests/support/second-factor/played-authenticator.ts";

const AYSE = "ayse@posta.example";
const CHANGED = { status: 401, json: { detail: "Bu hesap az önce değişti, yeniden giriş yap" } };

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
  await addPerson(shop.accounts, "customer");
});

const post = (path: string, body?: object, token?: string) => shop.call("POST", path, { body, token });

/** Changes the password after the proof and before the session is created. */
function changePasswordBeforeSession() {
  const { accounts } = shop;
  const create = accounts.createSession;
  vi.spyOn(accounts, "createSession").mockImplementationOnce(async (session, proofs) => {
    const proven = (await accounts.findAccountById(session.userId))?.passwordHash ?? null;
    await accounts.changePassword(session.userId, { proven, passwordHash: "$argon2id$yeni" });
    await create(session, proofs);
  });
}

async function addPhone() {
  const token = await shop.tokenOf("customer");
  const phone = playAuthenticator("https://fiyonk.example");
  const { json } = await post("/api/account/passkeys/question", undefined, token);
  await post("/api/account/passkeys", phone.make(json), token);
  return phone;
}

test("a sign-in fails when the password changes during it", async () => {
  changePasswordBeforeSession();
  expect(await post("/api/auth/login", { email: AYSE, password: PASSWORD })).toMatchObject(CHANGED);
});

test("a registration does not sign in when the account is taken over during it", async () => {
  changePasswordBeforeSession();
  const person = { name: "Fatma Kaya", email: "fatma@posta.example", password: "fiyonklu-kutu-42" };
  expect(await post("/api/auth/register", person)).toMatchObject(CHANGED);
});

test("a passkey sign-in fails when the account's proofs change during it", async () => {
  const phone = await addPhone();
  const shown = async () => post("/api/auth/passkey", phone.show((await post("/api/auth/passkey/question")).json));
  changePasswordBeforeSession();
  expect(await shown()).toMatchObject(CHANGED);
  expect((await shown()).status).toBe(200);
});
