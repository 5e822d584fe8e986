import { describe, expect, test } from "vitest";
import { line, paragraphs } from "./plain-text.ts";

const name = line({ label: "Ad", max: 10 });
const story = paragraphs({ label: "Açıklama", max: 40 });

const firstError = (schema: typeof name, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe("one line", () => {
  test.each([
    ["  Labubu \n", "Labubu"],
    ["I\u0307nci", "İnci"],
    ["s\u0327ık", "şık"],
    ["👩‍❤️‍👨", "👩‍❤️‍👨"],
    ["La\u200bbu\u00adbu\ufeff", "Labubu"],
    ["La\u034fbu\u206abu\ufff9\u200c\u17b4\u{1d173}\u{e0100}\u{e0041}", "Labubu"],
    ["\u200b\u2060\u3164\u2800", ""],
    ["   ", ""],
  ])("%j becomes %j", (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  test.each(["a\0b", "a\nb", "a\tb", "a\u0085b", "\u202eters", "a\u2066b", "a\u200eb", "a\u2028b", "a\u001b[31m"])(
    "%j is refused for its invisible characters",
    (typed) => {
      expect(firstError(name, typed)).toBe("Ad görünmeyen karakter içeriyor");
    },
  );

  test.each(["\ud800", "a\udfff", "\udc00\ud800"])("half a character, %j, is refused", (typed) => {
    expect(firstError(name, typed)).toBe("Ad bozuk karakter içeriyor");
  });

  test.each([null, 5, true, [], ["a"], {}])("%j is no text", (value) => {
    expect(firstError(name, value)).toBe("Ad yazı olmalı");
  });

  test("the limit counts the characters after trimming", () => {
    expect(name.parse(`  ${"a".repeat(10)}  `)).toHaveLength(10);
    expect(name.parse("s\u0327".repeat(10))).toBe("ş".repeat(10));
    expect(firstError(name, "a".repeat(11))).toBe("Ad en fazla 10 karakter olabilir");
  });

  test("a megabyte is refused", () => {
    expect(firstError(name, "a".repeat(1_000_000))).toBe("Ad en fazla 10 karakter olabilir");
  });
});

describe("paragraphs", () => {
  test("may break lines", () => {
    expect(story.parse(" İlk satır\r\n\tİkinci\n")).toBe("İlk satır\r\n\tİkinci");
  });

  test.each(["a\0b", "a\u202eb", "a\u2029b", "a\u0007b"])("%j is refused for its invisible characters", (typed) => {
    expect(firstError(story, typed)).toBe("Açıklama görünmeyen karakter içeriyor");
  });
});
