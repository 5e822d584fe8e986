import { describe, expect, test } from "vitest";
import { EVENTS_PER_PAGE, type NewAccountEvent } from "../../domain/account/account-event.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { createAccountEvents } from "./stored-account-events.ts";
import { createAccounts } from "./stored-accounts.ts";

const NOON = Date.parse("2026-06-01T12:00:00.000Z");
const MINUTE = 60_000;
const AYSE = { name: "Ayşe Yıldız", email: "ayse@ornek.com", passwordHash: null, role: "customer" } as const;

describe.each(ENGINES)("account events on $engine", ({ newLocation }) => {
  async function openEvents() {
    const { db, store } = await openFor(await newLocation());
    const accounts = createAccounts(db);
    const events = createAccountEvents(db);
    const { id: userId } = await accounts.createAccount(AYSE);
    const add = (minutes: number, event: Partial<NewAccountEvent> = {}) => {
      return events.add({
        at: new Date(NOON + minutes * MINUTE),
        userId,
        kind: "sign-in-succeeded",
        way: "password",
        device: "Safari, iPhone",
        place: "88.241.x.x",
        ...event,
      });
    };
    const fail = (minutes: number, place: string) => add(minutes, { kind: "sign-in-failed", place });
    return { accounts, events, userId, add, fail, store };
  }

  test("are listed with person, time, kind, device and place, the newest first, a page at a time", async () => {
    const { events, userId, add, store } = await openEvents();
    const revision = store.revision();
    for (let time = 0; time <= EVENTS_PER_PAGE; time++) await add(time * 7);
    const first = await events.list();
    expect(first).toHaveLength(EVENTS_PER_PAGE);
    expect(first[0]).toEqual({
      id: expect.any(String),
      at: new Date(NOON + EVENTS_PER_PAGE * 7 * MINUTE),
      userId,
      who: AYSE.name,
      by: null,
      times: 1,
      kind: "sign-in-succeeded",
      way: "password",
      device: "Safari, iPhone",
      place: "88.241.x.x",
    });
    const rest = await events.list({ before: first.at(-1)?.id });
    expect(rest.map(({ at }) => at)).toEqual([new Date(NOON)]);
    expect(await events.list({ before: rest[0]?.id })).toEqual([]);
    await store.refresh();
    expect(store.revision()).toBe(revision);
  });

  test("an event with another person is listed for both, and the other's name goes with the account", async () => {
    const { accounts, events, userId, add } = await openEvents();
    const owner = await accounts.createAccount({ ...AYSE, name: "Deniz", email: "deniz@ornek.com", role: "admin" });
    await add(0);
    await add(1, { kind: "made-helper", byId: owner.id });
    expect(await events.list({ userId: owner.id })).toMatchObject([{ kind: "made-helper", userId, by: "Deniz" }]);
    expect(await events.list({ userId })).toMatchObject([{ by: "Deniz" }, { by: null }]);
    await accounts.createAccount({ ...AYSE, email: "ortak@ornek.com", role: "admin" });
    await accounts.removeAccount(owner.id);
    expect((await events.list())[0]).toMatchObject({ kind: "made-helper", who: AYSE.name, by: null });
  });

  test("a flood of failures becomes ten lines an hour, and the last line counts the rest", async () => {
    const { events, fail } = await openEvents();
    for (let time = 0; time < 200; time++) await fail(time / 10, `10.${time}.x.x`);
    const lines = await events.list();
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatchObject({ times: 191, place: "", device: "", at: new Date(NOON + 19.9 * MINUTE) });
    expect(lines[1]).toMatchObject({ times: 1, place: "10.8.x.x" });
    await fail(90, "10.250.x.x");
    expect((await events.list())[0]).toMatchObject({ times: 1, place: "10.250.x.x" });
  });

  test("a flood of sign-ins becomes ten lines an hour, and does not count events of other kinds", async () => {
    const { events, add, fail } = await openEvents();
    for (let time = 0; time < 260; time++) await add(time / 10);
    await fail(27, "10.1.x.x");
    const [failure, ...successes] = await events.list();
    expect(failure).toMatchObject({ kind: "sign-in-failed", times: 1 });
    expect(successes).toHaveLength(10);
    expect(successes[0]).toMatchObject({ kind: "sign-in-succeeded", times: 251, device: "", place: "" });
  });

  test("can be listed for one person, a page at a time too", async () => {
    const { accounts, events, userId, add } = await openEvents();
    const other = await accounts.createAccount({ ...AYSE, email: "elif@ornek.com", name: "Elif Kaya" });
    for (const [minutes, id] of [userId, other.id, userId, other.id].entries()) await add(minutes, { userId: id });
    const [last, first] = await events.list({ userId: other.id });
    expect([last?.who, first?.who]).toEqual(["Elif Kaya", "Elif Kaya"]);
    expect(await events.list({ userId: other.id, before: last?.id })).toEqual([first]);
    expect(await events.list({ userId: "kimse" })).toEqual([]);
  });

  test("lines of a removed account name nobody, not even one added later", async () => {
    const { accounts, events, userId, add } = await openEvents();
    await add(0);
    await accounts.removeAccount(userId);
    await add(1, { kind: "account-removed" });
    const lines = await events.list();
    expect(lines.map(({ kind, who }) => [kind, who])).toEqual([
      ["account-removed", null],
      ["sign-in-succeeded", null],
    ]);
    expect(JSON.stringify(lines)).not.toContain(userId);
  });

  test("expire after ninety days", async () => {
    const { events, add } = await openEvents();
    await add(0);
    await add(24 * 60);
    await events.removeExpired(new Date(NOON + 90 * 24 * 60 * MINUTE));
    expect((await events.list()).map(({ at }) => at)).toEqual([new Date(NOON + 24 * 60 * MINUTE)]);
  });
});
