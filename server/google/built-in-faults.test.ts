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

/** She leaves, comes back, and hears of the failure; everybody else signs in as before. */
async function failsFor(breakIt: () => void) {
  walk = await openShopWithGoogle(provider);
  const browser = walk.browse();
  const back = await browser.answer((await browser.start()).headers.get("Location") ?? "");
  breakIt();
  const { status, headers } = await browser.comeBack(back);
  expect(status).toBe(303);
  await nothingIsLeft(await browser.exchange(idIn(headers)));
}

async function nothingIsLeft(answer: object) {
  expect(answer).toMatchObject(FAILED);
  expect(await walk.shop.accounts.findAccount(AYSE.email)).toBeUndefined();
  expect(walk.shop.log()).toContain('"event":"provider_failed"');
  for (const secret of [AYSE.email, "Ayşe", "id_token", "meta-data"]) expect(walk.shop.log()).not.toContain(secret);
  expect(provider.requestedPaths).not.toContain(INSIDE);
  provider.reset();
  walk.shop.clock.elapsed += 60_000;
  expect((await walk.signIn()).status).toBe(200);
}

describe("whatever the provider says, nobody is signed in and nothing is left (§8)", () => {
  test.each<[string, (claims: Claims) => string]>([
    ["that the address is not proven", (claims) => signed({ ...claims, email_verified: false })],
    ["nothing of a proof", ({ email_verified: _, ...claims }) => signed(claims)],
    ["that it is proven, in a word", (claims) => signed({ ...claims, email_verified: "true" })],
    ["no address", ({ email: _, ...claims }) => signed(claims)],
    ["a Turkish address", (claims) => signed({ ...claims, email: "ayşe@posta.example" })],
    ["who it is to another shop", (claims) => signed({ ...claims, aud: "baska-dukkan" })],
    ["who it is in another's name", (claims) => signed({ ...claims, iss: "https://accounts.google.com" })],
    ["who it is in an earlier flow", (claims) => signed({ ...claims, nonce: "A".repeat(43) })],
    ["who it was an hour ago", (claims) => signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 })],
    ["who it is under a wrong signature", forged],
    ["who it is under no signature", (claims) => signed(claims, { alg: "none" }).replace(/[^.]+$/, "")],
    ["who it is under a key that everybody knows", signedWithPublicKey],
    ["who it is under a key that it does not name", (claims) => signed(claims, { alg: "RS256", kid: "baska" })],
  ])("%s", async (_, change) => {
    await failsFor(() => provider.replaceIdToken(change));
  });

  test("a name is not promised: then the address has one", async () => {
    walk = await openShopWithGoogle(provider);
    provider.replaceIdToken(({ name: _, ...claims }) => signed(claims));
    expect((await walk.signIn()).json.user).toMatchObject({ name: "ayse", email: AYSE.email });
  });
});

describe.each([["tokens", TOKEN_PATH] as const, ["keys", KEYS_PATH] as const])(
  "where the provider's %s should be",
  (_, path) => {
    test.each(BROKEN_ANSWERS)("it %s", async (_how, answer) => {
      await failsFor(() => provider.answerAt(path, answer));
    });

    test("it says nothing for five seconds, in all", async () => {
      const patience = vi.spyOn(AbortSignal, "timeout");
      let before = 0;
      await failsFor(() => {
        before = patience.mock.calls.length;
        provider.answerAt(path, silent);
        patience.mockReturnValueOnce(AbortSignal.abort());
      });
      expect(patience.mock.calls[before]).toEqual([5000]);
    });
  },
);

describe("where the provider should say what it has", () => {
  const discovered = (changes: object) => async () => {
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
    ["says it is another one", discovered({ issuer: "https://accounts.google.com" })],
    ["wants tokens fetched inside", discovered({ token_endpoint: METADATA })],
    ["wants keys fetched inside", discovered({ jwks_uri: METADATA })],
    ["sends people elsewhere", discovered({ authorization_endpoint: "http://kotu.example/auth" })],
    ["has no place for tokens", discovered({ token_endpoint: undefined })],
  ])("it %s", async (_, breakIt) => {
    await breakIt();
    const browser = walk.browse();
    const { status, headers } = await browser.start();
    expect(status).toBe(303);
    await nothingIsLeft(await browser.exchange(idIn(headers)));
  });
});
