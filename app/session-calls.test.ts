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
    what: "with the server's own words",
    answer: answers(401, { detail: "Bu söz sunucunun" }),
    words: ["Bu söz sunucunun", "Bu söz sunucunun", "Bu söz sunucunun"],
  },
  { what: "without words", answer: answers(400), words: ["Giriş başarısız", "Kayıt başarısız", GOOGLE] },
  {
    what: "with words that are none",
    answer: answers(400, { detail: [{ msg: "x" }] }),
    words: ["Giriş başarısız", "Kayıt başarısız", GOOGLE],
  },
  { what: "by a lost connection", answer: lost, words: [UNEXPECTED, UNEXPECTED, GOOGLE] },
  { what: "by an answer nobody can read", answer: answers(200, {}), words: [UNEXPECTED, UNEXPECTED, GOOGLE] },
])("a refusal $what (§8)", ({ answer, words: [login, registration, google] }) => {
  test("is told in the words of the action", async () => {
    vi.stubGlobal("fetch", answer);
    vi.stubGlobal("localStorage", { getItem: () => null });
    expect(await logIn(CREDENTIALS)).toMatchObject({ ok: false, error: login });
    expect(await register({ ...CREDENTIALS, name: "Ayşe" })).toMatchObject({ ok: false, error: registration });
    expect(await completeGoogle("kimlik")).toMatchObject({ ok: false, error: google });
  });
});
