import { expect, test, vi } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { createSessions, sha256 } from "./session-tokens.ts";

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
