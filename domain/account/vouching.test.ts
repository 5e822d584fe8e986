import { expect, test } from "vitest";
import type { User } from "./user.ts";
import { vouchesFor } from "./vouching.ts";

const AYSE: User = { id: "1", name: "Ayşe", email: "ayse@posta.example", role: "customer" };
const OWNER: User = { ...AYSE, role: "admin" };
const SHOWN = { provider: "google", subject: "42" };
const CAME_ALONG = { ...SHOWN, email: AYSE.email, isConnectedByOwner: false };
const CONNECTED = { ...CAME_ALONG, isConnectedByOwner: true };

test("what proved her address vouches for a customer, and so does what she connected", () => {
  expect(vouchesFor(AYSE, [CAME_ALONG], SHOWN)).toBe(true);
  expect(vouchesFor(AYSE, [CONNECTED], SHOWN)).toBe(true);
});

test("only what she connected herself vouches for an admin (§10)", () => {
  expect(vouchesFor(OWNER, [CAME_ALONG], SHOWN)).toBe(false);
  expect(vouchesFor(OWNER, [{ ...CONNECTED, subject: "43" }, CAME_ALONG], SHOWN)).toBe(false);
  expect(vouchesFor(OWNER, [CONNECTED], SHOWN)).toBe(true);
});

test("nobody else's identity vouches, nor the same number at another provider", () => {
  expect(vouchesFor(AYSE, [], SHOWN)).toBe(false);
  expect(vouchesFor(AYSE, [{ ...CONNECTED, subject: "43" }], SHOWN)).toBe(false);
  expect(vouchesFor(AYSE, [{ ...CONNECTED, provider: "another" }], SHOWN)).toBe(false);
});
