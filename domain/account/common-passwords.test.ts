import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

describe("a password", () => {
  test.each([
    ["12345678"],
    ["Password123"],
    ["ŞİFRE123"],
    ["Galatasaray1905"],
    ["seniseviyorum"],
    ["labubu2025!"],
    ["Fiyonk-2025"],
    ["Hediye1234"],
    ["kurdele99"],
    ["aaaaaaaaaa"],
    ["ayse.yilmaz"],
  ])("%s is too easily guessed", (password) => {
    expect(isCommonPassword(password, { shopName: "Kurdele", email: "ayse.yilmaz@posta.example" })).toBe(true);
  });

  test.each(["kurdeleli-kutu-24", "mor fil uçar", "12345687 elma", "hediyeciğim 42"])("%s will do", (password) => {
    expect(isCommonPassword(password, { shopName: "Fiyonk", email: "ayse@posta.example" })).toBe(false);
  });
});
