import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { compressedAnswers, isKnownEtag, type PageBytes, pageBytes, sendPage } from "./page-bytes.ts";

const HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };

async function addressOf(page: PageBytes): Promise<string> {
  const server = createServer((request, response) => sendPage(page, request, response)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return `http://127.0.0.1:${address.port}/`;
}

const LENGTHS = [0, 1, 9000, 70_000, 1_000_000];

test.each(LENGTHS)("a page of %d bytes arrives unchanged, compressed or not", async (length) => {
  const identity = randomBytes(length);
  const address = await addressOf(pageBytes({ identity, br: brotliCompressSync(identity) }, HEADERS));
  for (const accepted of ["identity", "br"]) {
    const answer = await fetch(address, { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers.get("Content-Encoding")).toBe(accepted === "br" ? "br" : null);
    expect(identity.equals(await answer.bytes())).toBe(true);
  }
});

test("a matching ETag gets 304 without a body, and HEAD gets headers only", async () => {
  const page = pageBytes({ identity: Buffer.from("İyi ki varsın") }, HEADERS);
  const address = await addressOf(page);
  const known = await fetch(address, { headers: { "If-None-Match": page.etag } });
  expect([known.status, known.headers.get("ETag"), await known.text()]).toEqual([304, page.etag, ""]);
  const head = await fetch(address, { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, "15", ""]);
  expect(await (await fetch(address)).text()).toBe("İyi ki varsın");
});

test.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', "*"])("%s matches, weak or strong", (known) => {
  expect(isKnownEtag(known, '"a"')).toBe(true);
  expect(isKnownEtag(known, 'W/"a"')).toBe(true);
});

test.each([undefined, null, "", '"b"', "a", '"a', 'W/"b", "c"'])("%s does not match", (known) => {
  expect(isKnownEtag(known, '"a"')).toBe(false);
});

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
