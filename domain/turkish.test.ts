import { describe, expect, test } from "vitest";
import { fold } from "./turkish.ts";

describe("the plain spelling for search and slugs", () => {
  test.each([
    [["ı", "i", "I", "İ", "i\u0307", "I\u0307", "ı\u0307"], "i"],
    [["Şık", "ŞIK", "şik", "SIK", "sık", "s\u0327ık", "S\u0327IK"], "sik"],
    [["ışık", "IŞIK", "İŞİK", "isik"], "isik"],
    [["çağ", "ÇAĞ", "c\u0327ag\u0306", "CAG"], "cag"],
    [["gümüş", "GÜMÜŞ", "gu\u0308mu\u0308s\u0327", "gumus"], "gumus"],
    [["hikâye", "HİKÂYE", "hikaye"], "hikaye"],
    [["Diyarbakır'ın", "DİYARBAKIR'IN"], "diyarbakir'in"],
    [["\u212Aupa", "Kupa"], "kupa"],
  ])("%j all become %s", (spellings, plain) => {
    expect(spellings.map(fold)).toEqual(spellings.map(() => plain));
  });

  test("folding twice gives the same as folding once, for every letter in both Unicode forms", () => {
    for (let code = 0; code < 0x3000; code += 1) {
      const letter = String.fromCodePoint(code);
      const plain = fold(letter);
      if (fold(plain) !== plain || fold(letter.normalize("NFD")) !== plain) expect.fail(code.toString(16));
    }
  });
});
