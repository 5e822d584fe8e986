import { expect, test } from "vitest";
import { type CaretEdit, wholeEdit, withCondition, withPiece } from "./whole-edit.ts";

/** The caret is written as `|`. */
const at = (marked: string): CaretEdit => ({ text: marked.replace("|", ""), caret: marked.indexOf("|") });
const marked = ({ text, caret }: CaretEdit) => `${text.slice(0, caret)}|${text.slice(caret)}`;

test.each([
  ["Yaz: {e-posta}!", "Yaz: {e-posta|!", "Yaz: |!"],
  ["Yaz: {e-posta}!", "Yaz: |e-posta}!", "Yaz: |!"],
  ["Yaz: {e-posta}!", "Yaz: {e-pxosta}!".replace("x", "x|"), "Yaz: {e-posta}x|!"],
  ["Yaz: {e-posta}!", "Yaz: {e-z|!", "Yaz: z|!"],
  ["{e-posta}{adres}", "{e-pos|res}", "|"],
  ["a{e-posta}", "a{|{e-posta}", "a{|{e-posta}"],
  ["{e-posta}", "{e-posta}a|", "{e-posta}a|"],
  ["{e-posta} {e-posta}", "{e-posta} {e-posta|", "{e-posta} |"],
  ["{yok}", "{yo|", "{yo|"],
  ["aaa", "aa|", "aa|"],
  ["aaa", "aa|aa", "aa|aa"],
  ["eski", "yeni metin|", "yeni metin|"],
])("of %j and the edit %j comes %j", (before, after, result) => {
  expect(marked(wholeEdit(before, at(after)))).toBe(result);
});

test("a chip is put at the caret, never inside another one", () => {
  expect(marked(withPiece("Adres: ", "{adres}", 7))).toBe("Adres: {adres}|");
  expect(marked(withPiece("{e-posta}.", "{adres}", 3))).toBe("{e-posta}{adres}|.");
});

test("a condition stands at the beginning of its line", () => {
  expect(marked(withCondition("Bir\n• İki", "{k}", 8))).toBe("Bir\n• {k}İk|i");
  expect(marked(withCondition("Bir\n• İki", "{k}", 4))).toBe("Bir\n• {k}|İki");
  expect(marked(withCondition("Bir", "{k}", 0))).toBe("{k}|Bir");
});
