import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  AYSE,
  DISCOVERY_PATH,
  type OpenIdProvider,
  openProvider,
  TOKEN_PATH,
} from "../../tests/support/open-id/open-id-provider.ts";
import { idIn, openShopWithGoogle } from "../../tests/support/open-id/shop-with-google.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

const REFUSED = { status: 401, json: { detail: "Google girişi başarısız" } };
/** The answer to a malformed id. */
const INVALID_ID = { status: 422, json: { detail: "Google girişi başarısız" } };

let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await openProvider();
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

describe("built-in Google sign-in", () => {
  test("returns a token and the user (§2, §7)", async () => {
    const { signIn, shop } = await openShopWithGoogle(provider);
    const { status, json } = await signIn();
    expect(status).toBe(200);
    expect(json.user).toEqual({ id: expect.any(String), name: AYSE.name, email: AYSE.email, role: "customer" });
    expect((await shop.call("GET", "/api/auth/me", { token: json.token })).json.user).toEqual(json.user);
    expect((await signIn()).json.user).toEqual(json.user);
  });

  test("begins with PKCE, state and nonce, and with a cookie that only the shop can read", async () => {
    const { browse } = await openShopWithGoogle(provider);
    const { status, headers } = await browse().start();
    expect(status).toBe(303);
    expect(headers.get("Cache-Control")).toBe("no-store");
    const query = new URL(headers.get("Location") ?? "").searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: "code",
      redirect_uri: "https://fiyonk.example/auth/google/callback",
      scope: "openid email profile",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-google-flow=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(Buffer.from(cookie, "base64url").toString()).not.toContain(query.get("state"));
  });

  test("works on localhost without TLS, with a plain cookie", async () => {
    const { browse } = await openShopWithGoogle(provider, { PUBLIC_URL: "http://localhost:3000" });
    const browser = browse();
    const [cookie] = (await browser.start()).headers.getSetCookie();
    expect(cookie).toMatch(/^google-flow=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.signIn()).status).toBe(200);
  });

  test.each(["", "https://kotu.example/login", "https://fiyonk.example/login/", "//kotu.example/login", "/login"])(
    "refuses the return address '%s'",
    async (redirect) => {
      const { shop } = await openShopWithGoogle(provider);
      const path = `/auth/google/start?redirect=${encodeURIComponent(redirect)}`;
      const page = await shop.call("GET", path, { headers: { Accept: "text/html" } });
      expect(page).toMatchObject({ status: 400, text: expect.stringContaining("Dönüş adresi bu dükkâna ait değil") });
      expect(page.headers.getSetCookie()).toEqual([]);
      expect(provider.requestedPaths).toEqual([]);
    },
  );

  test("may start in one process and finish in another", async () => {
    const dataDir = await temporaryFolder();
    const [one, other] = [
      await openShopWithGoogle(provider, {}, { dataDir }),
      await openShopWithGoogle(provider, {}, { dataDir }),
    ];
    const browser = one.browse();
    const back = await browser.answer((await browser.start()).headers.get("Location") ?? "");
    const moved = other.browse(browser.cookies);
    const id = idIn((await moved.comeBack(back)).headers);
    expect((await one.browse(browser.cookies).exchange(id)).status).toBe(200);
    expect(await moved.exchange(id)).toMatchObject(REFUSED);
  });

  test("loads the provider's addresses at the first sign-in, once for simultaneous ones, and again after a failure", async () => {
    const { shop, browse } = await openShopWithGoogle(provider);
    expect(provider.requestedPaths).toEqual([]);
    provider.answerAt(DISCOVERY_PATH, (_, response) => response.writeHead(500).end());
    const away = await Promise.all([browse().start(), browse().start()]);
    expect(away.map(({ headers }) => headers.get("Location"))).toEqual(
      Array(2).fill("https://fiyonk.example/login#session_id=yok"),
    );
    provider.reset();
    expect(idIn((await browse().start()).headers)).toBe("yok");
    expect(provider.requestedPaths).toEqual([]);
    shop.clock.elapsed += 3000;
    expect((await browse().signIn()).status).toBe(200);
    expect((await browse().signIn()).status).toBe(200);
    expect(provider.requestedPaths.filter((path) => path === DISCOVERY_PATH)).toHaveLength(1);
  });

  test("reloads the provider's addresses after a day, and keeps the old ones while that fails", async () => {
    const { shop, signIn } = await openShopWithGoogle(provider);
    const timesLoaded = () => provider.requestedPaths.filter((path) => path === DISCOVERY_PATH).length;
    expect((await signIn()).status).toBe(200);
    provider.answerAt(DISCOVERY_PATH, (_, response) => response.writeHead(500).end());
    shop.clock.elapsed += 25 * 3600 * 1000;
    expect((await signIn()).status).toBe(200);
    await expect.poll(shop.log).toContain('"event":"provider_failed"');
    provider.reset();
    expect((await signIn()).status).toBe(200);
    expect(timesLoaded()).toBe(0);
    shop.clock.elapsed += 3000;
    expect((await signIn()).status).toBe(200);
    await expect.poll(timesLoaded).toBe(1);
  });

  test("asks the provider for sixteen tokens at once and queues the rest", async () => {
    const { shop, browse } = await openShopWithGoogle(provider);
    const browser = browse();
    const back = await browser.answer((await browser.start()).headers.get("Location") ?? "");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    provider.answerAt(TOKEN_PATH, async (_, response) => {
      await held;
      response.writeHead(500).end();
    });
    let answered = 0;
    const returns = Array.from({ length: 40 }, () =>
      shop.call("GET", back, { headers: browser.headers() }).then(() => {
        answered += 1;
      }),
    );
    const tokenRequests = () => provider.requestedPaths.filter((path) => path === TOKEN_PATH).length;
    await expect.poll(tokenRequests).toBe(16);
    expect(answered).toBe(0);
    release();
    await Promise.all(returns);
    expect(tokenRequests()).toBe(40);
  });
});

describe("an id", () => {
  test("signs in once, within a minute", async () => {
    const { browse, shop } = await openShopWithGoogle(provider);
    const browser = browse();
    const id = await browser.returnedId();
    expect((await browser.exchange(id)).status).toBe(200);
    expect(await browser.exchange(id)).toMatchObject(REFUSED);
    const late = await browser.returnedId();
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect(await browser.exchange(late)).toMatchObject(REFUSED);
  });

  test("is refused in another browser, and everywhere after that (§10 sign-in)", async () => {
    const { browse, shop } = await openShopWithGoogle(provider);
    const [hers, his] = [browse(), browse()];
    const id = await hers.returnedId();
    await his.returnedId();
    expect(await his.exchange(id)).toMatchObject(REFUSED);
    expect(await hers.exchange(id)).toMatchObject(REFUSED);
    expect(await browse().exchange(await hers.returnedId())).toMatchObject(REFUSED);
    expect(await shop.accounts.findAccount(AYSE.email)).toBeUndefined();
  });

  test("is refused with a cookie that this shop has not sealed for it", async () => {
    const [walk, other] = [await openShopWithGoogle(provider), await openShopWithGoogle(provider)];
    const browser = walk.browse();
    const PROOF = "__Host-google-proof";
    const changes = [
      (proof: string) => `${proof.slice(0, -4)}AAAA`,
      () => "",
      () => "A".repeat(20),
      () => "A".repeat(200),
    ];
    for (const change of changes) {
      const id = await browser.returnedId();
      const proof = change(browser.cookies.get(PROOF) ?? "");
      expect(await walk.browse(new Map([[PROOF, proof]])).exchange(id)).toMatchObject(REFUSED);
    }
    const id = await browser.returnedId();
    expect(await other.browse(browser.cookies).exchange(id)).toMatchObject(REFUSED);
    expect((await browser.exchange(id)).status).toBe(200);
  });
});

describe("a return from Google", () => {
  type Browser = ReturnType<Awaited<ReturnType<typeof openShopWithGoogle>>["browse"]>;
  const failed = async (browser: Browser, back: string) => {
    const { status, headers } = await browser.comeBack(back);
    expect(status).toBe(303);
    expect(await browser.exchange(idIn(headers))).toMatchObject(INVALID_ID);
  };

  test("with a forged state, without the cookie or in another browser is refused", async () => {
    const { browse, shop } = await openShopWithGoogle(provider);
    const browser = browse();
    const back = await browser.answer((await browser.start()).headers.get("Location") ?? "");
    await failed(browser, back.replace(/state=[\w-]{4}/, "state=AAAA"));
    await failed(browse(), back);
    const other = browse();
    await other.start();
    await failed(other, back);
    expect(provider.requestedPaths).not.toContain(TOKEN_PATH);
    expect(shop.log()).toMatch(/"sign_in_failed".*"reason":"not-begun-here","from":"[\w-]+"/);
    await failed(browser, back.replace(/iss=[^&]*/, "iss=https%3A%2F%2Fkotu.example"));
  });

  test("is refused the second time with the same answer", async () => {
    const { browse } = await openShopWithGoogle(provider);
    const browser = browse();
    const back = await browser.answer((await browser.start()).headers.get("Location") ?? "");
    const earlierCookies = new Map(browser.cookies);
    expect(idIn((await browser.comeBack(back)).headers)).toMatch(/^[\w-]{32}$/);
    await failed(browser, back);
    await failed(browse(earlierCookies), back);
  });

  test("is refused after ten minutes", async () => {
    const { browse, shop } = await openShopWithGoogle(provider);
    const browser = browse();
    const back = await browser.answer((await browser.start()).headers.get("Location") ?? "");
    shop.clock.now = new Date(shop.clock.now.getTime() + 600_000);
    await failed(browser, back);
  });

  test("is refused after cancelling, and deletes the cookie", async () => {
    const { browse, shop } = await openShopWithGoogle(provider);
    const browser = browse();
    await failed(browser, await browser.answer((await browser.start()).headers.get("Location") ?? "", "no"));
    expect(browser.cookies.size).toBe(0);
    expect(shop.log()).toContain('"reason":"cancelled"');
    expect(shop.log()).not.toContain("provider_failed");
  });
});
