import { expect, test } from "vitest";
import { resetLetter } from "./reset-link.ts";

const LINK = "https://fiyonk.example/sifre#anahtar";
const { subject, text } = resetLetter(LINK, "Fiyonk");

test("the subject names the shop and the purpose", () => {
  expect(subject).toBe("Fiyonk: yeni şifre");
});

test("the letter has a greeting, the shop's name, and the link on its own line", () => {
  expect(text.split("\n").slice(0, 5)).toEqual([
    "Merhaba,",
    "",
    "Fiyonk hesabın için yeni bir şifre istendi. Şifreni bu bağlantıdan seç:",
    "",
    LINK,
  ]);
});

test("the letter says how long the link is valid, and that it may be ignored", () => {
  expect(text).toContain("Bağlantı 30 dakika geçerli ve bir kez kullanılır.");
  expect(text).toContain("Bunu sen istemediysen bir şey yapman gerekmez; şifren olduğu gibi kalır.");
});
