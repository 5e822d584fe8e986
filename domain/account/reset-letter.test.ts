import { expect, test } from "vitest";
import { resetLetter } from "./reset-letter.ts";

const LINK = "https://fiyonk.example/sifre#anahtar";
const { subject, text } = resetLetter(LINK, "Fiyonk");

test("the subject names the shop and says what it is about", () => {
  expect(subject).toBe("Fiyonk: yeni şifre");
});

test("the letter greets, names the shop, and has the link on a line of its own", () => {
  expect(text.split("\n").slice(0, 5)).toEqual([
    "Merhaba,",
    "",
    "Fiyonk hesabın için yeni bir şifre istendi. Şifreni bu bağlantıdan seç:",
    "",
    LINK,
  ]);
});

test("it says how long the link is good, and that who did not ask need do nothing", () => {
  expect(text).toContain("Bağlantı 30 dakika geçerli ve bir kez kullanılır.");
  expect(text).toContain("Bunu sen istemediysen bir şey yapman gerekmez; şifren olduğu gibi kalır.");
});
