import { beforeEach, describe, expect, test } from "vitest";
import { addPerson, type OpenApp, openApp, PASSWORD } from "../../../tests/support/open-app.ts";

const NEW = "fiyonklu-kutu-42";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";
const AYSE = "ayse@posta.example";

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
  await addPerson(shop.accounts, "customer");
});

const logIn = (password = PASSWORD, email = AYSE, from = "88.241.7.9") =>
  shop.call("POST", "/api/auth/login", { body: { email, password }, from, headers: { "User-Agent": IPHONE } });

async function events(token?: string) {
  await shop.accountEvents.settled();
  const { json } = await shop.call("GET", "/api/admin/account-events", {
    token: token ?? (await shop.tokenOf("admin")),
  });
  return json.events;
}

const listed = async () => (await events()).map(({ kind, way, place }: Record<string, unknown>) => [kind, way, place]);

describe("account events", () => {
  test("list sign-ins and failed ones with device and a coarse network", async () => {
    await logIn("yanlis-sifre", AYSE, "2a02:ff0:1234::7");
    await logIn();
    expect(await events()).toMatchObject([
      { kind: "sign-in-succeeded", who: "Ayşe Yılmaz", way: "password", device: "Safari, iPhone", place: "88.241.x.x" },
      { kind: "sign-in-failed", who: "Ayşe Yılmaz", way: "password", device: "Safari, iPhone", place: "2a02:ff0:…" },
    ]);
    expect(JSON.stringify(await events())).not.toMatch(/88\.241\.7|2a02:ff0:1234|ayse@/);
  });

  test("list no failures for unknown e-mails or for throttled attempts", async () => {
    await logIn("yanlis-sifre", "kimse@posta.example");
    for (let time = 0; time < 9; time++) await logIn("yanlis-sifre", AYSE, `10.${time}.0.1`);
    const failures = await listed();
    expect(failures).toHaveLength(5);
    expect(shop.log().match(/"sign_in_failed"/g)).toHaveLength(10);
  });

  test("can be listed for one person", async () => {
    const { json } = await logIn();
    const person = { name: "Elif Kaya", email: "elif@posta.example", password: NEW };
    await shop.call("POST", "/api/auth/register", { body: person });
    for (let time = 0; time < 4; time++) await logIn(NEW, person.email, `10.${time}.0.1`);
    const token = await shop.tokenOf("admin");
    const list = async (query: string) =>
      (await shop.call("GET", `/api/admin/account-events?${query}`, { token })).json.events;
    expect(await events(token)).toHaveLength(6);
    expect(await list(`userId=${json.user.id}`)).toMatchObject([{ userId: json.user.id, who: "Ayşe Yılmaz" }]);
    expect(await list("userId=kimse")).toEqual([]);
  });

  test("group repeated sign-ins: sixty of a day take ten lines", async () => {
    for (let time = 0; time < 60; time++) await logIn(PASSWORD, AYSE, `10.${time % 3}.0.${time}`);
    const grouped = await events();
    expect(grouped).toHaveLength(10);
    expect(grouped[0]).toMatchObject({ kind: "sign-in-succeeded", times: 51 });
  });

  test("list the changes that a person makes to her own account", async () => {
    const { token } = (await logIn()).json;
    await logIn();
    const own = (method: string, path: string, body?: unknown) =>
      shop.call(method, `/api/account${path}`, { token, from: "10.0.0.1", ...(body === undefined ? {} : { body }) });
    const { signIns } = (await own("GET", "")).json;
    const other = signIns.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await own("DELETE", `/sign-ins/${other.id}`)).status).toBe(200);
    expect((await own("DELETE", "/sign-ins")).status).toBe(200);
    expect((await own("POST", "/password", { old: PASSWORD, password: NEW })).status).toBe(200);
    expect((await own("POST", "/removal", { password: NEW })).status).toBe(200);
    expect(await listed()).toEqual([
      ["account-removed", null, "10.0.x.x"],
      ["password-changed", "password", "10.0.x.x"],
      ["other-sign-ins-ended", null, "10.0.x.x"],
      ["sign-in-ended", null, "10.0.x.x"],
      ["sign-in-succeeded", "password", "88.241.x.x"],
      ["sign-in-succeeded", "password", "88.241.x.x"],
    ]);
    expect((await events()).map(({ who }: { who: unknown }) => who)).toEqual(Array(6).fill(null));
  });

  test("list a reset link and the password set with it", async () => {
    const admin = await shop.tokenOf("admin");
    const made = await shop.call("POST", "/api/admin/reset-links", { token: admin, body: { email: AYSE } });
    const [, link] = made.json.link.split("#");
    expect((await shop.call("POST", "/api/auth/reset", { body: { link, password: NEW } })).status).toBe(200);
    expect(await listed()).toEqual([
      ["password-changed", "link", "127.0.x.x"],
      ["reset-link-made", "admin", "127.0.x.x"],
    ]);
  });
});

test("during a thousand wrong passwords from fifty networks the owner signs in at once on her known device", async () => {
  const { email } = await addPerson(shop.accounts, "admin");
  const { device } = (await logIn(PASSWORD, email, "10.1.0.1")).json;
  const statuses: number[] = [];
  const ownerSignedIn = Promise.withResolvers<{ status: number }>();
  const signInOwner = () =>
    shop.call("POST", "/api/auth/login", { body: { email, password: PASSWORD, device }, from: "10.4.0.1" });
  const guessFrom = async (network: number) => {
    for (let time = 0; time < 20; time++) {
      statuses.push((await logIn("yanlis-sifre", email, `10.2.${network}.1`)).status);
      if (statuses.length === 500) signInOwner().then(ownerSignedIn.resolve, ownerSignedIn.reject);
    }
  };
  await Promise.all(Array.from({ length: 50 }, (_, network) => guessFrom(network)));
  expect((await ownerSignedIn.promise).status).toBe(200);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status !== 401 && status !== 429 && status !== 503)).toEqual([]);
  expect((await logIn(PASSWORD, email, "10.3.0.1")).status).toBe(429);
  expect((await signInOwner()).status).toBe(200);
  expect((await listed()).filter(([kind]: [string]) => kind === "sign-in-failed")).toHaveLength(5);
});
