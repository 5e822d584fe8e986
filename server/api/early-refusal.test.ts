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

/** What the headers alone are answered; of the body nothing is ever sent. */
async function answerTo(call: string, ...headers: string[]): Promise<string> {
  const socket = connect(door.port, "127.0.0.1");
  socket.write([`${call} HTTP/1.1`, "Host: a", "Connection: close", ...headers, "", ""].join("\r\n"));
  return text(socket);
}

const LONG = "Content-Length: 9000";

test.each([
  ["GET /api/auth/me", ""],
  ["DELETE /api/products/yok", "Authorization: Bearer yok"],
  ["PUT /api/products/yok?a=1", LONG],
])("%s without a token is refused before anything is read of it", async (call, header) => {
  const said = await answerTo(call, ...(header ? [header] : []));
  expect(said).toMatch(/^HTTP\/1.1 401 /);
  for (const name of ["WWW-Authenticate", "Content-Security-Policy", "Strict-Transport-Security"]) {
    expect(said).toContain(`${name}: `);
  }
  expect(said.endsWith('{"detail":"Önce giriş yapmalısın"}')).toBe(true);
});

test("what everybody may send is small: more than 8 KB is refused before anything is read of it", async () => {
  const said = await answerTo("POST /api/auth/login", "Content-Type: application/json", LONG);
  expect(said).toMatch(/^HTTP\/1.1 413 /);
  expect(said.endsWith('{"detail":"Gönderilen bilgi çok büyük"}')).toBe(true);
});

test("an owner's product may be longer", async () => {
  const headers = { Authorization: `Bearer ${await shop.tokenOf("admin")}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ name: "Kolye", description: "ş".repeat(6000) });
  const answer = await fetch(`http://127.0.0.1:${door.port}/api/products`, { method: "POST", headers, body });
  expect(answer.status).toBe(422);
});
