import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addPerson, type OpenApp, openApp } from "../../../tests/support/open-app.ts";

const LINK = /^https:\/\/fiyonk\.example\/davet#([\w-]{43})$/;
const NOT_OPEN = {
  status: 404,
  json: { detail: "Bu davetin süresi dolmuş, kullanılmış ya da geri alınmış; gönderenden yenisini iste" },
};
const HOUR = 3600_000;

let shop: OpenApp;
let owner: string;
let customer: string;
beforeEach(async () => {
  shop = await openApp();
  owner = await shop.tokenOf("admin");
  customer = await shop.tokenOf("customer");
});
afterEach(() => shop.close());

async function invite(role = "helper"): Promise<string> {
  const { status, json } = await shop.call("POST", "/api/admin/invitations", { token: owner, body: { role } });
  expect(status).toBe(201);
  return LINK.exec(json.link)?.[1] ?? "";
}
const read = (invitation: string) => shop.call("POST", "/api/invitations/read", { body: { invitation } });
const accept = (invitation: string, token = customer) =>
  shop.call("POST", "/api/invitations/accept", { token, body: { invitation } });
const listed = async () => (await shop.call("GET", "/api/admin/people", { token: owner })).json;
const panelOf = async (token: string) => (await shop.call("GET", "/api/admin/products", { token })).status;
const setRole = async (role: string, id: string) =>
  shop.call("PUT", `/api/admin/people/${id}/role`, { token: owner, body: { role } });

describe("an invitation", () => {
  test("makes a customer a helper, once; the log has neither the link nor its secret", async () => {
    const secret = await invite();
    expect(await read(secret)).toMatchObject({ status: 200, json: { role: "helper", by: "Fiyonk Sahibi" } });
    expect(await panelOf(customer)).toBe(403);
    const accepted = await accept(secret);
    expect(accepted).toMatchObject({ status: 200, json: { user: { role: "helper", email: "ayse@posta.example" } } });
    expect((await shop.call("GET", "/api/auth/me", { token: customer })).json).toEqual(accepted.json);
    expect(await panelOf(customer)).toBe(200);
    expect((await shop.call("GET", "/api/admin/people", { token: customer })).status).toBe(403);
    expect(await read(secret)).toMatchObject(NOT_OPEN);
    expect(await accept(secret, await shop.tokenOf("helper"))).toMatchObject(NOT_OPEN);
    expect(shop.log()).not.toContain(secret);
  });

  test("is stored only as a hash", async () => {
    const secret = await invite();
    const { invitations } = await listed();
    expect(invitations).toMatchObject([{ role: "helper", by: "Fiyonk Sahibi" }]);
    expect(secret).not.toContain(invitations[0].id);
    expect(await accept(invitations[0].id.padEnd(43, "a"))).toMatchObject(NOT_OPEN);
  });

  test("lasts a day, and can be taken back before", async () => {
    const [early, late] = [await invite(), await invite()];
    shop.wait(23 * HOUR);
    expect((await read(early)).status).toBe(200);
    owner = await shop.tokenOf("admin");
    const [newest] = (await listed()).invitations;
    const path = `/api/admin/invitations/${newest.id}`;
    expect((await shop.call("DELETE", path, { token: owner })).status).toBe(200);
    expect((await shop.call("DELETE", path, { token: owner })).status).toBe(404);
    expect([(await read(early)).status, (await read(late)).status].toSorted()).toEqual([200, 404]);
    shop.wait(HOUR);
    expect([await read(early), await read(late)]).toMatchObject([NOT_OPEN, NOT_OPEN]);
  });

  test("is read as broken where it is cut short, and as unknown where it is made up", async () => {
    expect(await read("kısa")).toMatchObject({ status: 422, json: { field: "invitation" } });
    expect(await read("A".repeat(43))).toMatchObject(NOT_OPEN);
  });
});

test("sensitive steps need a fresh proof, reading and taking an invitation back do not", async () => {
  const { id } = await addPerson(shop.accounts, "helper");
  await invite();
  shop.wait(HOUR);
  const [open] = (await listed()).invitations;
  expect((await shop.call("DELETE", `/api/admin/invitations/${open.id}`, { token: owner })).status).toBe(200);
  const body = { role: "helper" };
  for (const refused of [
    await shop.call("POST", "/api/admin/invitations", { token: owner, body }),
    await setRole("admin", id),
  ]) {
    expect(refused).toMatchObject({ status: 403, json: { needs: "password" } });
  }
});

test("a helper whose role is taken back loses the panel at the next request", async () => {
  const helper = await shop.tokenOf("helper");
  const { id } = await addPerson(shop.accounts, "helper");
  expect(await panelOf(helper)).toBe(200);
  expect((await setRole("customer", id)).status).toBe(200);
  expect(await panelOf(helper)).toBe(403);
  expect((await shop.call("GET", "/api/auth/me", { token: helper })).json.user.role).toBe("customer");
  expect((await listed()).people).toMatchObject([{ role: "admin" }]);
});

test("the last owner is neither demoted nor removed", async () => {
  const { id } = await addPerson(shop.accounts, "admin");
  for (const role of ["helper", "customer"]) {
    expect(await setRole(role, id)).toMatchObject({
      status: 409,
      json: { detail: "Dükkânın tek sahibi; önce başka birini sahip yap" },
    });
  }
  expect(await setRole("sultan", id)).toMatchObject({ status: 422, json: { field: "role" } });
});

test("account events tell who invited, accepted, changed and took back", async () => {
  const { id } = await addPerson(shop.accounts, "customer");
  await accept(await invite());
  await setRole("admin", id);
  await setRole("customer", id);
  await shop.accountEvents.settled();
  const { json } = await shop.call("GET", `/api/admin/account-events?userId=${id}`, { token: owner });
  const told = json.events.map(({ kind, who, by }: Record<string, string>) => `${who}: ${kind} (${by})`);
  expect(told).toEqual([
    "Ayşe Yılmaz: role-taken-back (Fiyonk Sahibi)",
    "Ayşe Yılmaz: made-owner (Fiyonk Sahibi)",
    "Ayşe Yılmaz: joined-as-helper (Fiyonk Sahibi)",
  ]);
  const { json: all } = await shop.call("GET", "/api/admin/account-events", { token: owner });
  expect(all.events.at(-1)).toMatchObject({ kind: "helper-invited", who: "Fiyonk Sahibi" });
});
