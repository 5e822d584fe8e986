import { expect, test } from "vitest";
import { isAdmin } from "./user.ts";

const ayse = { id: "1", name: "admin", email: "admin@ornek.com" };

test("only the role marks an admin, neither name nor address (§3)", () => {
  expect(isAdmin({ ...ayse, role: "admin" })).toBe(true);
  expect(isAdmin({ ...ayse, role: "customer" })).toBe(false);
});

test("nobody is no admin (§6)", () => {
  expect(isAdmin(null)).toBe(false);
  expect(isAdmin(undefined)).toBe(false);
});
