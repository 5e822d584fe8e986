import { describe, expect, test } from "vitest";
import { zipOf } from "../../../tests/support/backup/made-zip.ts";
import { chatTextOf } from "./chat-file.ts";

const CHAT = "23.11.2026 14:05 - Ayşe: Merhaba 🎁\n".repeat(500);

const file = (bytes: BlobPart, name: string, type = "") => new File([bytes], name, { type });
const zip = async (parts: Record<string, string>) =>
  new Uint8Array(await zipOf(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));

describe("an exported chat", () => {
  test("is a text file, by its type or its name", async () => {
    expect(await chatTextOf(file(CHAT, "sohbet", "text/plain"))).toBe(CHAT);
    expect(await chatTextOf(file(CHAT, "_chat.TXT"))).toBe(CHAT);
  });

  // The test's zips pack names that end in .txt.
  test.each(["_chat.txt", "klasör/sohbet.TXT"])("is the text of a zip, packed or stored: %s", async (name) => {
    const whole = await zip({ "IMG-1.jpg": "x".repeat(999), [name]: CHAT });
    expect(whole.length < CHAT.length).toBe(name.endsWith(".txt"));
    expect(await chatTextOf(file(whole, "sohbet.zip"))).toBe(CHAT);
  });
});

describe("nothing is read from", () => {
  test.each(["", "PK", "PK\u0003\u0004 yarım", "PK".padEnd(70_000, "x")])("a damaged zip %#", async (content) => {
    expect(await chatTextOf(file(content, "sohbet.zip"))).toBeUndefined();
  });

  test("a picture, a zip without a text, and a zip that was cut or changed", async () => {
    expect(await chatTextOf(file("\u00ff\u00d8", "foto.jpg", "image/jpeg"))).toBeUndefined();
    expect(await chatTextOf(file(await zip({ "IMG-1.jpg": "x" }), "a.zip"))).toBeUndefined();
    const whole = await zip({ "sohbet.txt": CHAT });
    for (let end = 0; end < whole.length; end += 97) {
      expect(await chatTextOf(file(whole.slice(0, end), "a.zip"))).toBeUndefined();
    }
    for (let at = 0; at < whole.length; at += 7) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      await expect(chatTextOf(file(changed, "a.zip"))).resolves.not.toThrow();
    }
  });
});
