import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { type Door, openDoor } from "../door/door.ts";

let shop: OpenApp;
let door: Door;
beforeAll(async () => {
  shop = await openApp();
  door = await openDoor({ port: 0, host: "127.0.0.1" });
  door.open(shop.listener);
});
afterAll(async () => {
  await door.close({ timeoutMs: 0 });
  await shop.close();
});

/** Sends the headers of a request but no body, and returns the answer. */
async function answerTo(call: string, ...headers: string[]): Promise<string> {
  const socket = connect(door.port, "127.0.0.1");
  socket.write([`${call} HTTP/1.1`, "Host: a", "Connection: close", ...headers, "", ""].join("\r\n"));
  return text(socket);
}

const LONG_BODY = "Content-Length: 9000";

test.each([
  ["GET /api/auth/me", ""],
  ["DELETE /api/products/yok", "Authorization: Bearer yok"],
  ["PUT /api/products/yok?a=1", LONG_BODY],
  ["PUT /x/../api/products/yok", LONG_BODY],
])("%s without a token is refused before its body is read", async (call, header) => {
  const output = await answerTo(call, ...(header ? [header] : []));
  expect(output).toMatch(/^HTTP\/1.1 401 /);
  for (const name of ["WWW-Authenticate", "Content-Security-Policy", "Strict-Transport-Security", "X-Request-Id"]) {
    expect(output).toContain(`${name}: `);
  }
  expect(output.endsWith('{"detail":"Önce giriş yapmalısın"}')).toBe(true);
});

test("a body above 8 KB from a visitor is refused before it is read", async () => {
  const output = await answerTo("POST /api/auth/login", "Content-Type: application/json", LONG_BODY);
  expect(output).toMatch(/^HTTP\/1.1 413 /);
  expect(output.endsWith('{"detail":"Gönderilen bilgi çok büyük"}')).toBe(true);
});

test("a product from an admin may be larger", async () => {
  const headers = { Authorization: `Bearer ${await shop.tokenOf("admin")}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ name: "Kolye", description: "ş".repeat(6000) });
  const answer = await fetch(`http://127.0.0.1:${door.port}/api/products`, { method: "POST", headers, body });
  expect(answer.status).toBe(422);
});
