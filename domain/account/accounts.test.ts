import { expect, test } from "vitest";
import { canStillSignIn, vouchesFor } from "./accounts.ts";
import type { User } from "./user.ts";

const AYSE: User = { id: "1", name: "Ayşe", email: "ayse@posta.example", role: "customer" };
const OWNER: User = { ...AYSE, role: "admin" };
const SHOWN = { provider: "google", subject: "42" };
const PROVED_ADDRESS = { ...SHOWN, email: AYSE.email, isConnectedByOwner: false };
const CONNECTED = { ...PROVED_ADDRESS, isConnectedByOwner: true };

test("an identity that proved the address vouches for a customer, and so does a connected one", () => {
  expect(vouchesFor(AYSE, [PROVED_ADDRESS], SHOWN)).toBe(true);
  expect(vouchesFor(AYSE, [CONNECTED], SHOWN)).toBe(true);
});

test("only a connected identity vouches for an admin or a helper (§10)", () => {
  expect(vouchesFor(OWNER, [PROVED_ADDRESS], SHOWN)).toBe(false);
  expect(vouchesFor({ ...AYSE, role: "helper" }, [PROVED_ADDRESS], SHOWN)).toBe(false);
  expect(vouchesFor(OWNER, [{ ...CONNECTED, subject: "43" }, PROVED_ADDRESS], SHOWN)).toBe(false);
  expect(vouchesFor(OWNER, [CONNECTED], SHOWN)).toBe(true);
});

test("another identity does not vouch, nor does the same number at another provider", () => {
  expect(vouchesFor(AYSE, [], SHOWN)).toBe(false);
  expect(vouchesFor(AYSE, [{ ...CONNECTED, subject: "43" }], SHOWN)).toBe(false);
  expect(vouchesFor(AYSE, [{ ...CONNECTED, provider: "another" }], SHOWN)).toBe(false);
});

const NOTHING = { passwordHash: null, identities: 0, passkeys: 0 };

test.each([
  ["a password", { passwordHash: "$argon2id$…" }],
  ["Google", { identities: 1 }],
  ["a passkey", { passkeys: 1 }],
])("%s alone is enough to sign in", (_, left) => {
  expect(canStillSignIn({ ...NOTHING, ...left })).toBe(true);
});

test("an account with no way left cannot sign in", () => {
  expect(canStillSignIn(NOTHING)).toBe(false);
  expect(canStillSignIn({ ...NOTHING, passwordHash: undefined })).toBe(false);
});
