import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fold } from "../turkish.ts";
import { COMMON_PASSWORDS, CONTEXT_WORDS, isCommonPassword } from "./common-passwords.ts";
import { PASSWORD_MIN } from "./credentials.ts";

test("the list has more than three thousand folded passwords, none shorter than the minimum", () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(3000);
  const odd = [...COMMON_PASSWORDS].filter((password) => password.length < PASSWORD_MIN || fold(password) !== password);
  expect(odd).toEqual([]);
});

test("the shop's words are those in decision 27", () => {
  const [, listed = ""] = readFileSync("docs/decisions/0027-passwords-sessions-and-guessing.md", "utf8").split(
    "no password may consist of: ",
  );
  expect(listed.split(".")[0]).toBe(CONTEXT_WORDS.join(", "));
});

describe("a password", () => {
  test.each([
    ["12345678"],
    ["Trustno1"],
    ["1qaz2wsx"],
    ["jennifer"],
    ["Password123"],
    ["ŞİFRE123"],
    ["Galatasaray1905"],
    ["seniseviyorum"],
    ["labubu2025!"],
    ["Fiyonk-2025"],
    ["Hediye1234"],
    ["Yönetici!2026"],
    ["dükkan-5858"],
    ["kurdele99"],
    ["aaaaaaaaaa"],
    ["ayse.yilmaz"],
  ])("%s is refused", (password) => {
    expect(isCommonPassword(password, { shopName: "Kurdele", email: "ayse.yilmaz@posta.example" })).toBe(true);
  });

  test.each(["kurdeleli-kutu-24", "mor fil uçar", "12345687 elma", "hediyeciğim 42"])("%s is accepted", (password) => {
    expect(isCommonPassword(password, { shopName: "Fiyonk", email: "ayse@posta.example" })).toBe(false);
  });
});
