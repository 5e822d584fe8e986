import { expect, test } from "vitest";
import { reminderFile } from "./reminder-file.ts";

const REMINDER = {
  id: "anneler-gunu-2028@fiyonk.example",
  date: "2028-04-23",
  title: "Anneler Günü 14 Mayıs pazar",
  text: "Fiyonk'ta raf açıldı; seç, ayır\nve gönder \\ iste",
  address: "https://fiyonk.example/ozel-gun/anneler-gunu",
};

test("a reminder is a whole day with an alarm, and the same at every reading", () => {
  const file = reminderFile(REMINDER);
  expect(file).toContain("\r\nDTSTART;VALUE=DATE:20280423\r\n");
  expect(file).toContain("\r\nUID:anneler-gunu-2028@fiyonk.example\r\n");
  expect(file).toContain("\r\nTRIGGER:PT10H\r\n");
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n.*\r\nEND:VCALENDAR\r\n$/s);
  expect(reminderFile(REMINDER)).toBe(file);
});

test("what separates is escaped, and every line ends with CRLF", () => {
  const file = reminderFile(REMINDER);
  expect(file.replaceAll("\r\n ", "")).toContain(
    "DESCRIPTION:Fiyonk'ta raf açıldı\\; seç\\, ayır\\nve gönder \\\\ iste\r\n",
  );
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("long lines are folded at 75 bytes, and no letter is broken", () => {
  const title = "Öğretmenler Günü'ne şükür 🎁 ".repeat(8).trim();
  const file = reminderFile({ ...REMINDER, title });
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
  expect(file).not.toContain("�");
});
