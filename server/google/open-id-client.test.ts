import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { BROKEN_ANSWERS, INSIDE, silent } from "../../tests/support/open-id/broken-answers.ts";
import {
  AYSE,
  type Claims,
  DISCOVERY_PATH,
  forged,
  KEYS_PATH,
  type OpenIdProvider,
  openProvider,
  signed,
  signedWithPublicKey,
  TOKEN_PATH,
} from "../../tests/support/open-id/open-id-provider.ts";
import { idIn, openShopWithGoogle } from "../../tests/support/open-id/shop-with-google.ts";

let provider: OpenIdProvider;
let walk: Awaited<ReturnType<typeof openShopWithGoogle>>;
beforeAll(async () => {
  provider = await openProvider();
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

const METADATA = "http://169.254.169.254/latest/meta-data/";
const FAILED = { status: 422, json: { detail: "Google girişi başarısız" } };

/** Breaks the provider while the browser is there. This sign-in fails, and the next one succeeds. */
async function failsFor(breakIt: () => void) {
  walk = await openShopWithGoogle(provider);
  const browser = walk.browse();
  const back = await browser.answer((await browser.start()).headers.get("Location") ?? "");
  breakIt();
  const { status, headers } = await browser.comeBack(back);
  expect(status).toBe(303);
  await expectFailureWithoutTrace(await browser.exchange(idIn(headers)));
}

async function expectFailureWithoutTrace(answer: object) {
  expect(answer).toMatchObject(FAILED);
  expect(await walk.shop.accounts.findAccount(AYSE.email)).toBeUndefined();
  expect(walk.shop.log()).toContain('"event":"provider_failed"');
  for (const secret of [AYSE.email, "Ayşe", "id_token", "meta-data"]) expect(walk.shop.log()).not.toContain(secret);
  expect(provider.requestedPaths).not.toContain(INSIDE);
  provider.reset();
  walk.shop.clock.elapsed += 60_000;
  expect((await walk.signIn()).status).toBe(200);
}

describe("a wrong ID token signs nobody in and leaves no trace (§8)", () => {
  test.each<[string, (claims: Claims) => string]>([
    ["with an unverified address", (claims) => signed({ ...claims, email_verified: false })],
    ["without email_verified", ({ email_verified: _, ...claims }) => signed(claims)],
    ["with email_verified as a text", (claims) => signed({ ...claims, email_verified: "true" })],
    ["without an address", ({ email: _, ...claims }) => signed(claims)],
    ["with a Turkish letter in the address", (claims) => signed({ ...claims, email: "ayşe@posta.example" })],
    ["for another client", (claims) => signed({ ...claims, aud: "baska-dukkan" })],
    ["of another issuer", (claims) => signed({ ...claims, iss: "https://accounts.google.com" })],
    ["of another flow", (claims) => signed({ ...claims, nonce: "A".repeat(43) })],
    ["that has expired", (claims) => signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 })],
    ["with a wrong signature", forged],
    ["without a signature", (claims) => signed(claims, { alg: "none" }).replace(/[^.]+$/, "")],
    ["signed with the public key as a secret", signedWithPublicKey],
    ["signed with an unknown key", (claims) => signed(claims, { alg: "RS256", kid: "baska" })],
  ])("%s", async (_, change) => {
    await failsFor(() => provider.replaceIdToken(change));
  });

  test("a missing name is replaced by the first part of the address", async () => {
    walk = await openShopWithGoogle(provider);
    provider.replaceIdToken(({ name: _, ...claims }) => signed(claims));
    expect((await walk.signIn()).json.user).toMatchObject({ name: "ayse", email: AYSE.email });
  });
});

describe.each([["tokens", TOKEN_PATH] as const, ["keys", KEYS_PATH] as const])("an endpoint for %s", (_, path) => {
  test.each(BROKEN_ANSWERS)("that %s fails the sign-in", async (_how, answer) => {
    await failsFor(() => provider.answerAt(path, answer));
  });

  test("that stays silent fails the sign-in after five seconds in all", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    let before = 0;
    await failsFor(() => {
      before = timeout.mock.calls.length;
      provider.answerAt(path, silent);
      timeout.mockReturnValueOnce(AbortSignal.abort());
    });
    expect(timeout.mock.calls[before]).toEqual([5000]);
  });
});

describe("a discovery document", () => {
  const discoveryWith = (changes: object) => async () => {
    walk = await openShopWithGoogle(provider);
    const known = await (await fetch(`${provider.url}${DISCOVERY_PATH}`)).json();
    provider.answerAt(DISCOVERY_PATH, (_, response) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ ...known, ...changes })),
    );
  };

  test.each<[string, () => Promise<void>]>([
    ...BROKEN_ANSWERS.map(([how, answer]): [string, () => Promise<void>] => [
      how,
      async () => {
        walk = await openShopWithGoogle(provider);
        provider.answerAt(DISCOVERY_PATH, answer);
      },
    ]),
    ["names another issuer", discoveryWith({ issuer: "https://accounts.google.com" })],
    ["names a token endpoint in a private network", discoveryWith({ token_endpoint: METADATA })],
    ["names keys in a private network", discoveryWith({ jwks_uri: METADATA })],
    ["names a sign-in page of another host", discoveryWith({ authorization_endpoint: "http://kotu.example/auth" })],
    ["names no token endpoint", discoveryWith({ token_endpoint: undefined })],
  ])("that %s fails the sign-in", async (_, breakIt) => {
    await breakIt();
    const browser = walk.browse();
    const { status, headers } = await browser.start();
    expect(status).toBe(303);
    await expectFailureWithoutTrace(await browser.exchange(idIn(headers)));
  });
});

describe("answers of Google", () => {
  /** The answer to a malformed id. */
  const INVALID_ID = { status: 422, json: { detail: "Google girişi başarısız" } };

  beforeAll(async () => {
    provider = await openProvider();
  });
  afterEach(() => provider.reset());
  afterAll(() => provider.close());

  const REGISTERED = { name: "Ayşe Yılmaz", passwordHash: "$argon2id$", role: "customer" } as const;

  test.each([
    ["at gmail.com", { email: "ayse@gmail.com" }],
    ["at googlemail.com", { email: "Ayse@GoogleMail.com" }],
    ["in a domain that Google hosts", { email: "ayse@posta.example", hd: "posta.example" }],
  ])("an existing account is joined by a verified address %s", async (_, claims) => {
    const { shop, signIn } = await openShopWithGoogle(provider);
    const { id } = await shop.accounts.createAccount({ ...REGISTERED, email: claims.email.toLowerCase() });
    provider.replaceIdToken((said) => signed({ ...said, ...claims }));
    expect(await signIn()).toMatchObject({ status: 200, json: { user: { id } } });
  });

  test("an existing account is not joined by an address that Google does not host", async () => {
    const { shop, signIn } = await openShopWithGoogle(provider);
    await shop.accounts.createAccount({ ...REGISTERED, email: AYSE.email });
    expect(await signIn()).toMatchObject({
      status: 401,
      json: { detail: "Bu e-postayla bir hesap var: önce şifrenle giriş yap, sonra Hesabım'dan Google'ı bağla" },
    });
  });

  test.each([false, "true", undefined, 1])(
    "an existing account is not joined with email_verified: %o",
    async (email_verified) => {
      const { shop, signIn } = await openShopWithGoogle(provider);
      await shop.accounts.createAccount({ ...REGISTERED, email: "ayse@gmail.com" });
      provider.replaceIdToken((said) => signed({ ...said, email: "ayse@gmail.com", email_verified }));
      expect(await signIn()).toMatchObject(INVALID_ID);
    },
  );

  test("the return address keeps the page's errand id and allows no other query", async () => {
    const { shop, browse } = await openShopWithGoogle(provider);
    const startWith = (query: string) =>
      shop.call("GET", `/auth/google/start?redirect=${encodeURIComponent(`https://fiyonk.example/login${query}`)}`);
    const errand = `?is=${"0f".repeat(16)}`;
    const started = await startWith(errand);
    const [cookie = ""] = started.headers.getSetCookie();
    const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
    const browser = browse(new Map([[name, value]]));
    const back = await browser.comeBack(await browser.answer(started.headers.get("Location") ?? ""));
    expect(back.headers.get("Location")).toMatch(
      new RegExp(`^https://fiyonk.example/login\\${errand}#session_id=[\\w-]{32}$`),
    );
    for (const query of ["?is=", `?is=${"0f".repeat(16)}&x=1`, "?x=1", `${errand}#x`, `?is=${"0F".repeat(16)}`]) {
      expect((await startWith(query)).status).toBe(400);
    }
  });
});
