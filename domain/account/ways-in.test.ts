import { expect, test } from "vitest";
import { canStillSignIn } from "./accounts.ts";

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
