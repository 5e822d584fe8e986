import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { LIVE } from "../../tests/support/sample-shop.ts";
import { readConfig } from "../config/config.ts";
import { googleStartUrl } from "./providers.ts";

const LOGIN = "redirect=http%3A%2F%2Flocalhost%3A3000%2Flogin";

const external = (url: string) =>
  googleStartUrl(readConfig({ AUTH_PROVIDER_URL: url, AUTH_PROVIDER_SESSION_URL: url }));

test("the button leads to the external provider with the shop's own /login (§2)", () => {
  expect(external("https://giris.example/")).toBe(`https://giris.example/?${LOGIN}`);
  expect(external("https://giris.example/?dukkan=1")).toBe(`https://giris.example/?dukkan=1&${LOGIN}`);
});

test("the button leads to the shop's own start address with built-in Google", () => {
  const google = { GOOGLE_CLIENT_ID: "fiyonk", GOOGLE_CLIENT_SECRET: "gizli" };
  expect(googleStartUrl(readConfig(google))).toBe(`http://localhost:3000/auth/google/start?${LOGIN}`);
});

test("the button leads to the trial page without a provider, and nowhere in a live shop", () => {
  expect(googleStartUrl(readConfig({}))).toBe(`http://localhost:3000/demo-google?${LOGIN}`);
  expect(googleStartUrl(readConfig(LIVE))).toBe("");
});

describe("an external provider", () => {
  const AYSE = { id: "g-1", email: "ayse@posta.example", name: "Ayşe Google" };
  const REFUSED = { status: 401, json: { detail: "Google girişi başarısız" } };

  const servers: Server[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function startProvider(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  }

  async function openWith(listener: RequestListener) {
    const url = await startProvider(listener);
    const env = { AUTH_PROVIDER_URL: `${url}/`, AUTH_PROVIDER_SESSION_URL: `${url}/session` };
    const shop = await openApp({ env });
    const google = (sessionId: unknown = "oturum-12345") =>
      shop.call("POST", "/api/auth/google", { body: { sessionId } });
    return { ...shop, google };
  }

  const answering =
    (profile: unknown): RequestListener =>
    (_, response) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(profile));

  describe("signing in with Google (§7)", () => {
    test("sends the provider the id in a header and returns token and user", async () => {
      const requests: unknown[] = [];
      const shop = await openWith((request, response) => {
        requests.push([request.url, request.headers["x-session-id"]]);
        answering({ ...AYSE, picture: "https://resim.example", session_token: "gizli" })(request, response);
      });
      const { status, json } = await shop.google();
      expect(status).toBe(200);
      expect(requests).toEqual([["/session", "oturum-12345"]]);
      expect(json.user).toEqual({ id: expect.any(String), name: AYSE.name, email: AYSE.email, role: "customer" });
      expect((await shop.call("GET", "/api/auth/me", { token: json.token })).json.user).toEqual(json.user);
    });

    test("recognises a person by the provider's id, even under a new address", async () => {
      let profile = AYSE;
      const shop = await openWith((request, response) => answering(profile)(request, response));
      const first = await shop.google("oturum-aaaa");
      profile = { ...AYSE, email: "yeni@posta.example" };
      const second = await shop.google("oturum-bbbb");
      expect(second.json.user.id).toBe(first.json.user.id);
    });

    test.each([
      [{}, 401],
      [{ email_verified: true }, 200],
      [{ verified_email: true }, 200],
      [{ provesAddress: true }, 401],
    ])("for the address of an existing account, with %o in the profile, is answered %i", async (fields, status) => {
      const shop = await openWith(answering({ ...AYSE, ...fields }));
      const registered = await shop.accounts.createAccount({ ...AYSE, passwordHash: "$argon2id$", role: "customer" });
      const answer = await shop.google();
      expect(answer.status).toBe(status);
      if (status === 200) return;
      expect(answer.json.detail).toBe(
        "Bu e-postayla bir hesap var: önce şifrenle giriş yap, sonra Hesabım'dan Google'ı bağla",
      );
      expect(await shop.accounts.findAccount(AYSE.email)).toEqual(registered);
    });

    test("passes an account with an unproven address to the identity that proves it", async () => {
      let profile: object = AYSE;
      const shop = await openWith((request, response) => answering(profile)(request, response));
      const first = await shop.google("oturum-aaaa");
      expect((await shop.google("oturum-bbbb")).json.user.id).toBe(first.json.user.id);
      profile = { ...AYSE, id: "g-2", email_verified: true };
      expect((await shop.google("oturum-cccc")).json.user.id).toBe(first.json.user.id);
      expect((await shop.call("GET", "/api/auth/me", { token: first.json.token })).status).toBe(401);
      profile = AYSE;
      expect((await shop.google("oturum-dddd")).status).toBe(401);
    });

    test("accepts an id once", async () => {
      const shop = await openWith(answering(AYSE));
      expect((await shop.google()).status).toBe(200);
      expect(await shop.google()).toMatchObject(REFUSED);
      const both = await Promise.all([shop.google("oturum-cift"), shop.google("oturum-cift")]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    test.each([undefined, "", "kısa", "a b c d e f g", "../../etc/passwd?", "x".repeat(513), 5, ["oturum-12345"]])(
      "refuses the id %o without asking the provider (§8)",
      async (sessionId) => {
        let isAsked = false;
        const shop = await openWith(() => {
          isAsked = true;
        });
        const answer = await shop.call("POST", "/api/auth/google", { body: { sessionId } });
        expect(answer).toMatchObject({ status: 422, json: { detail: "Google girişi başarısız" } });
        expect(isAsked).toBe(false);
      },
    );
  });

  describe("the answer is 'Google girişi başarısız' when the provider (§8)", () => {
    test.each<[string, RequestListener]>([
      ["fails", (_, response) => response.writeHead(500).end("boom")],
      ["refuses", (_, response) => response.writeHead(401).end()],
      ["hangs up", (request) => request.socket.destroy()],
      ["sends HTML", (_, response) => response.end("<html>")],
      ["sends an empty body", (_, response) => response.end()],
      ["sends null", answering(null)],
      ["leaves out the address", answering({ id: "g-1", name: "Ayşe" })],
      ["leaves out the id", answering({ email: AYSE.email, name: "Ayşe" })],
      ["leaves out the name", answering({ id: "g-1", email: AYSE.email })],
      ["has not proven the address", answering({ ...AYSE, email_verified: false })],
      ["sends a Turkish address", answering({ ...AYSE, email: "ayşe@posta.example" })],
      ["sends odd types", answering({ id: 1, email: {}, name: [] })],
      ["sends 70 kilobytes", answering({ ...AYSE, padding: "x".repeat(70_000) })],
      ["sends ten megabytes", answering({ ...AYSE, padding: "x".repeat(10_000_000) })],
      ["breaks off", (_, response) => response.end(JSON.stringify(AYSE).slice(0, -2))],
      ["sends email_verified as a text", answering({ ...AYSE, email_verified: "true" })],
      [
        "never stops",
        (_, response) => {
          const flood = () => {
            while (response.writable && response.write("x".repeat(16_384)));
          };
          response.on("drain", flood).on("error", () => {});
          flood();
        },
      ],
    ])("%s", async (_, listener) => {
      const shop = await openWith(listener);
      expect(await shop.google()).toMatchObject(REFUSED);
      expect(await shop.accounts.findAccount(AYSE.email)).toBeUndefined();
      expect(shop.log()).not.toContain("oturum-12345");
    });

    test("redirects", async () => {
      let isFollowed = false;
      const elsewhere = await startProvider((request, response) => {
        isFollowed = true;
        answering(AYSE)(request, response);
      });
      for (const Location of [elsewhere, "http://169.254.169.254/latest/meta-data/"]) {
        const shop = await openWith((_, response) => response.writeHead(302, { Location }).end());
        expect(await shop.google()).toMatchObject(REFUSED);
        expect(isFollowed).toBe(false);
      }
    });

    test("takes longer than five seconds", async () => {
      const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
      const shop = await openWith(() => {});
      expect(await shop.google()).toMatchObject(REFUSED);
      expect(timeout).toHaveBeenCalledWith(5000);
    });

    test("is missing in a live shop", async () => {
      const shop = await openApp({ env: LIVE });
      const answer = await shop.call("POST", "/api/auth/google", { body: { sessionId: "oturum-12345" } });
      expect(answer).toMatchObject(REFUSED);
    });
  });
});
