import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { AYSE, type OpenIdProvider, openProvider, signed } from "../../tests/support/open-id/open-id-provider.ts";
import { openShopWithGoogle } from "../../tests/support/open-id/shop-with-google.ts";

/** What the page hears of an id that is none. */
const NO_ID = { status: 422, json: { detail: "Google girişi başarısız" } };

let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await openProvider();
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

const REGISTERED = { name: "Ayşe Yılmaz", passwordHash: "$argon2id$", role: "customer" } as const;

test.each([
  ["of Google's own mailbox", { email: "ayse@gmail.com" }],
  ["of Google's own mailbox under its other name", { email: "Ayse@GoogleMail.com" }],
  ["of a domain that Google keeps", { email: "ayse@posta.example", hd: "posta.example" }],
])("an account that is there already is joined by the proof %s", async (_, claims) => {
  const { shop, signIn } = await openShopWithGoogle(provider);
  const { id } = await shop.accounts.createAccount({ ...REGISTERED, email: claims.email.toLowerCase() });
  provider.replaceIdToken((said) => signed({ ...said, ...claims }));
  expect(await signIn()).toMatchObject({ status: 200, json: { user: { id } } });
});

test("an account that is there already is not joined by an address of another mailbox, whose letters Google does not keep", async () => {
  const { shop, signIn } = await openShopWithGoogle(provider);
  await shop.accounts.createAccount({ ...REGISTERED, email: AYSE.email });
  expect(await signIn()).toMatchObject({
    status: 401,
    json: { detail: "Bu e-postayla bir hesap var: önce şifrenle giriş yap, sonra Hesabım'dan Google'ı bağla" },
  });
});

test.each([false, "true", undefined, 1])(
  "an account that is there already is not joined where the address is proven: %o",
  async (email_verified) => {
    const { shop, signIn } = await openShopWithGoogle(provider);
    await shop.accounts.createAccount({ ...REGISTERED, email: "ayse@gmail.com" });
    provider.replaceIdToken((said) => signed({ ...said, email: "ayse@gmail.com", email_verified }));
    expect(await signIn()).toMatchObject(NO_ID);
  },
);

test("the way back carries the mark of what the page went for, and no other question", async () => {
  const { shop, browse } = await openShopWithGoogle(provider);
  const startWith = (question: string) =>
    shop.call("GET", `/auth/google/start?redirect=${encodeURIComponent(`https://fiyonk.example/login${question}`)}`);
  const mark = `?is=${"0f".repeat(16)}`;
  const started = await startWith(mark);
  const [cookie = ""] = started.headers.getSetCookie();
  const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
  const browser = browse(new Map([[name, value]]));
  const back = await browser.comeBack(await browser.answer(started.headers.get("Location") ?? ""));
  expect(back.headers.get("Location")).toMatch(
    new RegExp(`^https://fiyonk.example/login\\${mark}#session_id=[\\w-]{32}$`),
  );
  for (const question of ["?is=", `?is=${"0f".repeat(16)}&x=1`, "?x=1", `${mark}#x`, `?is=${"0F".repeat(16)}`]) {
    expect((await startWith(question)).status).toBe(400);
  }
});
