import { expect, test } from "vitest";
import { isAdmin } from "./user.ts";

const ayse = { id: "1", name: "admin", email: "admin@ornek.com" };

test("only the role makes an admin, not the name or the address (§3)", () => {
  expect(isAdmin({ ...ayse, role: "admin" })).toBe(true);
  expect(isAdmin({ ...ayse, role: "customer" })).toBe(false);
});

test("a visitor without an account is no admin (§6)", () => {
  expect(isAdmin(null)).toBe(false);
  expect(isAdmin(undefined)).toBe(false);
});
