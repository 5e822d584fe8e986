import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { askToRestore, downloadCopy, uploadCopy } from "../../tests/support/backup/moved-copy.ts";
import { addPerson, openApp } from "../../tests/support/open-app.ts";
import { DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";

/** A copy needs a database of its own to be checked in, but the shop itself may be in memory. */
async function openShop() {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-backup-"));
  const shop = await openApp({ env: { DATA_DIR: dataDir } });
  onTestFinished(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const token = await shop.tokenOf("admin");
  const linkTo = (body: object) => shop.call("POST", "/api/admin/backups/link", { token, body });
  return { ...shop, token, linkTo };
}

test("a link downloads the copy for a minute, under a name that says what it is", async () => {
  const { app, call, linkTo, clock } = await openShop();
  clock.now = new Date("2025-11-21T20:59:50Z");
  const { json } = await linkTo({ name: null, isFull: false });
  clock.now = new Date("2025-11-21T21:00:10Z");
  const answer = await app.request(json.address);
  const name = 'attachment; filename="fiyonk-2025-11-22.zip"';
  expect(answer.headers.get("Content-Disposition"), "the day in Istanbul").toBe(name);
  expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 2)).toBe("PK");
  clock.now = new Date(clock.now.getTime() + 61_000);
  expect((await call("GET", json.address)).status).toBe(403);
});

test("a link says what it downloads, and nobody can change that", async () => {
  const { call, linkTo } = await openShop();
  const { json } = await linkTo({ name: null, isFull: false });
  const key = new URL(json.address, "https://fiyonk.example").searchParams.get("key") ?? "";
  const bytes = [...Buffer.from(key, "base64url")];
  const otherwise = (at: number) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString("base64url");
  const full = Buffer.from(JSON.stringify({ name: null, isFull: true })).toString("base64url");
  const changed = bytes.map((_, at) => otherwise(at));
  for (const crafted of [...changed, full, `${full}.${key}`, key.slice(0, -2), ".", "x"]) {
    expect((await call("GET", `/api/admin/backup?key=${crafted}`)).status).toBe(403);
  }
  expect((await call("GET", "/api/admin/backup")).status).toBe(422);
});

test("a full copy and a restore need a fresh proof, and the full copy is named so and told", async () => {
  const { app, call, linkTo, clock, token, accountEvents } = await openShop();
  const { json } = await linkTo({ name: null, isFull: true });
  const answer = await app.request(json.address);
  expect(answer.headers.get("Content-Disposition")).toContain("-tam.zip");
  const file = new Uint8Array(await answer.arrayBuffer());
  await accountEvents.settled();
  const { json: told } = await call("GET", "/api/admin/account-events", { token });
  expect(told.events[0]).toMatchObject({ kind: "shop-copied" });

  const upload = "ab".repeat(16);
  await app.request(`/api/admin/restore/uploads/${upload}?at=0`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream" },
    body: file,
  });
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);
  const begun = await app.request(`/api/admin/restore/uploads/${"cd".repeat(16)}?at=0`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream" },
    body: file,
  });
  expect(await begun.json()).toMatchObject({ needs: "password" });
  expect((await linkTo({ name: null, isFull: true })).json).toMatchObject({ needs: "password" });
  const { status, json: refusal } = await call("POST", "/api/admin/restore", {
    token,
    body: { source: { upload }, confirm: "x" },
  });
  expect([status, refusal.needs]).toEqual([403, "password"]);
});

test("a link downloads nothing after its owner lost her role", async () => {
  const { app, accounts, linkTo, call, token } = await openShop();
  const { json } = await linkTo({ name: null, isFull: true });
  const owner = await accounts.findAccount("sahibi@fiyonk.example");
  await accounts.createAccount({ name: "Ortak", email: "ortak@posta.example", passwordHash: null, role: "admin" });
  await call("PUT", `/api/admin/people/${owner?.id}/role`, { token, body: { role: "helper" } });
  expect((await app.request(json.address)).status).toBe(403);
});

test("an unknown copy, an unknown upload and a way out of the folder are not found", async () => {
  const { call, token, linkTo } = await openShop();
  expect((await linkTo({ name: "../fiyonk.sqlite", isFull: false })).status).toBe(404);
  for (const source of [{ name: "../fiyonk.sqlite" }, { upload: "../fiyonk" }, { upload: "cd".repeat(16) }]) {
    expect((await call("POST", "/api/admin/restore", { token, body: { source } })).status).toBe(404);
  }
});

test("a piece that comes twice or too early changes nothing, and the answer says where to go on", async () => {
  const { app, token } = await openShop();
  const send = async (at: number, text: string) => {
    const answer = await app.request(`/api/admin/restore/uploads/${"ab".repeat(16)}?at=${at}`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream" },
      body: text,
    });
    return answer.json();
  };
  expect(await send(5, "erken")).toEqual({ bytes: 0 });
  expect(await Promise.all([send(0, "mavi "), send(0, "mavi ")])).toEqual([{ bytes: 5 }, { bytes: 5 }]);
  expect(await send(5, "kupa")).toEqual({ bytes: 9 });
});

test("whoever gets a role by a restore is told among the events of accounts", async () => {
  const shop = await openShop();
  const helper = await addPerson(shop.accounts, "helper");
  const source = await uploadCopy(shop, await downloadCopy(shop));
  await shop.call("PUT", `/api/admin/people/${helper.id}/role`, { token: shop.token, body: { role: "customer" } });
  const { result } = await askToRestore(shop, { source });
  await askToRestore(shop, { source, confirm: result.confirm, roles: [helper.email] });
  await shop.accountEvents.settled();
  const { json } = await shop.call("GET", "/api/admin/account-events", { token: shop.token });
  expect(json.events[0]).toMatchObject({ kind: "made-helper", who: helper.name, by: "Fiyonk Sahibi" });
});

test("a full copy gives its orders alone, in one step; a copy without persons gives none", async () => {
  const [one, other] = [await openShop(), await openShop()];
  const { order } = await one.orders.create(ECES_ORDER, DERYA);
  const bring = async (isFull: boolean) => {
    const source = await uploadCopy(other, await downloadCopy(one, isFull));
    const { result: seen } = await askToRestore(other, { source });
    return { seen, last: await askToRestore(other, { source, confirm: seen.confirm, only: "orders" }) };
  };
  const refused = await bring(false);
  expect(refused.seen.preview.newOrders).toBe(0);
  expect(refused.last.detail).toContain("kişileri yok");
  const { seen, last } = await bring(true);
  expect(seen.preview.newOrders).toBe(1);
  expect(last.result).toMatchObject({ count: 1, left: 0 });
  expect(await other.orders.find(order.id)).toMatchObject({ name: order.name, number: order.number });
  const { json } = await other.call("GET", "/api/admin/steps", { token: other.token });
  expect(json.steps[0]).toMatchObject({ id: last.result.step, kind: "bring-in", count: 1 });
});
