import { beforeEach, describe, expect, test } from "vitest";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../../tests/support/open-app.ts";

const NEW = "fiyonklu-kutu-42";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";
const HALF_AN_HOUR = 30 * 60_000;

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
});

async function signIn(email = "ayse@posta.example", password = PASSWORD, headers = { "User-Agent": IPHONE }) {
  const { json, status } = await shop.call("POST", "/api/auth/login", { body: { email, password }, headers });
  return { status, token: String(json?.token) };
}

async function ayse() {
  await addPerson(shop.accounts, "customer");
  const { token } = await signIn();
  const own = (method: string, path = "", body?: unknown) =>
    shop.call(method, `/api/account${path}`, { token, ...(body === undefined ? {} : { body }) });
  const me = async () => (await shop.call("GET", "/api/auth/me", { token })).status;
  return { token, own, me };
}

describe("Hesabım", () => {
  test("lists the person's own sign-ins with device names, and whether she has a password", async () => {
    const { own, token } = await ayse();
    shop.wait(60_000);
    await signIn("ayse@posta.example", PASSWORD, { "User-Agent": "Firefox/140.0 (Windows)" });
    const { status, json, headers } = await own("GET");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    const { user } = (await shop.call("GET", "/api/auth/me", { token })).json;
    expect(json).toMatchObject({ userId: user.id, hasPassword: true });
    expect(json.signIns).toMatchObject([
      { device: "Firefox, Windows", way: "password", startedAt: "2025-11-21T09:01:00.000Z", isCurrent: false },
      { device: "Safari, iPhone", way: "password", startedAt: "2025-11-21T09:00:00.000Z", isCurrent: true },
    ]);
    expect(JSON.stringify(json)).not.toMatch(/argon2|fy_|[0-9a-f]{64}/);
  });

  test("changes the name by the rules of registration", async () => {
    const { own } = await ayse();
    expect((await own("PATCH", "", { name: " Ayşe Demir " })).json.user).toMatchObject({ name: "Ayşe Demir" });
    expect(await own("PATCH", "", { name: " " })).toMatchObject({
      status: 422,
      json: { detail: "Ad soyad gerekli", field: "name" },
    });
  });

  test("changes the password if the old one is right, and ends other sign-ins", async () => {
    const { own, me } = await ayse();
    const other = await signIn();
    const wrong = await own("POST", "/password", { old: "kurdelesiz-kutu", password: NEW });
    expect(wrong).toMatchObject({ status: 422, json: { detail: "Şimdiki şifre hatalı", field: "old" } });
    const common = await own("POST", "/password", { old: PASSWORD, password: "12345678" });
    expect(common).toMatchObject({
      status: 422,
      json: { detail: "Bu şifre çok kolay tahmin edilir, başka bir şifre seç", field: "password" },
    });
    expect((await signIn()).status).toBe(200);

    const same = await own("POST", "/password", { old: PASSWORD, password: PASSWORD });
    expect(same).toMatchObject({
      status: 422,
      json: { detail: "Yeni şifren eskisinden farklı olmalı", field: "password" },
    });
    expect(await own("POST", "/password", { old: PASSWORD, password: NEW })).toMatchObject({ status: 200 });
    expect(await me()).toBe(200);
    expect((await shop.call("GET", "/api/auth/me", { token: other.token })).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await signIn("ayse@posta.example", NEW)).status).toBe(200);
    expect(shop.log()).toContain("password_changed");
    expect(shop.log()).not.toContain(NEW);
  });

  test("throttles repeated password changes", async () => {
    const { own } = await ayse();
    const words = Array.from({ length: 40 }, (_, time) => `fiyonklu-kutu-${time}`);
    const answers = [];
    for (const [time, password] of words.entries()) {
      answers.push(await own("POST", "/password", { old: words[time - 1] ?? PASSWORD, password }));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers[5]).toMatchObject({
      status: 429,
      json: { detail: "Çok fazla deneme yapıldı, biraz sonra tekrar dene" },
    });
    expect(answers[5]?.headers.get("Retry-After")).toBe("1");
    shop.wait(1000);
    expect((await own("POST", "/password", { old: words[4], password: NEW })).status).toBe(200);
  });

  test("throttles guesses of the old password", async () => {
    const { own, me } = await ayse();
    const answers = [];
    for (let guess = 0; guess < 7; guess += 1) {
      answers.push((await own("POST", "/password", { old: `tahmin-${guess}`, password: NEW })).status);
    }
    expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect(await me()).toBe(200);
  });

  test("ends one sign-in or all others, but never those of another person", async () => {
    const { own, me } = await ayse();
    const owner = await shop.tokenOf("admin");
    const others = [await signIn(), await signIn()];
    const [theirs] = (await shop.call("GET", "/api/account", { token: owner })).json.signIns;
    const closed = { status: 404, json: { detail: "Bu giriş zaten kapanmış" } };
    expect(await own("DELETE", `/sign-ins/${theirs.id}`)).toMatchObject(closed);

    const [one] = (await own("GET")).json.signIns.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await own("DELETE", `/sign-ins/${one.id}`)).status).toBe(200);
    expect(await own("DELETE", `/sign-ins/${one.id}`)).toMatchObject(closed);
    expect((await own("DELETE", "/sign-ins")).json).toEqual({ ended: 1 });
    for (const { token } of others) expect((await shop.call("GET", "/api/auth/me", { token })).status).toBe(401);
    expect(await me()).toBe(200);
    expect((await shop.call("GET", "/api/auth/me", { token: owner })).status).toBe(200);
  });

  test("asks an old sign-in for a fresh proof before it ends others", async () => {
    const { own } = await ayse();
    shop.wait(HALF_AN_HOUR);
    await signIn();
    const [other] = (await own("GET")).json.signIns.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    for (const path of [`/sign-ins/${other.id}`, "/sign-ins"]) {
      expect(await own("DELETE", path)).toMatchObject({ status: 403, json: { needs: "password" } });
    }
    expect((await own("GET")).json.signIns).toHaveLength(2);
    await own("POST", "/proof", { password: PASSWORD });
    expect((await own("DELETE", `/sign-ins/${other.id}`)).status).toBe(200);
  });

  test("asks for the password again after half an hour", async () => {
    const { own } = await ayse();
    shop.wait(HALF_AN_HOUR);
    const wanted = { status: 403, json: { detail: "Devam etmek için şifreni yeniden yaz", needs: "password" } };
    expect(await own("GET", "/proof")).toMatchObject(wanted);
    expect(await own("POST", "/passkeys/question")).toMatchObject(wanted);
    expect(await own("POST", "/proof", { password: "kurdelesiz" })).toMatchObject({ status: 422 });
    expect(await own("POST", "/passkeys/question")).toMatchObject(wanted);
    expect((await own("POST", "/proof", { password: PASSWORD })).status).toBe(200);
    expect((await own("GET", "/proof")).status).toBe(200);
    expect((await own("POST", "/passkeys/question")).status).toBe(200);
  });

  test("removes the account and its sessions if the password is right", async () => {
    const { own, me } = await ayse();
    expect((await own("GET")).json.isOnlyAdmin).toBe(false);
    expect(await own("POST", "/removal", {})).toMatchObject({
      status: 422,
      json: { detail: "Şifre hatalı", field: "password" },
    });
    expect((await own("POST", "/removal", { password: PASSWORD })).status).toBe(200);
    expect(await me()).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect(await shop.accounts.findAccount("ayse@posta.example")).toBeUndefined();
  });

  test("does not remove the only admin, and says so before she asks for it", async () => {
    const token = await shop.tokenOf("admin");
    expect((await shop.call("GET", "/api/account", { token })).json.isOnlyAdmin).toBe(true);
    const answer = await shop.call("POST", "/api/account/removal", { token, body: { password: PASSWORD } });
    expect(answer).toMatchObject({ status: 409, json: { detail: "Dükkânın tek yöneticisinin hesabı silinemez" } });
  });
});

describe("a person who signed in with Google and has no password", () => {
  async function fatma() {
    const account = await shop.accounts.createAccount(
      { name: "Fatma Kaya", email: "fatma@posta.example", passwordHash: null, role: "customer" },
      { provider: "google", subject: "77" },
    );
    const token = await shop.tokenFor(account, "google");
    return (method: string, path: string, body: unknown) => shop.call(method, `/api/account${path}`, { token, body });
  }
  const PROOF = { status: 403, json: { detail: "Devam etmek için çıkıp yeniden giriş yap", needs: "sign-in" } };

  test("sets a first password shortly after the sign-in, but not later", async () => {
    const own = await fatma();
    shop.wait(HALF_AN_HOUR);
    expect(await own("POST", "/password", { password: NEW })).toMatchObject(PROOF);
    shop.wait(-HALF_AN_HOUR);
    expect((await own("POST", "/password", { password: NEW })).status).toBe(200);
    expect((await signIn("fatma@posta.example", NEW)).status).toBe(200);
  });

  test("removes the account shortly after the sign-in, but not later", async () => {
    const own = await fatma();
    shop.wait(HALF_AN_HOUR);
    expect(await own("POST", "/removal", {})).toMatchObject(PROOF);
    shop.wait(-HALF_AN_HOUR);
    expect((await own("POST", "/removal", {})).status).toBe(200);
  });
});
