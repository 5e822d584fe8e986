import { describe, expect, test } from "vitest";
import { addPerson, openApp } from "../../tests/support/open-app.ts";
import { LIVE } from "../../tests/support/sample-shop.ts";

const LOGIN = "http://localhost:3000/login";

async function openDemo() {
  const shop = await openApp({ env: { PUBLIC_URL: "http://localhost:3000" } });
  const page = (redirect: string) => shop.call("GET", `/demo-google?redirect=${encodeURIComponent(redirect)}`);
  const send = (fields: Record<string, string>) =>
    shop.call("POST", "/demo-google", {
      body: new URLSearchParams({
        redirect: LOGIN,
        name: "Ayşe Yılmaz",
        email: "ayse@posta.example",
        ...fields,
      }).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  const idFrom = ({ headers }: { headers: Headers }) => headers.get("Location")?.split("#session_id=")[1];
  const google = (sessionId: string | undefined) => shop.call("POST", "/api/auth/google", { body: { sessionId } });
  return { ...shop, page, send, idFrom, google };
}

describe("the trial provider", () => {
  test("is marked as a trial, is in Turkish and runs no script", async () => {
    const { page } = await openDemo();
    const { status, text, headers } = await page(LOGIN);
    expect(status).toBe(200);
    expect(text).toContain("Deneme girişi");
    expect(text).toContain('<html lang="tr">');
    expect(text).not.toContain("<script");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'; style-src 'self'");
  });

  test("returns the browser with an id that signs in once", async () => {
    const { send, idFrom, google } = await openDemo();
    const answer = await send({});
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toMatch(/^http:\/\/localhost:3000\/login#session_id=[A-Za-z0-9_-]{32}$/);
    const id = idFrom(answer);
    expect((await google(id)).json.user).toMatchObject({ name: "Ayşe Yılmaz", role: "customer" });
    expect((await google(id)).status).toBe(401);
  });

  test("forgets an id after a minute", async () => {
    const { send, idFrom, google, clock } = await openDemo();
    const id = idFrom(await send({}));
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await google(id)).status).toBe(401);
  });

  test("never signs in an admin", async () => {
    const { send, idFrom, google, accounts } = await openDemo();
    await addPerson(accounts, "admin");
    expect((await google(idFrom(await send({ email: "Sahibi@Fiyonk.example" })))).status).toBe(401);
  });

  test.each([
    "",
    "https://kotu.example/login",
    "https://fiyonk.example/login/",
    "https://fiyonk.example/login?x=1",
    "https://fiyonk.example.kotu.example/login",
    "https://fiyonk.example@kotu.example/login",
    "//kotu.example/login",
    "/login",
    "javascript:alert(1)",
  ])("refuses the return address '%s'", async (redirect) => {
    const { page, send } = await openDemo();
    expect(await page(redirect)).toMatchObject({ status: 400, json: { detail: "Dönüş adresi bu dükkâna ait değil" } });
    expect((await send({ redirect })).status).toBe(400);
  });

  test("shows the error and the typed values, escaped", async () => {
    const { send } = await openDemo();
    const answer = await send({ name: '"><script>alert(1)</script>', email: "ayse" });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Geçerli bir e-posta adresi yaz");
    expect(answer.text).not.toContain("<script>");
    expect((await send({ name: "" })).text).toContain("Ad soyad gerekli");
  });

  test("is closed in a live shop and beside a real provider", async () => {
    const real = { AUTH_PROVIDER_URL: "https://giris.example", AUTH_PROVIDER_SESSION_URL: "https://giris.example/s" };
    for (const env of [LIVE, real]) {
      const shop = await openApp({ env });
      expect((await shop.call("GET", `/demo-google?redirect=${encodeURIComponent(LOGIN)}`)).status).toBe(404);
    }
  });
});
