import { expect, test, vi } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { createDevices, createSessions, sha256 } from "./session-tokens.ts";

test("a visit does not wait for the touch write, and the next visit repeats a failed one", async () => {
  const { accounts, clock, tokenOf, close } = await openApp();
  const token = await tokenOf("admin");
  const log = { debug: vi.fn() };
  const sessions = createSessions(accounts, () => clock.now, log);
  const touch = Promise.withResolvers<void>();
  const touching = vi.spyOn(accounts, "touchSession").mockReturnValue(touch.promise);

  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
  expect(await sessions.find(token)).toMatchObject({ user: { role: "admin" } });
  expect(await sessions.find(token)).toMatchObject({ user: { role: "admin" } });
  expect(touching).toHaveBeenCalledOnce();

  touch.reject(new Error("read-only"));
  await vi.waitFor(() => expect(log.debug).toHaveBeenCalledOnce(), { timeout: 20_000 });
  touching.mockRestore();
  await sessions.find(token);
  await vi.waitFor(async () => expect((await accounts.findSession(sha256(token)))?.session.usedAt).toEqual(clock.now), {
    timeout: 20_000,
  });
  await close();
});

test("a session whose browser does not come back is removed in the night after its week", async () => {
  const { accounts, clock, tokenOf, close } = await openApp();
  const token = await tokenOf("customer");
  const { removeExpired } = createSessions(accounts, () => clock.now);
  const inDays = (days: number) => new Date(clock.now.getTime() + days * 24 * 3_600_000);
  await removeExpired(inDays(6));
  expect(await accounts.findSession(sha256(token))).toBeDefined();
  await removeExpired(inDays(8));
  expect(await accounts.findSession(sha256(token))).toBeUndefined();
  await close();
});

const OWNER = { id: "sahibi", proofs: 0 };
const openDevices = (key = "anahtar") => createDevices({ deviceKey: async () => key });

test("a device that signed in is known to its account in every process of the shop", async () => {
  const mark = await openDevices().markFor(OWNER);
  expect(await openDevices().isKnown(OWNER, mark)).toBe(true);
  expect(await openDevices().markFor(OWNER)).toBe(mark);
});

test("a mark of another account, of another shop or a forged one is not known", async () => {
  const devices = openDevices();
  const mark = await devices.markFor(OWNER);
  expect(await devices.isKnown({ id: "baska", proofs: 0 }, mark)).toBe(false);
  expect(await devices.isKnown(undefined, mark)).toBe(false);
  expect(await openDevices("başka").isKnown(OWNER, mark)).toBe(false);
  for (const forged of ["", "x", mark.slice(1), `${mark}.`, `${mark.slice(0, -1)}ş`, undefined]) {
    expect(await devices.isKnown(OWNER, forged)).toBe(false);
  }
});

test("a changed or removed way in makes the device unknown", async () => {
  const devices = openDevices();
  const mark = await devices.markFor(OWNER);
  expect(await devices.isKnown({ ...OWNER, proofs: 1 }, mark)).toBe(false);
});

test("a device that two people share is known to both", async () => {
  const devices = openDevices();
  const other = { id: "baska", proofs: 3 };
  const marks = [await devices.markFor(OWNER), await devices.markFor(other)].join(" ");
  expect([await devices.isKnown(OWNER, marks), await devices.isKnown(other, marks)]).toEqual([true, true]);
});
