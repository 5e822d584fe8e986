import { beforeEach, expect, test } from "vitest";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../../tests/support/open-app.ts";

const EMAIL = "ayse@posta.example";
const NEW = "fiyonklu-kutu-42";

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
  await addPerson(shop.accounts, "customer");
});

const logIn = (body: Record<string, unknown> = {}, from = "10.9.9.9") =>
  shop.call("POST", "/api/auth/login", { body: { email: EMAIL, password: PASSWORD, ...body }, from });

async function signedIn() {
  const { token, device } = (await logIn()).json;
  const own = (path: string, body: unknown) => shop.call("POST", `/api/account${path}`, { token, body });
  return { device, own };
}

/** Throttles the account with wrong guesses first, so that only a known device can sign in. */
async function isKnown(device: unknown, password = PASSWORD): Promise<boolean> {
  for (let time = 0; time < 8; time++) await logIn({ password: "yanlis-sifre" }, `10.${time}.0.1`);
  return (await logIn({ password, device })).status === 200;
}

const setByLink = async () => {
  const token = await shop.tokenOf("admin");
  const made = await shop.call("POST", "/api/admin/reset-links", { token, body: { email: EMAIL } });
  const [, link] = made.json.link.split("#");
  expect((await shop.call("POST", "/api/auth/reset", { body: { link, password: NEW } })).status).toBe(200);
};

test("a device stays known while strangers guess passwords", async () => {
  const { device } = await signedIn();
  expect(await isKnown(device)).toBe(true);
});

test("a changed password ends all device marks except that of the device that changed it", async () => {
  const { device, own } = await signedIn();
  const changed = await own("/password", { old: PASSWORD, password: NEW });
  expect(await isKnown(device, NEW)).toBe(false);
  expect(await isKnown(changed.json.device, NEW)).toBe(true);
});

test("a password set by a link ends all device marks", async () => {
  const { device } = await signedIn();
  await setByLink();
  expect(await isKnown(device, NEW)).toBe(false);
});

test("a removed account ends its device marks, even if its e-mail registers again", async () => {
  const { device, own } = await signedIn();
  expect((await own("/removal", { password: PASSWORD })).status).toBe(200);
  const person = { name: "Başka Biri", email: EMAIL, password: NEW };
  expect((await shop.call("POST", "/api/auth/register", { body: person })).status).toBe(200);
  expect(await isKnown(device, NEW)).toBe(false);
});

test("forty device marks from before a changed password allow no additional guess", async () => {
  const marks: string[] = [];
  for (let home = 0; home < 40; home++) marks.push((await logIn({}, `10.${home}.1.1`)).json.device);
  expect(new Set(marks).size).toBe(1);
  const { own } = await signedIn();
  await own("/password", { old: PASSWORD, password: NEW });
  const guesses = await Promise.all(
    Array.from({ length: 160 }, (_, time) =>
      logIn({ password: "yanlis-sifre", device: marks[time % 40] }, `10.${time}.2.1`),
    ),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
});

test("all valid device marks of an account share five guesses", async () => {
  const { device } = await signedIn();
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, time) => logIn({ password: "yanlis-sifre", device }, `10.${time}.2.1`)),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
});

test("the limit of thirty sign-ins a minute from one address holds for known devices too, and does not affect the owner elsewhere", async () => {
  const { email } = await addPerson(shop.accounts, "admin");
  const owner = (await logIn({ email }, "10.1.0.1")).json.device;
  const { device } = await signedIn();
  const statuses: number[] = [];
  for (let time = 0; time < 60; time++) statuses.push((await logIn({ device })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual(Array(30).fill(429));
  expect((await logIn({ email, device: owner }, "10.1.0.1")).status).toBe(200);
});
