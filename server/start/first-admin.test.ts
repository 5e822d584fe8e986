import { expect, test } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { createPasswords } from "../sign-in/passwords.ts";
import { addFirstAdmin, welcomeAdmin } from "./first-start.ts";

const passwords = createPasswords();
const OWNER = { email: "sahibi@fiyonk.example", password: "kurdeleli-kutu-24" };

test("a shop without an admin gets one, who can log in; a second start adds none", async () => {
  const { accounts, call } = await openApp();
  const added = await addFirstAdmin(accounts, passwords, OWNER);
  expect(added).toMatchObject({ email: OWNER.email, generatedPassword: undefined });
  expect((await call("POST", "/api/auth/login", { body: OWNER })).json.user.role).toBe("admin");
  expect(await addFirstAdmin(accounts, passwords, { ...OWNER, email: "ikinci@fiyonk.example" })).toBeUndefined();
});

test("a generated password is printed, a chosen one is not", async () => {
  const { accounts, call } = await openApp();
  const added = await addFirstAdmin(accounts, passwords, { email: "admin@localhost", password: undefined });
  const password = added?.generatedPassword ?? "";
  expect(password).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect((await call("POST", "/api/auth/login", { body: { email: "admin@localhost", password } })).status).toBe(200);
  expect(added && welcomeAdmin(added)).toContain(password);
  expect(welcomeAdmin({ email: OWNER.email, generatedPassword: undefined })).not.toContain(OWNER.password);
});
