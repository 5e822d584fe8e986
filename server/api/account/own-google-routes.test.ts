import { beforeEach, expect, test } from "vitest";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../../tests/support/open-app.ts";
import { playAuthenticator } from "../../../tests/support/second-factor/played-authenticator.ts";
import { shownCode } from "../../../tests/support/second-factor/shown-code.ts";

const NEW = "fiyonklu-kutu-42";
const HALF_AN_HOUR = 30 * 60_000;
const BACK = "http://localhost:3000/login";

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp({ env: { PUBLIC_URL: "http://localhost:3000" } });
});

const signIn = async () => {
  const body = { email: "ayse@posta.example", password: PASSWORD };
  const { json, status } = await shop.call("POST", "/api/auth/login", { body });
  return { status, token: String(json?.token) };
};

async function ayse() {
  await addPerson(shop.accounts, "customer");
  return { own: ownOf((await signIn()).token) };
}

const ownOf =
  (token: string) =>
  (method: string, path = "", body?: unknown) =>
    shop.call(method, `/api/account${path}`, { token, ...(body === undefined ? {} : { body }) });

/** The one-time id with which the trial page sends the browser back. */
async function idOf(email: string): Promise<string> {
  const body = new URLSearchParams({ name: "Ayşe Y.", email, redirect: BACK });
  const answer = await shop.app.request("/demo-google", { method: "POST", body });
  return answer.headers.get("Location")?.split("session_id=")[1] ?? "";
}
const withGoogle = async (email: string) =>
  shop.call("POST", "/api/auth/google", { body: { sessionId: await idOf(email) } });

test("a connected Google account signs in to the same account even with another e-mail, until it is disconnected", async () => {
  const { own } = await ayse();
  expect((await own("GET")).json.hasGoogle).toBe(false);
  expect((await own("POST", "/google", { sessionId: await idOf("ayse.y@gmail.example") })).status).toBe(200);
  expect((await own("GET")).json.hasGoogle).toBe(true);
  expect((await withGoogle("ayse.y@gmail.example")).json.user.email).toBe("ayse@posta.example");
  expect((await signIn()).status).toBe(200);

  expect((await own("DELETE", "/google")).status).toBe(200);
  expect((await withGoogle("ayse.y@gmail.example")).json.user.email).toBe("ayse.y@gmail.example");
});

test("Google signs in an admin only if she connected it herself", async () => {
  const token = await shop.tokenOf("admin");
  expect((await withGoogle("sahibi@fiyonk.example")).status).toBe(401);
  const body = { sessionId: await idOf("sahibi@gmail.example") };
  expect((await shop.call("POST", "/api/account/google", { token, body })).status).toBe(200);
  expect((await withGoogle("sahibi@gmail.example")).json.user.role).toBe("admin");
});

test("Google does not replace the second factor of an admin, and an unconnected Google account proves nothing", async () => {
  const token = await shop.tokenOf("admin");
  const own = (path: string, body?: unknown) =>
    shop.call("POST", `/api/account${path}`, { token, ...(body === undefined ? {} : { body }) });
  await own("/google", { sessionId: await idOf("sahibi@gmail.example") });
  expect((await own("/google-proof", { sessionId: await idOf("baska@gmail.example") })).status).toBe(422);
  const { key } = (await own("/second-factor/key")).json;
  expect((await own("/second-factor", { code: shownCode(key, shop.clock.now) })).status).toBe(200);
  shop.wait(HALF_AN_HOUR);
  const proof = await own("/google-proof", { sessionId: await idOf("sahibi@gmail.example") });
  expect(proof).toMatchObject({ status: 403, json: { needs: "code" } });
  expect(await own("/passkeys/question")).toMatchObject({ status: 403, json: { needs: "code" } });
});

test("invalid ids are throttled like sign-ins", async () => {
  const { own } = await ayse();
  const answers = [];
  for (let number = 0; number < 31; number += 1) {
    answers.push((await own("POST", "/google-proof", { sessionId: `uydurma-${number}` })).status);
  }
  expect(answers[0]).toBe(422);
  expect(answers.at(-1)).toBe(429);
});

test("a Google account connects to one account only, and an id works once", async () => {
  await withGoogle("deniz@gmail.example");
  const { own } = await ayse();
  const taken = await own("POST", "/google", { sessionId: await idOf("deniz@gmail.example") });
  expect(taken.status).toBe(409);
  const sessionId = await idOf("ayse.y@gmail.example");
  expect((await own("POST", "/google", { sessionId })).status).toBe(200);
  expect(await own("POST", "/google", { sessionId })).toMatchObject({
    status: 422,
    json: { detail: "Google girişi başarısız" },
  });
});

test("Google cannot be disconnected while it is the only way to sign in", async () => {
  const own = ownOf((await withGoogle("deniz@gmail.example")).json.token);
  expect(await own("DELETE", "/google")).toMatchObject({
    status: 409,
    json: { detail: "Önce bir şifre belirle; yoksa hesabına bir daha giremezsin" },
  });
  expect((await own("POST", "/password", { password: NEW })).status).toBe(200);
  expect((await own("DELETE", "/google")).status).toBe(200);
});

test("Google can be disconnected if a passkey is left, which then cannot be removed", async () => {
  const own = ownOf((await withGoogle("deniz@gmail.example")).json.token);
  const { json } = await own("POST", "/passkeys/question");
  const made = playAuthenticator("http://localhost:3000").make(json);
  expect((await own("POST", "/passkeys", made)).status).toBe(200);
  expect((await own("DELETE", "/google")).status).toBe(200);
  expect((await own("DELETE", `/passkeys/${made.id}`)).status).toBe(409);
  expect((await own("DELETE", "/passkeys/unknown")).status).toBe(404);
  expect((await own("POST", "/password", { password: NEW })).status).toBe(200);
  expect((await own("DELETE", `/passkeys/${made.id}`)).json).toEqual({ passkeys: [] });
});

test("only the connected Google account gives a fresh proof, and connecting another one needs that proof", async () => {
  const { token } = (await withGoogle("deniz@gmail.example")).json;
  const own = (path: string, body: unknown) => shop.call("POST", `/api/account${path}`, { token, body });
  shop.wait(HALF_AN_HOUR);
  expect((await own("/google", { sessionId: await idOf("baska@gmail.example") })).status).toBe(403);
  expect(await own("/google-proof", { sessionId: await idOf("baska@gmail.example") })).toMatchObject({
    status: 422,
    json: { detail: "Bu, hesabına bağlı Google hesabı değil" },
  });
  expect((await own("/google-proof", { sessionId: await idOf("deniz@gmail.example") })).status).toBe(200);
  expect((await own("/removal", {})).status).toBe(200);
});
