import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressedAnswers } from "./compressed-answers.ts";

const TEXT = "kolye ".repeat(1000);

const ask = (path: string, headers: Record<string, string> = { "Accept-Encoding": "gzip, br" }, method = "GET") => {
  const app = new Hono();
  app.use(compressedAnswers());
  const as = (type: string, caching: string) => ({ "Content-Type": type, "Cache-Control": caching });
  app.get("/ara", () => new Response(TEXT, { headers: as("text/html; charset=utf-8", "no-cache") }));
  app.get("/yok", () => new Response(TEXT, { status: 404, headers: as("text/html", "no-store") }));
  app.get("/tablo", () => new Response(TEXT, { headers: as("text/csv; charset=utf-8", "no-store") }));
  app.get("/kisa", () => new Response("kolye", { headers: as("text/plain", "no-cache") }));
  app.get("/resim", () => new Response(TEXT, { headers: as("image/avif", "immutable") }));
  app.get("/api/auth/me", () => new Response(TEXT, { headers: as("application/json", "no-store") }));
  return app.request(path, { method, headers });
};

test.each(["/ara", "/yok"])("the answer of %s is compressed", async (path) => {
  const answer = await ask(path);
  const body = Buffer.from(await answer.arrayBuffer());
  expect([answer.headers.get("Content-Encoding"), answer.headers.get("Vary")]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(body).toString()).toBe(TEXT);
});

test("a client that accepts no encoding gets the plain answer", async () => {
  const answer = await ask("/ara", {});
  expect([answer.headers.get("Content-Encoding"), await answer.text()]).toEqual([null, TEXT]);
});

test.each(["/kisa", "/resim", "/api/auth/me", "/tablo"])("%s is not compressed", async (path) => {
  expect((await ask(path)).headers.get("Content-Encoding")).toBeNull();
});

test("a matching ETag gets 304, another one gets the body", async () => {
  const etag = (await ask("/ara")).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  expect((await ask("/ara", { "If-None-Match": etag })).status).toBe(304);
  expect((await ask("/ara", { "If-None-Match": 'W/"baska"' })).status).toBe(200);
  expect((await ask("/yok")).headers.get("ETag")).toBeNull();
});

test("HEAD has the same headers as GET", async () => {
  const answer = await ask("/ara", { "Accept-Encoding": "br" }, "HEAD");
  expect([answer.status, answer.headers.get("ETag"), await answer.text()]).toEqual([
    200,
    (await ask("/ara")).headers.get("ETag"),
    "",
  ]);
});
