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
