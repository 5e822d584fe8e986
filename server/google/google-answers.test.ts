import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { AYSE, type OpenIdProvider, openProvider, signed } from "../../tests/support/open-id/open-id-provider.ts";
import { openShopWithGoogle } from "../../tests/support/open-id/shop-with-google.ts";

/** The answer to a malformed id. */
const INVALID_ID = { status: 422, json: { detail: "Google girişi başarısız" } };

let provider: OpenIdProvider;
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
