import { beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../tests/support/open-app.ts";
import { shownCode } from "../../tests/support/second-factor/shown-code.ts";

const OWNER = { email: "sahibi@fiyonk.example", password: PASSWORD };
const CODE_REQUIRED = { detail: "Doğrulama uygulamandaki 6 haneli kodu yaz", needs: "code" };
const WRONG_CODE = { detail: "Doğrulama kodu yanlış ya da kullanılmış", field: "code" };
const WRONG_PASSWORD = { detail: "E-posta veya şifre hatalı", field: "password" };

let shop: OpenApp;
let token: string;
beforeEach(async () => {
  shop = await openApp({ env: { PUBLIC_URL: "http://localhost:3000" } });
  token = await shop.tokenOf("admin");
});

const pass = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
  shop.clock.elapsed += seconds * 1000;
};
const own = (method: string, path: string, body?: unknown) =>
  shop.call(method, `/api/account/${path}`, { token, ...(body === undefined ? {} : { body }) });
const login = (body: object, from?: string) => shop.call("POST", "/api/auth/login", { body, from });

const shownBy = (key: string, stepsAway?: number) => shownCode(key, shop.clock.now, stepsAway);

async function turnOn(): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await own("POST", "second-factor/key")).json;
  const { recoveryCodes } = (await own("POST", "second-factor", { code: shownBy(key) })).json;
  pass(30);
  return { key, recoveryCodes };
}

describe("turning the second step on and off", () => {
  test("the app's first code turns it on and returns ten recovery codes", async () => {
    const { json } = await own("POST", "second-factor/key");
    expect(json.key).toMatch(/^[A-Z2-7]{32}$/);
    expect(json.qr.path).toMatch(/^[\dMmHhVvLlZz -]+$/);
    const address = new URL(json.address);
    expect(address.protocol).toBe("otpauth:");
    expect(address.searchParams.get("secret")).toBe(json.key);
    expect((await own("POST", "second-factor", { code: "000000" })).status).toBe(422);
    expect((await own("GET", "second-factor")).json).toEqual({ isOn: false, recoveries: 0 });
    const shown = shownBy(json.key);
    const { json: on } = await own("POST", "second-factor", { code: `${shown.slice(0, 3)} ${shown.slice(3)}` });
    expect(new Set(on.recoveryCodes).size).toBe(10);
    for (const code of on.recoveryCodes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await own("GET", "second-factor")).json).toEqual({ isOn: true, recoveries: 10 });
    expect((await own("POST", "second-factor/key")).status).toBe(409);
    expect((await own("POST", "second-factor", { code: shownBy(json.key) })).status).toBe(409);
    expect(shop.log()).not.toContain(json.key);
  });

  test("a customer cannot turn it on", async () => {
    token = await shop.tokenOf("customer");
    expect((await own("POST", "second-factor/key")).status).toBe(403);
    expect((await own("POST", "second-factor/off", { code: "123456" })).status).toBe(409);
  });

  test("an old sign-in needs a fresh proof, and a code turns the second step off", async () => {
    pass(601);
    expect((await own("POST", "second-factor/key")).json.needs).toBe("password");
    expect((await own("POST", "proof", { password: "yanlış şifre" })).status).toBe(422);
    expect((await own("POST", "second-factor/key")).status).toBe(403);
    expect((await own("POST", "proof", { password: PASSWORD })).status).toBe(200);
    const { key } = await turnOn();

    pass(601);
    expect((await own("POST", "proof", { password: PASSWORD })).status).toBe(422);
    const refused = await own("POST", "second-factor/off", { code: "000000" });
    expect(refused).toMatchObject({ status: 422, json: WRONG_CODE });
    expect((await own("POST", "second-factor/off", { code: shownBy(key) })).status).toBe(200);
    expect((await login(OWNER)).status).toBe(200);
    expect((await own("GET", "second-factor")).json).toEqual({ isOn: false, recoveries: 0 });
  });

  test("wrong codes with a stolen token are throttled without locking the owner out", async () => {
    const { key } = await turnOn();
    for (let n = 0; n < 5; n += 1) await own("POST", "second-factor/off", { code: "000000" });
    expect((await own("POST", "second-factor/off", { code: shownBy(key) })).status).toBe(429);
    expect((await login({ ...OWNER, code: shownBy(key) })).status).toBe(200);
  });
});

describe("the second step of a sign-in", () => {
  test("the right password asks for a code, and signs in with it", async () => {
    const { key } = await turnOn();
    const first = await login(OWNER);
    expect(first).toMatchObject({ status: 401, json: CODE_REQUIRED });
    expect(first.json.token).toBeUndefined();
    const second = await login({ ...OWNER, code: shownBy(key) });
    expect(second).toMatchObject({ status: 200, json: { user: { role: "admin" } } });
  });

  test("a wrong password does not reveal the second step", async () => {
    await turnOn();
    for (const code of [undefined, "000000"]) {
      const refused = await login({ ...OWNER, password: "yanlış şifre", code });
      expect(refused).toMatchObject({ status: 401, json: WRONG_PASSWORD });
      expect(refused.json).toEqual(WRONG_PASSWORD);
    }
  });

  test("other accounts need no code, even when one is sent", async () => {
    await turnOn();
    const { email } = await addPerson(shop.accounts, "customer");
    expect((await login({ email, password: PASSWORD })).status).toBe(200);
    expect((await login({ email, password: PASSWORD, code: "000000" })).status).toBe(200);
  });

  test("a code is accepted half a minute either way, once, and never before a later one", async () => {
    const { key } = await turnOn();
    pass(300);
    for (const away of [-2, 2]) {
      expect((await login({ ...OWNER, code: shownBy(key, away) })).json).toEqual(WRONG_CODE);
    }
    const codes = [-1, 0, 1].map((away) => shownBy(key, away));
    for (const code of codes) {
      expect((await login({ ...OWNER, code })).status).toBe(200);
      expect((await login({ ...OWNER, code })).json).toEqual(WRONG_CODE);
    }
    expect((await login({ ...OWNER, code: codes[0] })).json).toEqual(WRONG_CODE);
  });

  test("the code that turned it on does not sign in", async () => {
    const { key } = (await own("POST", "second-factor/key")).json;
    const code = shownBy(key);
    await own("POST", "second-factor", { code });
    expect((await login({ ...OWNER, code })).json).toEqual(WRONG_CODE);
  });

  test("of simultaneous sign-ins with one code only one succeeds", async () => {
    const { key } = await turnOn();
    const code = shownBy(key);
    const answers = await Promise.all(
      ["10.1.0.1", "10.2.0.1", "10.3.0.1"].map((from) => login({ ...OWNER, code }, from)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test("a recovery code is accepted once, in any spelling", async () => {
    const { recoveryCodes } = await turnOn();
    const [first = "", second = ""] = recoveryCodes;
    expect((await login({ ...OWNER, code: first.toLowerCase().replaceAll("-", " ") })).status).toBe(200);
    expect((await login({ ...OWNER, code: first })).json).toEqual(WRONG_CODE);
    expect((await login({ ...OWNER, code: second.replaceAll("0", "o").replaceAll("1", "ı") })).status).toBe(200);
    expect((await own("GET", "second-factor")).json.recoveries).toBe(8);
  });

  test("wrong codes are throttled like wrong passwords, and a request for a code does not reset the count", async () => {
    const { key } = await turnOn();
    for (let n = 0; n < 4; n += 1) {
      expect((await login({ ...OWNER, code: "000000" })).json).toEqual(WRONG_CODE);
      expect((await login(OWNER)).json.needs).toBe("code");
    }
    await login({ ...OWNER, code: "000000" });
    expect((await login({ ...OWNER, code: shownBy(key) })).status).toBe(429);
    pass(60);
    expect((await login({ ...OWNER, code: shownBy(key) })).status).toBe(200);
  });

  test("a Google sign-in continues with the same id and a code, once, within five minutes", async () => {
    const { key } = await turnOn();
    const owner = await signedIn(shop.accounts, await addPerson(shop.accounts, "admin"));
    const { email } = OWNER;
    await shop.accounts.addIdentityTo(owner, { provider: "demo", subject: email, email, name: "Fiyonk Sahibi" });
    const google = (body: object) => shop.call("POST", "/api/auth/google", { body });
    const comeBack = async () => {
      const form = new URLSearchParams({ redirect: "http://localhost:3000/login", name: "Fiyonk Sahibi", email });
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const { headers: answered } = await shop.call("POST", "/demo-google", { body: form.toString(), headers });
      const sessionId = answered.get("Location")?.split("session_id=")[1] ?? "";
      expect(await google({ sessionId })).toMatchObject({ status: 401, json: CODE_REQUIRED });
      return sessionId;
    };
    const sessionId = await comeBack();
    expect((await google({ sessionId })).json.needs).toBeUndefined();
    expect((await google({ sessionId, code: "000000" })).json).toEqual(WRONG_CODE);
    expect(await google({ sessionId, code: shownBy(key) })).toMatchObject({ json: { user: { role: "admin" } } });
    pass(30);
    expect((await google({ sessionId, code: shownBy(key) })).status).toBe(401);
    const late = await comeBack();
    pass(300);
    expect((await google({ sessionId: late, code: shownBy(key) })).json.detail).toBe("Süre doldu, baştan giriş yap");
    expect((await google({ sessionId: "uydurma-kimlik", code: shownBy(key) })).status).toBe(401);
  });

  test.each(["１２３４５６", "12345é", "çığüşö", "12 45a", "💖💖💖"])("%s is refused as a wrong code", async (code) => {
    await turnOn();
    expect((await login({ ...OWNER, code })).status).toBe(401);
  });

  test("after ten minutes the password alone neither sets a new one nor removes the account", async () => {
    const { key } = await turnOn();
    shop.clock.now = new Date(shop.clock.now.getTime() + 30 * 60_000);
    const wanted = { status: 403, json: { needs: "code" } };
    const call = (path: string, body: unknown) => shop.call("POST", `/api/account${path}`, { token, body });
    const change = { old: OWNER.password, password: "fiyonklu-kutu-42" };
    expect(await call("/password", change)).toMatchObject(wanted);
    expect(await call("/removal", { password: OWNER.password })).toMatchObject(wanted);
    expect((await call("/proof", { code: shownBy(key) })).status).toBe(200);
    expect((await call("/password", change)).status).toBe(200);
  });

  test("a new password by a reset link does not bypass the code", async () => {
    const { key } = await turnOn();
    const partner = await shop.accounts.createAccount({
      name: "Ortak",
      email: "ortak@fiyonk.example",
      passwordHash: null,
      role: "admin",
    });
    const request = { token: await shop.tokenFor(partner, "password"), body: { email: OWNER.email } };
    const { link } = (await shop.call("POST", "/api/admin/reset-links", request)).json;
    const password = "fiyonklu-kutu-42";
    const body = { link: new URL(link).hash.slice(1), password };
    expect((await shop.call("POST", "/api/auth/reset", { body })).json).toEqual({});
    expect(await login({ ...OWNER, password })).toMatchObject({ status: 401, json: CODE_REQUIRED });
    expect((await login({ ...OWNER, password, code: shownBy(key) })).status).toBe(200);
  });

  test("the password alone signs in again after the second factors were removed", async () => {
    await turnOn();
    const { id } = await addPerson(shop.accounts, "admin");
    await shop.secondFactors.removeSecondFactors(id);
    expect((await login(OWNER)).status).toBe(200);
  });
});
