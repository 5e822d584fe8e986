import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Role } from "../../domain/account/user.ts";
import { sha256 } from "../../server/sign-in/session-tokens.ts";
import { type DatabaseLocation, ENGINES, openFor } from "../support/databases/engines.ts";
import { addPerson, openApp, PASSWORD } from "../support/open-app.ts";

const NEW = "fiyonklu-kutu-42";
/** Time for a write on a busy machine. */
const WITHIN = { timeout: 30_000 };
const HOUR = 3600_000;
const DAY = 24 * HOUR;

describe.each(ENGINES)("the lifetime of a session on $engine", ({ newLocation }) => {
  async function openOn({ dataDir, databaseUrl }: DatabaseLocation) {
    const shop = await openApp({
      ...(databaseUrl !== undefined && { env: { DATABASE_URL: databaseUrl } }),
      overrides: { dataDir },
    });
    onTestFinished(() => shop.close());
    const person = (role: Role) => addPerson(shop.accounts, role);
    const signIn = async (role: Role, password = PASSWORD) => {
      const body = { email: (await person(role)).email, password };
      const { status, json } = await shop.call("POST", "/api/auth/login", { body });
      return { status, token: json?.token as string };
    };
    const statusOf = async (token: string, path = "/api/auth/me") => (await shop.call("GET", path, { token })).status;
    const wait = (ms: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + ms);
    };
    return { ...shop, signIn, statusOf, wait };
  }

  async function openTwo() {
    const location = await newLocation();
    const { db } = await openFor(location);
    return { one: await openOn(location), other: await openOn(location), db };
  }

  test("ends the rights of a removed role at once, in every process", async () => {
    const { one, other, db } = await openTwo();
    const { token } = await one.signIn("admin");
    expect(await other.statusOf(token, "/api/admin/account-events")).toBe(200);
    await db.updateTable("users").set({ role: "customer" }).execute();
    for (const shop of [one, other]) {
      expect(await shop.statusOf(token, "/api/admin/account-events")).toBe(403);
      expect(await shop.statusOf(token)).toBe(200);
    }
  });

  test("of a helper keeps its right to prices only while the owner allows it, and the panel while she has the role", async () => {
    const { one, other } = await openTwo();
    const [owner, helper] = [await one.signIn("admin"), await other.signIn("helper")];
    const mayChange = async () =>
      (await other.call("GET", "/api/admin/products", { token: helper.token })).json.mayChangePrices;
    for (const mayChangePrices of [true, false]) {
      const body = { mayChangePrices };
      await one.call("PUT", "/api/admin/settings/helpers", { token: owner.token, body });
      await vi.waitFor(async () => expect(await mayChange()).toBe(mayChangePrices), WITHIN);
    }
    const { id } = await addPerson(one.accounts, "helper");
    const body = { role: "customer" };
    expect((await one.call("PUT", `/api/admin/people/${id}/role`, { token: owner.token, body })).status).toBe(200);
    expect(await other.statusOf(helper.token, "/api/admin/products")).toBe(403);
  });

  test("ends at once for the other sessions when the password is changed, in every process", async () => {
    const { one, other } = await openTwo();
    const [own, stolen] = [await one.signIn("customer"), await one.signIn("customer")];
    expect(await other.statusOf(stolen.token)).toBe(200);
    const body = { old: PASSWORD, password: NEW };
    expect((await one.call("POST", "/api/account/password", { token: own.token, body })).status).toBe(200);
    for (const shop of [one, other]) {
      expect([await shop.statusOf(stolen.token), await shop.statusOf(own.token)]).toEqual([401, 200]);
    }
    expect([await other.signIn("customer"), await other.signIn("customer", NEW)]).toMatchObject([
      { status: 401 },
      { status: 200 },
    ]);
  });

  test("ends with the account, as do its links and its password, in every process", async () => {
    const { one, other } = await openTwo();
    const owner = await other.signIn("admin");
    const { token } = await one.signIn("customer");
    const email = "ayse@posta.example";
    const made = await other.call("POST", "/api/admin/reset-links", { token: owner.token, body: { email } });
    const [, link] = made.json.link.split("#");
    const removed = await one.call("POST", "/api/account/removal", { token, body: { password: PASSWORD } });
    expect(removed.status).toBe(200);
    expect([await one.statusOf(token), await other.statusOf(token)]).toEqual([401, 401]);
    expect((await other.call("POST", "/api/auth/reset", { body: { link, password: NEW } })).status).toBe(404);
    const body = { email, password: PASSWORD };
    expect((await other.call("POST", "/api/auth/login", { body })).status).toBe(401);
  });

  test.each([
    { role: "customer", idle: 7 * DAY, absolute: 30 * DAY },
    { role: "helper", idle: 12 * HOUR, absolute: 7 * DAY },
    { role: "admin", idle: 12 * HOUR, absolute: 7 * DAY },
  ] as const)(
    "of the $role ends after a long time without use, and after its longest time",
    async ({ role, idle, absolute }) => {
      const shop = await openOn(await newLocation());
      const unused = await shop.signIn(role);
      shop.wait(idle - 1);
      expect(await shop.statusOf((await shop.signIn(role)).token)).toBe(200);
      shop.wait(1);
      expect(await shop.statusOf(unused.token)).toBe(401);

      const { token } = await shop.signIn(role);
      for (let passed = idle / 2; passed < absolute; passed += idle / 2) {
        shop.wait(idle / 2);
        // While an earlier use is being written, a further one is not.
        await vi.waitFor(async () => {
          expect(await shop.statusOf(token)).toBe(200);
          expect((await shop.accounts.findSession(sha256(token)))?.session.usedAt).toEqual(shop.clock.now);
        }, WITHIN);
      }
      shop.wait(idle / 2);
      expect(await shop.statusOf(token)).toBe(401);
    },
  );
});
