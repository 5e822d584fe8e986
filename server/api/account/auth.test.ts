import { beforeEach, describe, expect, test } from "vitest";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../../tests/support/open-app.ts";

const AYSE = { name: "Ayşe Yılmaz", email: "ayse@posta.example", password: PASSWORD };

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
});

const register = (body: unknown = AYSE, from?: string) => shop.call("POST", "/api/auth/register", { body, from });
const login = (body: unknown, from?: string) => shop.call("POST", "/api/auth/login", { body, from });
const me = (token: string) => shop.call("GET", "/api/auth/me", { token });

describe("registering (§7)", () => {
  test("answers a user and a token, which opens a session", async () => {
    const { status, json, headers } = await register();
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(Object.keys(json).sort()).toEqual(["device", "token", "user"]);
    expect(json.user).toEqual({ id: expect.any(String), name: AYSE.name, email: AYSE.email, role: "customer" });
    expect((await me(json.token)).json).toEqual({ user: json.user });
  });

  test("never makes an admin (§6)", async () => {
    const greedy = { ...AYSE, role: "admin", isAdmin: true, id: "1", passwordHash: "x", user: { role: "admin" } };
    expect((await register(greedy)).json.user.role).toBe("customer");
    const sly = `{"__proto__":{"role":"admin"},"name":"Sinsi Kişi","email":"sinsi@posta.example","password":"${PASSWORD}"}`;
    expect((await register(sly)).json.user.role).toBe("customer");
    expect(await shop.accounts.hasAdmin()).toBe(false);
  });

  test("is refused for a known e-mail in any spelling", async () => {
    await register();
    for (const email of ["ayse@posta.example", " AYSE@Posta.example "]) {
      const again = await register({ ...AYSE, email });
      expect(again).toMatchObject({
        status: 409,
        json: { detail: "Bu e-posta zaten kayıtlı; giriş yap ya da başka bir adres yaz", field: "email" },
      });
    }
  });

  test("at the same time with one e-mail creates one account", async () => {
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each<[string, object]>([
    ["no name (§5)", { name: undefined }],
    ["an empty name (§5)", { name: " " }],
    ["no e-mail (§5)", { email: undefined }],
    ["a bad e-mail", { email: "ayse" }],
    ["a Turkish e-mail", { email: "ayşe@posta.example" }],
    ["the Kelvin sign", { email: "\u212Aerem@posta.example" }],
    ["no password (§5)", { password: undefined }],
    ["a short password", { password: "kurdele" }],
    ["a very long password", { password: "a b".repeat(50) }],
    ["a common password", { password: "12345678" }],
    ["the shop's own word", { password: "labubu2025" }],
    ["a number for a password", { password: 12345678 }],
    ["a list for an e-mail", { email: ["ayse@posta.example"] }],
  ])("is refused for %s", async (_, changes) => {
    const refused = await register({ ...AYSE, ...changes });
    expect(refused.status).toBe(422);
    expect(refused.json.detail).toMatch(/^\p{Lu}.*\p{L}$/u);
    expect(refused.json.detail).not.toMatch(/invalid|expected|received/i);
    expect(refused.json.field).toBe(Object.keys(changes)[0]);
    expect(await shop.accounts.findAccount(AYSE.email)).toBeUndefined();
  });
});

describe("logging in (§7)", () => {
  test("answers a token and the user", async () => {
    await register();
    const { status, json } = await login({ email: " Ayse@Posta.example", password: PASSWORD });
    expect(status).toBe(200);
    expect(json.token).toMatch(/^fy_[A-Za-z0-9_-]{43}$/);
    expect(json.user).toMatchObject({ name: AYSE.name, role: "customer" });
  });

  test("gives the same answer for an unknown e-mail and a wrong password (§8)", async () => {
    await register();
    const wrong = await login({ email: AYSE.email, password: "baska-bir-sifre" });
    const unknown = await login({ email: "kimse@posta.example", password: "baska-bir-sifre" });
    expect(wrong).toMatchObject({ status: 401, json: { detail: "E-posta veya şifre hatalı" } });
    expect(unknown.json).toEqual(wrong.json);
    const ofNoRequest = (headers: Headers) => [...headers].filter(([name]) => name !== "x-request-id");
    expect(ofNoRequest(unknown.headers)).toEqual(ofNoRequest(wrong.headers));
  });

  test("accepts a password exactly as typed, in either Unicode form", async () => {
    const password = "Şık Kutu İçi";
    await register({ ...AYSE, password: password.normalize("NFD") });
    expect((await login({ email: AYSE.email, password: password.normalize("NFC") })).status).toBe(200);
    expect((await login({ email: AYSE.email, password: password.toLowerCase() })).status).toBe(401);
    expect((await login({ email: AYSE.email, password: ` ${password}` })).status).toBe(401);
  });

  test("compares all 128 characters of a password, and accepts it after years", async () => {
    const password = "kurdeleli kutu 7".repeat(8);
    await register({ ...AYSE, password });
    expect((await login({ email: AYSE.email, password: `${password.slice(0, -1)}8` })).status).toBe(401);
    shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 365 * 86_400_000);
    expect((await login({ email: AYSE.email, password })).status).toBe(200);
  });

  test.each([{}, { email: AYSE.email }, { password: PASSWORD }, { email: "", password: "" }])(
    "needs both fields: %o (§5)",
    async (body) => expect((await login(body)).status).toBe(422),
  );

  test("is throttled after five wrong passwords, from any address", async () => {
    await register();
    for (let time = 0; time < 5; time++) {
      await login({ email: AYSE.email, password: "yanlis-sifre" }, `10.0.0.${time}`);
    }
    const sixth = await login({ email: AYSE.email, password: PASSWORD }, "10.0.0.9");
    expect(sixth).toMatchObject({ status: 429, json: { detail: "Çok fazla deneme yapıldı, biraz sonra tekrar dene" } });
    expect(sixth.headers.get("Retry-After")).toBe("1");
    shop.clock.elapsed += 1000;
    expect((await login({ email: AYSE.email, password: PASSWORD })).status).toBe(200);
  });

  test("on a known device is not throttled by guesses of strangers; with a forged device mark it is", async () => {
    const { device } = (await register()).json;
    for (let time = 0; time < 20; time++) {
      await login({ email: AYSE.email, password: "yanlis-sifre" }, `10.0.0.${time}`);
    }
    const forged = `${device.slice(0, -5)}AAAAA`;
    for (const mark of [undefined, forged, "bozuk", 7]) {
      expect((await login({ ...AYSE, device: mark })).status).toBe(429);
    }
    const known = await login({ ...AYSE, device });
    expect(known).toMatchObject({ status: 200, json: { device } });
  });

  test("has the same throttle if the system clock is changed", async () => {
    await register();
    for (let time = 0; time < 6; time++) await login({ email: AYSE.email, password: "yanlis-sifre" });
    for (const day of [-1, 2, 12 * 365]) {
      shop.clock.now = new Date(shop.clock.now.getTime() + day * 86_400_000);
      expect((await login(AYSE)).headers.get("Retry-After")).toBe("1");
    }
    shop.clock.elapsed += 1000;
    expect((await login(AYSE)).status).toBe(200);
  });

  test("works thirty times a minute from one address, counted over all ways of sign-in", async () => {
    const statuses = [];
    for (let time = 0; time < 30; time++) {
      const body = { sessionId: `oturum-${1000 + time}` };
      statuses.push((await shop.call("POST", "/api/auth/google", { body, from: "10.1.1.1" })).status);
    }
    expect(statuses).toEqual(Array(30).fill(401));
    const nobody = { email: "kimse@posta.example", password: PASSWORD };
    expect((await login(nobody, "10.1.1.1")).status).toBe(429);
    expect((await login(nobody, "10.1.1.9")).status).toBe(401);
  });

  test("registering from one address works twenty times an hour", async () => {
    await addPerson(shop.accounts, "customer");
    const statuses = [];
    for (let time = 0; time < 21; time++) statuses.push((await register(AYSE, "10.1.1.2")).status);
    expect(statuses.indexOf(429)).toBe(20);
  });
});

describe("a session", () => {
  const HOUR = 3_600_000;
  const pass = (hours: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR);
  };

  test("ends with logout, on the server too", async () => {
    const { token } = (await register()).json;
    expect(await shop.call("POST", "/api/auth/logout", { token })).toMatchObject({ status: 200, json: {} });
    expect((await me(token)).status).toBe(401);
  });

  test("of a customer ends after a week without use, or after a month", async () => {
    const idle = await shop.tokenOf("customer");
    const used = await shop.tokenOf("customer");
    for (let day = 0; day < 7; day++) {
      expect((await me(used)).status).toBe(200);
      pass(24);
    }
    expect((await me(idle)).status).toBe(401);
    for (let day = 7; day < 30; day++) {
      expect((await me(used)).status).toBe(200);
      pass(24);
    }
    expect((await me(used)).status).toBe(401);
  });

  test("of an admin ends after twelve hours without use, or after a week", async () => {
    const idle = await shop.tokenOf("admin");
    const used = await shop.tokenOf("admin");
    for (let halfDay = 0; halfDay < 14; halfDay++) {
      expect((await me(used)).status).toBe(200);
      pass(11.9);
    }
    expect((await me(idle)).status).toBe(401);
    pass(1.5);
    expect((await me(used)).status).toBe(401);
  });

  test("survives a clock that was set back a little, but not by years", async () => {
    const token = await shop.tokenOf("admin");
    pass(-10);
    expect((await me(token)).status).toBe(200);
    pass(-20 * 365 * 24);
    expect((await me(token)).status).toBe(401);
    expect((await me(await shop.tokenOf("admin"))).status).toBe(200);
  });

  test("is stored by the hash of its token, and the log contains no secret", async () => {
    const { token } = (await register()).json;
    await login({ email: AYSE.email, password: "yanlis-sifre-7" });
    await me(token);
    expect(await shop.accounts.findSession(token)).toBeUndefined();
    expect(shop.log()).toContain("sign_in_failed");
    for (const secret of [token, PASSWORD, "yanlis-sifre-7", AYSE.email]) expect(shop.log()).not.toContain(secret);
  });
});
