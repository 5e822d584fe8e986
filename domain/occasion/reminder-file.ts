type Reminder = {
  /** The same for every reading of the file, so that a calendar replaces the entry instead of adding one. */
  id: string;
  /** `2028-04-23` */
  date: string;
  title: string;
  text: string;
  address: string;
};

/** An entry for a whole day, in the form that the calendars of iPhones and of Android phones read (RFC 5545). */
export function reminderFile({ id, date, title, text, address }: Reminder): string {
  const day = date.replaceAll("-", "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Fiyonk//Ozel gun//TR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}`,
    // It must name a moment, and the file knows no clock.
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${address}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    // Ten in the morning.
    "TRIGGER:PT10H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join("");
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** The most bytes of a line, without its end. A following line begins with a space, which counts. */
const LINE_BYTES = 75;

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

/** Lines of at most 75 bytes, never broken inside a letter. */
function folded(line: string): string[] {
  const lines = [""];
  for (const letter of line) {
    const last = lines.at(-1) ?? "";
    if (sizeOf(last + letter) <= LINE_BYTES) lines[lines.length - 1] = last + letter;
    else lines.push(` ${letter}`);
  }
  return lines;
}
