import { describe, expect, test } from "vitest";
import { chatMessages } from "./pasted-chat.ts";

const NOW = new Date("2026-11-24T09:00:00Z");

/** The last moment of the minute in Istanbul; chats leave the seconds out. */
const minute = (...[year, month, day, hour, minute]: [number, number, number, number, number]) =>
  new Date(Date.UTC(year, month - 1, day, hour - 3, minute, 59, 999));

const AT = minute(2026, 11, 23, 14, 5);
const read = (pasted: string) => chatMessages(pasted, NOW);

describe("the head of a message", () => {
  test.each([
    ["23.11.2026 14:05 - Ayşe: Merhaba", "Ayşe"],
    ["23.11.2026, 14:05 - Ayşe: Merhaba", "Ayşe"],
    ["23.11.2026 14:05 – Ayşe: Merhaba", "Ayşe"],
    ["23/11/2026, 14:05 - +90 532 123 45 67: Merhaba", "+90 532 123 45 67"],
    ["23.11.26 14:05 - Ayşe: Merhaba", "Ayşe"],
    ["11/23/26, 2:05 PM - Ayşe: Merhaba", "Ayşe"],
    ["11/23/26, 2:05\u202fPM - Ayşe: Merhaba", "Ayşe"],
    ["11/23/26, 2:05 p.m. - Ayşe: Merhaba", "Ayşe"],
    ["23.11.2026 ÖS 2:05 - Ayşe: Merhaba", "Ayşe"],
    ["23.11.2026 2:05 ÖS - Ayşe: Merhaba", "Ayşe"],
    ["2026-11-23, 14:05 - Ayşe: Merhaba", "Ayşe"],
    ["[23.11.2026 14:05] Ayşe: Merhaba", "Ayşe"],
    ["\u200e[23.11.2026, 14:05] ~ Ayşe: \u200eMerhaba", "Ayşe"],
    ["[23.11, 14:05] Ayşe: Merhaba", "Ayşe"],
    ["[11/23, 2:05 PM] Ayşe: Merhaba", "Ayşe"],
    ["[14:05, 23.11.2026] Ayşe: Merhaba", "Ayşe"],
    ["[14:05, 23.11.2026] \u2068+90\u00a0532 123 45 67\u2069: Merhaba", "+90 532 123 45 67"],
    ["[2:05 PM, 11/23/2026] Ayşe: Merhaba", "Ayşe"],
    ["> [14:05, 23.11.2026] Ayşe: Merhaba", "Ayşe"],
  ])("%j", (pasted, author) => {
    expect(read(pasted)).toEqual([{ text: "Merhaba", at: AT, author }]);
  });

  test("has seconds in what an iPhone exports", () => {
    expect(read("[23.11.2026 14:05:12] Ayşe: Merhaba")).toEqual([
      { text: "Merhaba", at: new Date("2026-11-23T11:05:12.999Z"), author: "Ayşe" },
    ]);
  });

  test("at midnight and noon, in both ways to count hours", () => {
    expect(read("[11/23/26, 12:05 AM] A: x\n[11/23/26, 12:05 PM] A: y").map(({ at }) => at)).toEqual([
      minute(2026, 11, 23, 0, 5),
      minute(2026, 11, 23, 12, 5),
    ]);
    expect(read("23.11.2026 ÖÖ 12:05 - A: x")[0]?.at).toEqual(minute(2026, 11, 23, 0, 5));
  });

  test("without a year is the last such day", () => {
    const dates = ["[23.11, 14:05] A: x", "[25.12, 14:05] A: y"].map((line) => read(line)[0]?.at);
    expect(dates).toEqual([AT, minute(2025, 12, 25, 14, 5)]);
  });

  test("has the month first in the whole chat as soon as one date proves it", () => {
    const chat = "[2:05 PM, 11/5/2026] A: x\n[2:05 PM, 11/23/2026] A: y";
    expect(read(chat).map(({ at }) => at)).toEqual([minute(2026, 11, 5, 14, 5), AT]);
    const dayFirst = "5/11/2026, 2:05 pm - A: x\n23/11/2026, 2:05 pm - A: y";
    expect(read(dayFirst).map(({ at }) => at)).toEqual([minute(2026, 11, 5, 14, 5), AT]);
  });

  test("has the day first where the month first would lie in the future", () => {
    expect(read("[2:05 pm, 12/11/2026] A: x")[0]?.at).toEqual(minute(2026, 11, 12, 14, 5));
    expect(read("[2:05 pm, 11/12/2026] A: x")[0]?.at).toEqual(minute(2026, 11, 12, 14, 5));
  });

  test("has brackets in the whole chat, or never", () => {
    const text = "Merhaba\n14.02.2026, 15:00 - olur mu: gelsin";
    expect(read(`[14:05, 23.11.2026] A: ${text}`)).toMatchObject([{ text }]);
  });

  test("with a day that no calendar has tells no time", () => {
    expect(read("[31.02.2026 14:05] Ayşe: Merhaba")).toEqual([{ text: "Merhaba", author: "Ayşe" }]);
  });

  test.each([
    "14.02.2026, 15:00 - 17:00 arası gelsin",
    "Saat 14:05 - Ayşe: gelir",
    "• Kupa [Ayşe] x1 - ₺5,00",
    "Adres: 23.11 Sokak 14",
  ])("is none in %j", (line) => {
    expect(read(line)).toEqual([{ text: line }]);
  });
});

describe("messages", () => {
  test("a single one has no head", () => {
    expect(read("\n  Merhaba\n• Kupa x1 - ₺5,00 \n")).toEqual([{ text: "Merhaba\n• Kupa x1 - ₺5,00" }]);
    expect(read(" \n ")).toEqual([]);
  });

  test("go on over lines, until the next head", () => {
    const chat = "Bu başta\r\n[14:05, 23.11.2026] Ayşe: bir\r\niki\r\n\r\nüç\r\n[14:06, 23.11.2026] Fiyonk:\r\ntamam";
    expect(read(chat).map(({ text }) => text)).toEqual(["Bu başta", "bir\niki\n\nüç", "tamam"]);
  });

  test("lose quotes, invisible marks and other systems' spaces and line breaks", () => {
    expect(read("> > bir\u00a0iki\u2028>üç\u202edört\0\ud83c")).toEqual([{ text: "bir iki\nüçdört\ufffd" }]);
  });

  test("lose the words of WhatsApp: deleted ones, media, edits, and what has no author", () => {
    const chat = [
      "23.11.2026 14:01 - Mesajlar ve aramalar uçtan uca şifrelidir.",
      "23.11.2026 14:02 - Ayşe: <Medya dahil edilmedi>",
      "23.11.2026 14:02 - Ayşe: \u200eIMG-20261123-WA0001.jpg (dosya ekli)",
      "23.11.2026 14:03 - Ayşe: Bu mesaj silindi",
      "23.11.2026 14:03 - Fiyonk: Bu mesajı sildiniz.",
      "23.11.2026 14:05 - Ayşe: 2 kupa \u200e<Bu mesaj düzenlendi>",
    ].join("\n");
    expect(read(chat)).toEqual([{ text: "2 kupa", at: AT, author: "Ayşe" }]);
  });
});
