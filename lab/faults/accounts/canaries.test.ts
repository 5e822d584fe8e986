import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createCanaries } from "./canaries.ts";

const PASSWORD = 'kanarya "şifre" 1';

test.each([
  ["as it is", PASSWORD],
  ["in another case", PASSWORD.replace("kanarya", "KANARYA")],
  ["in an address", encodeURIComponent(PASSWORD)],
  ["in JSON", JSON.stringify({ password: PASSWORD })],
  ["in base64", Buffer.from(`${PASSWORD} ve başka`).toString("base64")],
  ["as its hash", createHash("sha256").update(PASSWORD).digest("hex")],
])("a secret is found %s", (_, text) => {
  const canaries = createCanaries();
  canaries.keep("password", PASSWORD);
  canaries.keep("e-mail address", "kanarya@posta.example");
  expect(canaries.foundIn(`satır: ${text}.`)).toEqual(["password"]);
  expect(canaries.foundIn("satır: başka bir şifre")).toEqual([]);
});
