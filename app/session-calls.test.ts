import { afterEach, describe, expect, test, vi } from "vitest";
import { completeGoogle, findCurrentUser, logIn, register } from "./session-calls.ts";

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

describe("the current user of a stored token (§4, §8, §10 sign-in)", () => {
  const user = { id: "1", name: "Ayşe", email: "ayse@posta.example", role: "helper" };
  const found = async () => Response.json({ user });

  /** Gives these answers, the last one again and again. */
  function answerWith(...all: (() => Promise<Response>)[]) {
    const calls = vi.fn((): Promise<Response> => (all.length > 1 ? all.shift() : all[0])?.() ?? lost());
    vi.stubGlobal("fetch", calls);
    vi.useFakeTimers();
    return calls;
  }

  afterEach(() => void vi.useRealTimers());

  async function ask(token: string) {
    const asked = findCurrentUser(token);
    await vi.runAllTimersAsync();
    return asked;
  }

  test.each([
    ["a lost connection", lost],
    ["a 5xx", answers(503)],
    ["an unreadable answer", async () => new Response("<html>")],
  ])("is requested again after %s", async (what, failure) => {
    const calls = answerWith(failure, failure, found);
    expect(await ask(`after ${what}`)).toEqual(user);
    expect(calls).toHaveBeenCalledTimes(3);
  });

  test("is nobody when the connection stays lost, after four requests", async () => {
    const calls = answerWith(lost);
    expect(await ask("unreachable")).toBeNull();
    expect(calls).toHaveBeenCalledTimes(4);
  });

  test("is nobody when the server refuses the token, without a second request", async () => {
    const calls = answerWith(answers(401), found);
    expect(await ask("refused")).toBeNull();
    expect(calls).toHaveBeenCalledTimes(1);
  });
});
