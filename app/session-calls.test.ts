import { describe, expect, test, vi } from "vitest";
import { completeGoogle, logIn, register } from "./session-calls.ts";

const CREDENTIALS = { email: "ayse@posta.example", password: "yanlış-şifre" };
const GOOGLE = "Google girişi başarısız";
const UNEXPECTED = "İşlem başarısız";

const answers = (status: number, body?: unknown) => async () =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

describe.each([
  {
    what: "with the server's own sentence",
    answer: answers(401, { detail: "Bu söz sunucunun" }),
    messages: ["Bu söz sunucunun", "Bu söz sunucunun", "Bu söz sunucunun"],
  },
  { what: "without a sentence", answer: answers(400), messages: ["Giriş başarısız", "Kayıt başarısız", GOOGLE] },
  {
    what: "with a detail that is no text",
    answer: answers(400, { detail: [{ msg: "x" }] }),
    messages: ["Giriş başarısız", "Kayıt başarısız", GOOGLE],
  },
  { what: "by a lost connection", answer: lost, messages: [UNEXPECTED, UNEXPECTED, GOOGLE] },
  { what: "by an unreadable answer", answer: answers(200, {}), messages: [UNEXPECTED, UNEXPECTED, GOOGLE] },
])("a refusal $what (§8)", ({ answer, messages: [login, registration, google] }) => {
  test("shows the server's sentence or the message of the action", async () => {
    vi.stubGlobal("fetch", answer);
    vi.stubGlobal("localStorage", { getItem: () => null });
    expect(await logIn(CREDENTIALS)).toMatchObject({ ok: false, error: login });
    expect(await register({ ...CREDENTIALS, name: "Ayşe" })).toMatchObject({ ok: false, error: registration });
    expect(await completeGoogle("kimlik")).toMatchObject({ ok: false, error: google });
  });
});
