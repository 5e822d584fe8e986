import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addPerson, openApp, PASSWORD } from "../../tests/support/open-app.ts";
import { LIVE } from "../../tests/support/sample-shop.ts";
import { readConfig } from "../config/config.ts";
import { googleStartUrl } from "./google.ts";

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

const saying =
  (profile: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(profile));

describe("the button's address (§2)", () => {
  const LOGIN = "redirect=http%3A%2F%2Flocalhost%3A3000%2Flogin";
  const external = (url: string) =>
    googleStartUrl(readConfig({ AUTH_PROVIDER_URL: url, AUTH_PROVIDER_SESSION_URL: url }));

  test("leads to the provider with the shop's own /login", () => {
    expect(external("https://giris.example/")).toBe(`https://giris.example/?${LOGIN}`);
    expect(external("https://giris.example/?dukkan=1")).toBe(`https://giris.example/?dukkan=1&${LOGIN}`);
  });

  test("leads to the trial page where there is no provider, and nowhere in a live shop", () => {
    expect(googleStartUrl(readConfig({}))).toBe(`http://localhost:3000/demo-google?${LOGIN}`);
    expect(googleStartUrl(readConfig(LIVE))).toBe("");
  });
});

describe("signing in with Google (§7)", () => {
  test("asks the provider with the id in a header and answers token and user", async () => {
    const asked: unknown[] = [];
    const shop = await openWith((request, response) => {
      asked.push([request.url, request.headers["x-session-id"]]);
      saying({ ...AYSE, picture: "https://resim.example", session_token: "gizli" })(request, response);
    });
    const { status, json } = await shop.google();
    expect(status).toBe(200);
    expect(asked).toEqual([["/session", "oturum-12345"]]);
    expect(json.user).toEqual({ id: expect.any(String), name: AYSE.name, email: AYSE.email, role: "customer" });
    expect((await shop.call("GET", "/api/auth/me", { token: json.token })).json.user).toEqual(json.user);
  });

  test("knows a person by the provider's id, even under a new address", async () => {
    let profile = AYSE;
    const shop = await openWith((request, response) => saying(profile)(request, response));
    const first = await shop.google("oturum-aaaa");
    profile = { ...AYSE, email: "yeni@posta.example" };
    const second = await shop.google("oturum-bbbb");
    expect(second.json.user.id).toBe(first.json.user.id);
  });

  test("takes an id once", async () => {
    const shop = await openWith(saying(AYSE));
    expect((await shop.google()).status).toBe(200);
    expect(await shop.google()).toMatchObject(REFUSED);
    const both = await Promise.all([shop.google("oturum-cift"), shop.google("oturum-cift")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test.each([undefined, "", "kısa", "a b c d e f g", "../../etc/passwd?", "x".repeat(513), 5, ["oturum-12345"]])(
    "refuses %o before the provider hears of it (§8)",
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

describe("joining accounts", () => {
  test("a customer's password and sessions die when the provider proves the address", async () => {
    const shop = await openWith(saying(AYSE));
    const squatter = await shop.tokenOf("customer");
    const { id } = await addPerson(shop.accounts, "customer");
    expect((await shop.google()).json.user.id).toBe(id);
    expect((await shop.call("GET", "/api/auth/me", { token: squatter })).status).toBe(401);
    const login = await shop.call("POST", "/api/auth/login", { body: { email: AYSE.email, password: PASSWORD } });
    expect(login.status).toBe(401);
    expect((await shop.google("oturum-yine")).json.user.id).toBe(id);
  });

  test("a Google account is not taken over by registering its address", async () => {
    const shop = await openWith(saying(AYSE));
    await shop.google();
    const body = { name: "Başkası", email: AYSE.email, password: PASSWORD };
    expect((await shop.call("POST", "/api/auth/register", { body })).status).toBe(409);
    expect((await shop.call("POST", "/api/auth/login", { body })).status).toBe(401);
  });

  test("an admin's account is never handed out, in any spelling", async () => {
    for (const email of ["sahibi@fiyonk.example", "SAHIBI@Fiyonk.Example"]) {
      const shop = await openWith(saying({ ...AYSE, email }));
      await addPerson(shop.accounts, "admin");
      expect(await shop.google()).toMatchObject(REFUSED);
      const body = { email: "sahibi@fiyonk.example", password: PASSWORD };
      expect((await shop.call("POST", "/api/auth/login", { body })).status).toBe(200);
    }
  });
});

describe("whatever the provider does, the answer is 'Google girişi başarısız' (§8)", () => {
  test.each<[string, RequestListener]>([
    ["fails", (_, response) => response.writeHead(500).end("boom")],
    ["refuses", (_, response) => response.writeHead(401).end()],
    ["hangs up", (request) => request.socket.destroy()],
    ["talks HTML", (_, response) => response.end("<html>")],
    ["says nothing", (_, response) => response.end()],
    ["says null", saying(null)],
    ["leaves out the address", saying({ id: "g-1", name: "Ayşe" })],
    ["leaves out the id", saying({ email: AYSE.email, name: "Ayşe" })],
    ["leaves out the name", saying({ id: "g-1", email: AYSE.email })],
    ["has not proven the address", saying({ ...AYSE, email_verified: false })],
    ["sends a Turkish address", saying({ ...AYSE, email: "ayşe@posta.example" })],
    ["sends odd types", saying({ id: 1, email: {}, name: [] })],
    ["sends very much", saying({ ...AYSE, padding: "x".repeat(70_000) })],
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

  test("sends us elsewhere", async () => {
    let isFollowed = false;
    const elsewhere = await startProvider((request, response) => {
      isFollowed = true;
      saying(AYSE)(request, response);
    });
    const shop = await openWith((_, response) => response.writeHead(302, { Location: elsewhere }).end());
    expect(await shop.google()).toMatchObject(REFUSED);
    expect(isFollowed).toBe(false);
  });

  test("keeps us waiting for more than five seconds", async () => {
    const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const shop = await openWith(() => {});
    expect(await shop.google()).toMatchObject(REFUSED);
    expect(patience).toHaveBeenCalledWith(5000);
  });

  test("is not there at all in a live shop", async () => {
    const shop = await openApp({ env: LIVE });
    const answer = await shop.call("POST", "/api/auth/google", { body: { sessionId: "oturum-12345" } });
    expect(answer).toMatchObject(REFUSED);
  });
});
