import { expect, test } from "vitest";
import { isAdmin, isStaff } from "./user.ts";

const ayse = { id: "1", name: "admin", email: "admin@ornek.com" };

test("only the role makes an admin, not the name or the address (§3)", () => {
  expect(isAdmin({ ...ayse, role: "admin" })).toBe(true);
  expect(isAdmin({ ...ayse, role: "customer" })).toBe(false);
});

test("a visitor without an account is no admin (§6)", () => {
  expect(isAdmin(null)).toBe(false);
  expect(isAdmin(undefined)).toBe(false);
});

test("the panel is for the owner and those who help her, not for customers and visitors", () => {
  expect((["admin", "helper", "customer"] as const).filter((role) => isStaff({ role }))).toEqual(["admin", "helper"]);
  expect(isStaff(null)).toBe(false);
  expect(isAdmin({ role: "helper" })).toBe(false);
});
