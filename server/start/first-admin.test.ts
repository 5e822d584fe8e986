import { expect, test } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { createPasswords } from "../sign-in/passwords.ts";
import { addFirstAdmin, welcomeAdmin } from "./first-admin.ts";

const passwords = createPasswords();
const OWNER = { email: "sahibi@fiyonk.example", password: "kurdeleli-kutu-24" };

test("a shop without an admin gets one, once, who can log in", async () => {
  const { accounts, call } = await openApp();
  const added = await addFirstAdmin(accounts, passwords, OWNER);
  expect(added).toMatchObject({ email: OWNER.email, madeUpPassword: undefined });
  expect((await call("POST", "/api/auth/login", { body: OWNER })).json.user.role).toBe("admin");
  expect(await addFirstAdmin(accounts, passwords, { ...OWNER, email: "ikinci@fiyonk.example" })).toBeUndefined();
});

test("a password nobody chose is made up and shown this once, a chosen one never", async () => {
  const { accounts, call } = await openApp();
  const added = await addFirstAdmin(accounts, passwords, { email: "admin@localhost", password: undefined });
  const password = added?.madeUpPassword ?? "";
  expect(password).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect((await call("POST", "/api/auth/login", { body: { email: "admin@localhost", password } })).status).toBe(200);
  expect(added && welcomeAdmin(added)).toContain(password);
  expect(welcomeAdmin({ email: OWNER.email, madeUpPassword: undefined })).not.toContain(OWNER.password);
});
