import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Role } from "../../domain/account/user.ts";
import { sha256 } from "../../server/sign-in/session-tokens.ts";
import { ENGINES, openFor, type Place } from "../support/databases/engines.ts";
import { addPerson, openApp, PASSWORD } from "../support/open-app.ts";

const NEW = "fiyonklu-kutu-42";
/** On a busy machine a write takes its time. */
const PATIENCE = { timeout: 30_000 };
const HOUR = 3600_000;
const DAY = 24 * HOUR;

describe.each(ENGINES)("what a sign-in lasts on $engine", ({ newPlace }) => {
  async function openOn({ dataDir, databaseUrl }: Place) {
    const shop = await openApp({
      ...(databaseUrl !== undefined && { env: { DATABASE_URL: databaseUrl } }),
      overrides: { dataDir },
    });
    onTestFinished(() => shop.close());
    const person = (role: Role) => addPerson(shop.accounts, role);
    const enter = async (role: Role, password = PASSWORD) => {
      const body = { email: (await person(role)).email, password };
      const { status, json } = await shop.call("POST", "/api/auth/login", { body });
      return { status, token: json?.token as string };
    };
    const may = async (token: string, path = "/api/auth/me") => (await shop.call("GET", path, { token })).status;
    const later = (ms: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + ms);
    };
    return { ...shop, enter, may, later };
  }

  async function openTwo() {
    const place = await newPlace();
    const { db } = await openFor(place);
    return { one: await openOn(place), other: await openOn(place), db };
  }

  test("a role that is taken away counts at once, in every process", async () => {
    const { one, other, db } = await openTwo();
    const { token } = await one.enter("admin");
    expect(await other.may(token, "/api/admin/account-events")).toBe(200);
    await db.updateTable("users").set({ role: "customer" }).execute();
    for (const shop of [one, other]) {
      expect(await shop.may(token, "/api/admin/account-events")).toBe(403);
      expect(await shop.may(token)).toBe(200);
    }
  });

  test("a changed password ends the other sign-ins at once, in every process", async () => {
    const { one, other } = await openTwo();
    const [hers, stolen] = [await one.enter("customer"), await one.enter("customer")];
    expect(await other.may(stolen.token)).toBe(200);
    const body = { old: PASSWORD, password: NEW };
    expect((await one.call("POST", "/api/account/password", { token: hers.token, body })).status).toBe(200);
    for (const shop of [one, other]) {
      expect([await shop.may(stolen.token), await shop.may(hers.token)]).toEqual([401, 200]);
    }
    expect([await other.enter("customer"), await other.enter("customer", NEW)]).toMatchObject([
      { status: 401 },
      { status: 200 },
    ]);
  });

  test("a removed account has no sign-in, no link and no password left, in any process", async () => {
    const { one, other } = await openTwo();
    const owner = await other.enter("admin");
    const { token } = await one.enter("customer");
    const email = "ayse@posta.example";
    const made = await other.call("POST", "/api/admin/reset-links", { token: owner.token, body: { email } });
    const [, link] = made.json.link.split("#");
    const removed = await one.call("POST", "/api/account/removal", { token, body: { password: PASSWORD } });
    expect(removed.status).toBe(200);
    expect([await one.may(token), await other.may(token)]).toEqual([401, 401]);
    expect((await other.call("POST", "/api/auth/reset", { body: { link, password: NEW } })).status).toBe(404);
    const body = { email, password: PASSWORD };
    expect((await other.call("POST", "/api/auth/login", { body })).status).toBe(401);
  });

  test.each([
    { role: "customer", idle: 7 * DAY, absolute: 30 * DAY },
    { role: "admin", idle: 12 * HOUR, absolute: 7 * DAY },
  ] as const)("of the $role ends when it was not used for long, and in the end", async ({ role, idle, absolute }) => {
    const shop = await openOn(await newPlace());
    const unused = await shop.enter(role);
    shop.later(idle - 1);
    expect(await shop.may((await shop.enter(role)).token)).toBe(200);
    shop.later(1);
    expect(await shop.may(unused.token)).toBe(401);

    const { token } = await shop.enter(role);
    for (let passed = idle / 2; passed < absolute; passed += idle / 2) {
      shop.later(idle / 2);
      // A visit that comes while an earlier one is being noted is not noted itself.
      await vi.waitFor(async () => {
        expect(await shop.may(token)).toBe(200);
        expect((await shop.accounts.findSession(sha256(token)))?.session.usedAt).toEqual(shop.clock.now);
      }, PATIENCE);
    }
    shop.later(idle / 2);
    expect(await shop.may(token)).toBe(401);
  });
});
