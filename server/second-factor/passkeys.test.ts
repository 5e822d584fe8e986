import { beforeEach, describe, expect, test, vi } from "vitest";
import { addPerson, type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { playAuthenticator } from "../../tests/support/second-factor/played-authenticator.ts";
import { shownCode } from "../../tests/support/second-factor/shown-code.ts";

const PUBLIC_URL = "https://fiyonk.example";
const REFUSED = { detail: "Bu cihazla giriş olmadı; şifrenle girebilirsin" };

let shop: OpenApp;
let token: string;
beforeEach(async () => {
  shop = await openApp();
  token = await shop.tokenOf("customer");
});

const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
  shop.clock.elapsed += minutes * 60_000;
};
const own = (method: string, path = "", body?: unknown) =>
  shop.call(method, `/api/account/passkeys${path}`, { token, ...(body === undefined ? {} : { body }) });
const requestChallenge = async () => (await shop.call("POST", "/api/auth/passkey/question")).json;
const show = (body: unknown) => shop.call("POST", "/api/auth/passkey", { body });

async function addPhone() {
  const phone = playAuthenticator(PUBLIC_URL);
  const { json } = await own("POST", "/question");
  const added = await own("POST", "", phone.make(json));
  expect(added.status).toBe(200);
  return phone;
}

describe("adding a device", () => {
  test("it is listed by its name, and signs in without a password", async () => {
    const { json } = await own("POST", "/question");
    expect(json).toMatchObject({
      rp: { id: "fiyonk.example", name: "Fiyonk" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const phone = playAuthenticator(PUBLIC_URL);
    const made = phone.make(json);
    const added = await shop.call("POST", "/api/account/passkeys", {
      token,
      body: made,
      headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36" },
    });
    const [listed] = added.json.passkeys;
    expect(listed).toMatchObject({ id: made.id, name: "Chrome, Android", usedAt: null });
    expect((await own("POST", "/question")).json.excludeCredentials).toMatchObject([{ id: made.id }]);

    const signedIn = await show(phone.show(await requestChallenge()));
    expect(signedIn).toMatchObject({ status: 200, json: { user: { role: "customer" } } });
    expect((await shop.call("GET", "/api/auth/me", { token: signedIn.json.token })).status).toBe(200);
    expect((await own("GET")).json.passkeys[0].usedAt).toBe(shop.clock.now.toISOString());
    expect(shop.log()).toContain('"provider":"passkey"');
  });

  test.each([
    ["another site's page", { origin: "https://fiyonk.example.kotu.example" }],
    ["another site's key", { site: "kotu.example" }],
    ["a device that was not unlocked", { isVerified: false }],
  ])("%s is not added", async (_, said) => {
    const phone = playAuthenticator(PUBLIC_URL);
    const { json } = await own("POST", "/question");
    expect((await own("POST", "", phone.make(json, said))).status).toBe(422);
    expect((await own("GET")).json.passkeys).toEqual([]);
  });

  test("an answer is accepted once, from the challenged person, within minutes", async () => {
    const { json } = await own("POST", "/question");
    expect((await own("POST", "", playAuthenticator(PUBLIC_URL).make(json))).status).toBe(200);
    expect((await own("POST", "", playAuthenticator(PUBLIC_URL).make(json))).status).toBe(422);
    const { json: unanswered } = await own("POST", "/question");
    const owner = token;
    token = await shop.tokenOf("admin");
    expect((await own("POST", "", playAuthenticator(PUBLIC_URL).make(unanswered))).status).toBe(422);
    token = owner;
    pass(6);
    expect((await own("POST", "", playAuthenticator(PUBLIC_URL).make(unanswered))).status).toBe(422);
    const forSignIn = { ...(await requestChallenge()), user: { id: "x" } };
    expect((await own("POST", "", playAuthenticator(PUBLIC_URL).make(forSignIn))).status).toBe(422);
  });

  test("adding and removing need a fresh proof, and only own devices can be removed", async () => {
    const phone = await addPhone();
    const { id } = phone.show({ challenge: "x" });
    const owner = token;
    token = await shop.tokenOf("admin");
    expect((await own("DELETE", `/${id}`)).status).toBe(404);
    token = owner;
    pass(11);
    for (const answer of [await own("POST", "/question"), await own("DELETE", `/${id}`)]) {
      expect(answer).toMatchObject({ status: 403, json: { needs: "password" } });
    }
    token = await shop.tokenOf("customer");
    expect((await own("DELETE", `/${id}`)).json).toEqual({ passkeys: [] });
    expect(await show(phone.show(await requestChallenge()))).toMatchObject({ status: 401, json: REFUSED });
  });
});

describe("signing in by a device", () => {
  test.each([
    ["another site's page", { origin: "https://kotu.example" }],
    ["another site's key", { site: "kotu.example" }],
    ["a device that was not unlocked", { isVerified: false }],
    ["a counter that goes back", { counter: 1 }],
    ["another person's id", { userId: Buffer.from("baska").toString("base64url") }],
    ["an unknown key", { id: "bilinmeyen" }],
  ])("%s is refused", async (_, said) => {
    const phone = await addPhone();
    await show(phone.show(await requestChallenge()));
    expect(await show(phone.show(await requestChallenge(), said))).toMatchObject({ status: 401, json: REFUSED });
    expect((await show(phone.show(await requestChallenge()))).status).toBe(200);
  });

  test("an answer signs in once, within minutes, and only for a sign-in challenge of the shop", async () => {
    const phone = await addPhone();
    const answer = phone.show(await requestChallenge());
    const twice = await Promise.all([show(answer), show(answer)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const late = phone.show(await requestChallenge());
    pass(6);
    expect((await show(late)).status).toBe(401);
    expect((await show(phone.show({ challenge: "AAAA" }))).status).toBe(401);
    const { json } = await own("POST", "/question");
    expect((await show(phone.show(json))).status).toBe(401);
  });

  test("an admin's device counts as both steps and needs no code", async () => {
    token = await shop.tokenOf("admin");
    const phone = await addPhone();
    const { key } = (await shop.call("POST", "/api/account/second-factor/key", { token })).json;
    const code = shownCode(key, shop.clock.now);
    expect((await shop.call("POST", "/api/account/second-factor", { token, body: { code } })).status).toBe(200);
    expect(await show(phone.show(await requestChallenge()))).toMatchObject({
      status: 200,
      json: { user: { role: "admin" } },
    });
    await shop.secondFactors.removeSecondFactors((await addPerson(shop.accounts, "admin")).id);
    expect((await show(phone.show(await requestChallenge()))).status).toBe(401);
  });

  test("issuing a challenge stores nothing before a right answer", async () => {
    const { secondFactors, accounts } = shop;
    const writes = [vi.spyOn(secondFactors, "saveChallenge"), vi.spyOn(accounts, "spendOnce")];
    const phone = await addPhone();
    const challenges = await Promise.all([requestChallenge(), requestChallenge(), requestChallenge()]);
    await show(phone.show(challenges[0], { origin: "https://kotu.example" }));
    expect(writes.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    const { challenge } = challenges[1];
    const [expiresAt = "", ...rest] = Buffer.from(challenge, "base64url").toString().split(" ");
    const extended = [Number(expiresAt) + 3_600_000, ...rest].join(" ");
    expect((await show(phone.show({ challenge: Buffer.from(extended).toString("base64url") }))).status).toBe(401);
    expect((await show(phone.show(challenges[2]))).status).toBe(200);
  });

  test("challenges are limited per address", async () => {
    const statuses = await Promise.all(Array.from({ length: 31 }, requestChallenge));
    expect(statuses.at(-1)).toHaveProperty("detail");
  });
});
