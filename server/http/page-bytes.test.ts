import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { type PageBytes, pageBytes, sendPage } from "./page-bytes.ts";

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
