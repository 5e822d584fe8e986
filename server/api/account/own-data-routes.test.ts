import { expect, test } from "vitest";
import { addPerson, openApp, PASSWORD } from "../../../tests/support/open-app.ts";

const PLACE = {
  name: "Ayşe Yılmaz",
  phone: "905321234567",
  province: "İzmir",
  district: "Konak",
  address: "1. Sokak 2",
};
const KEPT = { favourites: ["kupa", "toka"], address: JSON.stringify(PLACE) };
const FIRST = { begin: true, common: null, device: KEPT };

async function openSignedIn() {
  const shop = await openApp();
  const { email } = await addPerson(shop.accounts, "customer");
  const { json } = await shop.call("POST", "/api/auth/login", { body: { email, password: PASSWORD } });
  const token = String(json.token);
  const call = (method: string, body?: object) => shop.call(method, "/api/account/kept", { token, body });
  return { shop, token, userId: String(json.user.id), call };
}

test("favourites and address are kept only for who asks for it, unreadable in the table, and go with one call", async () => {
  const { shop, userId, call } = await openSignedIn();
  expect((await call("PUT", { ...FIRST, begin: false })).json).toEqual({ kept: null });
  expect((await call("GET")).json).toEqual({ isKept: false });
  expect((await call("PUT", FIRST)).json).toEqual({ kept: KEPT });
  expect((await call("GET")).json).toEqual({ isKept: true });
  const sealed = await shop.accounts.findKept(userId);
  expect(sealed).toMatch(/^[\w-]{100,}$/);
  expect(Buffer.from(sealed ?? "", "base64url").toString("latin1")).not.toMatch(/kupa|Sokak|90532/);
  const other = await shop.tokenOf("admin");
  expect((await shop.call("GET", "/api/account/kept", { token: other })).json).toEqual({ isKept: false });
  await call("DELETE");
  expect((await call("GET")).json).toEqual({ isKept: false });
  expect(await shop.accounts.findKept(userId)).toBeUndefined();
});

test("another device brings its own favourites, and one that was here before takes removed ones away", async () => {
  const { call } = await openSignedIn();
  await call("PUT", FIRST);
  const phone = { favourites: ["mum"], address: null };
  const met = { favourites: ["mum", "kupa", "toka"], address: KEPT.address };
  expect((await call("PUT", { begin: false, common: null, device: phone })).json).toEqual({ kept: met });
  const device = { ...KEPT, favourites: ["toka"] };
  const { json } = await call("PUT", { begin: false, common: KEPT, device });
  expect(json).toEqual({ kept: { ...KEPT, favourites: ["toka", "mum"] } });
});

test("what is no list of ids is refused, and of an address only its fields are kept", async () => {
  const { call } = await openSignedIn();
  const put = (device: object) => call("PUT", { ...FIRST, device });
  for (const favourites of [["<b>"], Array.from({ length: 301 }, (_, index) => `u${index}`)]) {
    expect((await put({ ...KEPT, favourites })).status).toBe(422);
  }
  expect((await put({ favourites: [] })).status).toBe(422);
  const address = JSON.stringify({ ...PLACE, cardNote: "Seni seviyorum" });
  expect((await put({ ...KEPT, address })).json).toEqual({ kept: KEPT });
});

test("a text that another shop has sealed counts as an empty one", async () => {
  const { shop, userId, call } = await openSignedIn();
  await shop.accounts.replaceKept(userId, undefined, "bXVo".repeat(30));
  const device = { favourites: ["mum"], address: null };
  expect((await call("PUT", { begin: false, common: null, device })).json).toEqual({ kept: device });
});

test("'verilerimi indir' has all that the account knows, and no secret", async () => {
  const { shop, token, call } = await openSignedIn();
  await call("PUT", FIRST);
  await shop.accountEvents.settled();
  const { json, text } = await shop.call("GET", "/api/account/data", { token });
  expect(json).toMatchObject({
    eposta: "ayse@posta.example",
    rol: "customer",
    favoriler: KEPT.favourites,
    adres: PLACE,
    girisler: [{ way: "password" }],
    hareketler: [{ kind: "sign-in-succeeded" }],
  });
  expect(text).not.toMatch(/argon2|[Hh]ash/);
});
