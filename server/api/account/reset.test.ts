import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bodyText, openMailServer } from "../../../tests/support/mail-server.ts";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../../tests/support/open-app.ts";

const AYSE = "ayse@posta.example";
const NEW = "fiyonklu-kutu-42";
const LINK = /https:\/\/fiyonk\.example\/sifre#([\w-]{43})/;
const LONG_WAIT = { timeout: 20_000 };
const EXPIRED = { status: 404, json: { detail: "Bu bağlantının süresi dolmuş ya da kullanılmış; yenisini iste" } };

let shop: OpenApp;
let mail: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(async () => {
  mail = await openMailServer();
  shop = await openApp({ env: { SMTP_URL: mail.url, SMTP_FROM: "merhaba@fiyonk.example" } });
  await addPerson(shop.accounts, "customer");
});
afterEach(() => mail.close());

const signIn = (password: string) =>
  shop.call("POST", "/api/auth/login", { body: { email: AYSE, password } }).then(({ status }) => status);
const arrived = (count: number) => vi.waitFor(() => expect(mail.letters).toHaveLength(count), { timeout: 30_000 });
const requestLink = (email: unknown, from?: string) => shop.call("POST", "/api/auth/forgot", { body: { email }, from });
const reset = (link: string, password = NEW) => shop.call("POST", "/api/auth/reset", { body: { link, password } });

async function linkOfAdmin(email = AYSE) {
  const { json } = await shop.call("POST", "/api/admin/reset-links", { token: await owner(), body: { email } });
  return LINK.exec(json.link)?.[1] ?? "";
}

let ownersToken: Promise<string> | undefined;
beforeEach(() => {
  ownersToken = undefined;
});
const owner = () => {
  ownersToken ??= shop.tokenOf("admin");
  return ownersToken;
};

describe("a link from an admin", () => {
  test("sets a new password once, ends every sign-in, and starts none", async () => {
    const token = (await shop.call("POST", "/api/auth/login", { body: { email: AYSE, password: PASSWORD } })).json
      .token;
    const link = await linkOfAdmin();
    expect(await reset(link, "12345678")).toMatchObject({ status: 422 });
    expect(await reset(link)).toMatchObject({ status: 200, json: {} });
    expect((await shop.call("GET", "/api/auth/me", { token })).status).toBe(401);
    expect(await signIn(PASSWORD)).toBe(401);
    expect(await signIn(NEW)).toBe(200);
    expect(await reset(link, "baska-kutu-4242")).toMatchObject(EXPIRED);
    expect(await signIn(NEW)).toBe(200);
    expect(shop.log()).toContain("reset_link_made");
    expect(shop.log()).not.toContain(link);
  });

  test("expires after half an hour", async () => {
    const link = await linkOfAdmin();
    shop.wait(30 * 60_000);
    expect(await reset(link)).toMatchObject(EXPIRED);
    expect(await signIn(PASSWORD)).toBe(200);
  });

  test("sets one password if it is used twice at the same time", async () => {
    const link = await linkOfAdmin();
    const answers = await Promise.all([reset(link, NEW), reset(link, "baska-kutu-4242")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test("invalidates the other links of the person, and is invalidated by a changed password", async () => {
    const [first, second, third] = [await linkOfAdmin(), await linkOfAdmin(), await linkOfAdmin()];
    expect((await reset(first)).status).toBe(200);
    expect(await reset(second)).toMatchObject(EXPIRED);
    expect(await reset(third)).toMatchObject(EXPIRED);

    const again = await linkOfAdmin();
    const { token } = (await shop.call("POST", "/api/auth/login", { body: { email: AYSE, password: NEW } })).json;
    await shop.call("POST", "/api/account/password", { token, body: { old: NEW, password: PASSWORD } });
    expect(await reset(again)).toMatchObject(EXPIRED);
  });

  test("needs a known e-mail and an admin with a fresh proof", async () => {
    const body = { email: "kimse@posta.example" };
    const nobody = await shop.call("POST", "/api/admin/reset-links", { token: await owner(), body });
    expect(nobody).toMatchObject({ status: 404, json: { detail: "Bu e-postayla bir hesap yok" } });
    shop.wait(30 * 60_000);
    const late = await shop.call("POST", "/api/admin/reset-links", { token: await owner(), body: { email: AYSE } });
    expect(late).toMatchObject({
      status: 403,
      json: { detail: "Devam etmek için şifreni yeniden yaz", needs: "password" },
    });
  });

  test("cannot be made for the admin herself, who has to use her old password", async () => {
    const body = { email: "sahibi@fiyonk.example" };
    const answer = await shop.call("POST", "/api/admin/reset-links", { token: await owner(), body });
    expect(answer).toMatchObject({ status: 409, json: { detail: "Kendi şifreni yukarıdan değiştir" } });
  });

  test.each(["", "kısa", "a".repeat(43), "../../etc/passwd", 7])("%j is no valid link", async (link) => {
    expect([404, 422]).toContain((await reset(String(link))).status);
    expect(await signIn(PASSWORD)).toBe(200);
  });
});

describe("an admin who ends the sign-ins of a person", () => {
  const me = async (token: string) => (await shop.call("GET", "/api/auth/me", { token })).status;
  const end = async (email: string) =>
    shop.call("POST", "/api/admin/ended-sign-ins", { token: await owner(), body: { email } });

  test("ends all of them, but keeps her current one if they are her own", async () => {
    const theirs = [await shop.tokenOf("customer"), await shop.tokenOf("customer")];
    const elsewhere = await shop.tokenOf("admin");
    expect(await end(AYSE)).toMatchObject({ status: 200, json: { ended: 2, name: "Ayşe Yılmaz" } });
    expect(await Promise.all(theirs.map(me))).toEqual([401, 401]);
    expect(await me(elsewhere)).toBe(200);
    expect(await signIn(PASSWORD)).toBe(200);

    expect((await end("sahibi@fiyonk.example")).json).toMatchObject({ ended: 1 });
    expect(await me(elsewhere)).toBe(401);
    expect(await me(await owner())).toBe(200);
    expect(shop.log()).toContain("sign_ins_ended_by_admin");
  });

  test("needs a known e-mail and a fresh proof", async () => {
    expect(await end("kimse@posta.example")).toMatchObject({
      status: 404,
      json: { detail: "Bu e-postayla bir hesap yok" },
    });
    const token = await shop.tokenOf("customer");
    shop.wait(30 * 60_000);
    expect(await end(AYSE)).toMatchObject({ status: 403, json: { needs: "password" } });
    expect(await me(token)).toBe(200);
  });
});

describe("a link by mail", () => {
  test("arrives in Turkish and works", async () => {
    expect(await requestLink(" AYSE@Posta.example ")).toMatchObject({ status: 200, json: {} });
    await arrived(1);
    const [letter] = mail.letters;
    expect(letter?.to).toEqual([AYSE]);
    const text = bodyText(letter);
    expect(text).toContain("Merhaba,\r\n");
    expect(text).toContain("30 dakika geçerli");
    const link = LINK.exec(text)?.[1] ?? "";
    expect((await reset(link)).status).toBe(200);
    expect(await signIn(NEW)).toBe(200);
  });

  test("gets the same answer for known and unknown e-mails", async () => {
    const [known, unknown] = [await requestLink(AYSE), await requestLink("kimse@posta.example")];
    expect({ status: known.status, text: known.text }).toEqual({ status: unknown.status, text: unknown.text });
    await arrived(1);
  });

  test("is sent once in two minutes, from any number of addresses", async () => {
    const [fatma, elif] = ["fatma@posta.example", "elif@posta.example"];
    for (const email of [fatma, elif]) {
      await shop.accounts.createAccount({ name: "Komşu", email, passwordHash: null, role: "customer" });
    }
    const lettersTo = (address: string) => mail.letters.filter(({ to }) => to.includes(address)).length;
    for (const from of ["10.1.0.1", "10.2.0.1", "10.3.0.1"]) expect((await requestLink(AYSE, from)).status).toBe(200);
    // Mails are sent in order: when the last one has arrived, the earlier requests have been handled.
    await requestLink(fatma);
    await vi.waitFor(() => expect(lettersTo(fatma)).toBe(1), LONG_WAIT);
    expect(lettersTo(AYSE)).toBe(1);
    shop.wait(2 * 60_000);
    await requestLink(AYSE, "10.4.0.1");
    await requestLink(elif);
    await vi.waitFor(() => expect(lettersTo(elif)).toBe(1), LONG_WAIT);
    await vi.waitFor(() => expect(lettersTo(AYSE)).toBe(2), LONG_WAIT);
  });

  test("requests for many e-mails from one address are throttled, and sign-in still works", async () => {
    const answers = [];
    for (let number = 0; number < 21; number += 1)
      answers.push((await requestLink(`kisi${number}@posta.example`)).status);
    expect(answers.at(-1)).toBe(429);
    expect(await signIn(PASSWORD)).toBe(200);
  });

  test("a failing mail server is logged, and the answer stays the same", async () => {
    await mail.close();
    mail = await openMailServer({ refuse: true });
    for (const url of [mail.url, "smtp://127.0.0.1:1"]) {
      const other = await openApp({ env: { SMTP_URL: url, SMTP_FROM: "merhaba@fiyonk.example" } });
      await addPerson(other.accounts, "customer");
      const answer = await other.call("POST", "/api/auth/forgot", { body: { email: AYSE } });
      expect(answer).toMatchObject({ status: 200, json: {} });
      await vi.waitFor(() => expect(other.log()).toContain("mail_failed"), LONG_WAIT);
      expect(other.log()).not.toContain(AYSE);
      await other.close();
    }
  });

  test("a shop without a mail server answers that it sends no mail", async () => {
    const other = await openApp();
    const answer = await other.call("POST", "/api/auth/forgot", { body: { email: AYSE } });
    expect(answer).toMatchObject({ status: 404, json: { detail: "Bu dükkân e-posta göndermiyor; WhatsApp'tan yaz" } });
    await other.close();
  });
});
