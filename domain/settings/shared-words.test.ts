import { describe, expect, test } from "vitest";
import { sharedWordsSection, shownWords } from "./shared-words.ts";

const PHOTO = `/media/${"ab".repeat(32)}.webp`;
const AYSE = {
  id: "bir",
  text: "Kutuyu açınca ağladım, çok teşekkürler",
  photo: "",
  name: "Ayşe Y.",
  consent: { who: "Ayşe Yılmaz", day: "2026-11-20", way: "whatsapp", parts: ["text", "name"] },
};

const errorOf = (changes: object) =>
  sharedWordsSection.safeParse({ readOn: "2026-11-29", shared: [{ ...AYSE, ...changes }] }).error?.issues[0]?.message;

test("a message with a consent that covers it is kept; visitors see nothing of the consent", () => {
  const section = sharedWordsSection.parse({ readOn: "2026-11-29", shared: [AYSE] });
  expect(shownWords(section)).toEqual([{ text: AYSE.text, photo: "", name: "Ayşe Y." }]);
  expect(JSON.stringify(shownWords(section))).not.toContain("Yılmaz");
});

test("nothing is shown until the rule was read", () => {
  expect(shownWords(sharedWordsSection.parse({ readOn: "", shared: [AYSE] }))).toEqual([]);
});

describe("the words", () => {
  test.each([
    "Beni 0532 123 45 67 numarasından ara",
    "@ayse.yilmaz yazdı",
    "ayse@posta.example",
    "https://ornek.example",
    "Gül Mahallesi'ne geldi",
    "Gül sok. no 5",
    "Kapı no: 5",
    "GÜL SOKAĞI",
    "DAİRE 3",
    "WWW.ORNEK.EXAMPLE",
    "Harika ⭐⭐⭐⭐⭐",
    "5/5 aldım",
  ])("refuse %s", (text) => expect(errorOf({ text })).toBeDefined());

  test.each(["14 Şubat'ta geldi, 2 günde", "Daire şeklinde kolye", "Kapıda karşıladım", "İkinci siparişim"])(
    "keep %s",
    (text) => expect(errorOf({ text })).toBeUndefined(),
  );
});

test.each(["Ayşe Yılmaz", "ayse", "@ayse", "Ayşe Y. K.", "0532"])("%s is no name to be shown", (name) => {
  expect(errorOf({ name })).toMatch(/ilk ad/);
});

test("what is shown is covered by the consent, which says who, when and by which way", () => {
  expect(errorOf({ photo: PHOTO })).toBe("Fotoğrafı için izin işaretli değil");
  expect(errorOf({ consent: { ...AYSE.consent, parts: ["text"] } })).toBe("Adı için izin işaretli değil");
  expect(errorOf({ text: "" })).toBe("Bir mesaj ya da bir fotoğraf olmalı");
  expect(errorOf({ consent: { ...AYSE.consent, who: "" } })).toBe("Kim izin verdi, yaz");
  expect(errorOf({ consent: { ...AYSE.consent, day: "" } })).toBe("İzni hangi gün verdi, yaz");
  expect(errorOf({ consent: { ...AYSE.consent, way: "telefon" } })).toBe("İzni nereden verdi, seç");
});
