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

/** The password changes when somebody has proven to be the one and has no session yet. */
function changePasswordMeanwhile() {
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

test("a password that is changed during its sign-in signs nobody in", async () => {
  changePasswordMeanwhile();
  expect(await post("/api/auth/login", { email: AYSE, password: PASSWORD })).toMatchObject(CHANGED);
});

test("an account that is taken over during its registration is not signed in", async () => {
  changePasswordMeanwhile();
  const person = { name: "Fatma Kaya", email: "fatma@posta.example", password: "fiyonklu-kutu-42" };
  expect(await post("/api/auth/register", person)).toMatchObject(CHANGED);
});

test("a passkey shown before a wipe signs nobody in after it", async () => {
  const phone = await addPhone();
  const shown = async () => post("/api/auth/passkey", phone.show((await post("/api/auth/passkey/question")).json));
  changePasswordMeanwhile();
  expect(await shown()).toMatchObject(CHANGED);
  expect((await shown()).status).toBe(200);
});
