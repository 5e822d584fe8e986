import { describe, expect, test } from "vitest";
import { openApp, pagesOf } from "../../tests/support/open-app.ts";

const MADE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const GIVEN = "Proxy-0123456789";

/** The id of the answer, and the lines of the log. */
async function ask({ given, env = {} }: { given?: string; env?: Record<string, string> }) {
  const { call, log } = await openApp({ env });
  const headers: Record<string, string> = given === undefined ? {} : { "X-Request-Id": given };
  const body = { email: "ayse@posta.example", password: "yanlis-sifre" };
  const answer = await call("POST", "/api/auth/login", { body, headers });
  const lines = log()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { id: answer.headers.get("X-Request-Id") ?? "", lines };
}

describe("the id of a request", () => {
  test("is in its answer and in every line that it writes to the log", async () => {
    const { id, lines } = await ask({});
    expect(id).toMatch(MADE);
    expect(lines.map(({ event }) => event)).toEqual(["sign_in_failed", "request_refused"]);
    expect(lines.map(({ requestId }) => requestId)).toEqual([id, id]);
  });

  test("is another one for each request, also while several run at once", async () => {
    const { call, log } = await openApp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call("POST", "/api/auth/login", { body: { email: `kisi${at}@posta.example`, password: "yanlis-sifre" } }),
      ),
    );
    const ids = answers.map(({ headers }) => headers.get("X-Request-Id") ?? "");
    const lines = log().trim().split("\n");
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(lines.filter((line) => line.includes(id))).toHaveLength(2);
  });

  test("is the one that a trusted proxy gave", async () => {
    const { id, lines } = await ask({ given: GIVEN, env: { TRUST_PROXY: "1" } });
    expect([id, ...lines.map(({ requestId }) => requestId)]).toEqual([GIVEN, GIVEN, GIVEN]);
  });

  test("is never one that a stranger chose", async () => {
    expect((await ask({ given: GIVEN })).id).toMatch(MADE);
  });

  test.each(["", " ", "a b", "a_b", "é", '"}', "a,b", "x".repeat(65)])(
    "is a new one where a proxy gave a malformed one: %j",
    async (given) => {
      expect((await ask({ given, env: { TRUST_PROXY: "1" } })).id).toMatch(MADE);
    },
  );

  test("is not in a picture, which caches would repeat", async () => {
    const answerPicture = async () => new Response("picture", { headers: { "Cache-Control": "public, immutable" } });
    const { call } = await openApp({ overrides: { answerPicture } });
    expect((await call("GET", "/media/resim.webp")).headers.has("X-Request-Id")).toBe(false);
  });

  test("is in the answer of a page, of a failure and of an unknown address", async () => {
    const failing = async () => Promise.reject(new Error("broken"));
    for (const pages of [pagesOf(async () => new Response("page")), pagesOf(failing), pagesOf()]) {
      const { call } = await openApp({ overrides: { openPages: pages } });
      for (const path of ["/", "/api/yok", "/healthz"]) {
        expect((await call("GET", path)).headers.get("X-Request-Id")).toMatch(MADE);
      }
    }
  });
});
