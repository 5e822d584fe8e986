import { expect, test } from "vitest";
import { needInWords, stepInButton } from "./need-words.ts";

const NOW = new Date("2026-11-28T09:00:00.000Z");

test("a need says that an answer is awaited, and since when by Istanbul's days", () => {
  expect(needInWords({ kind: "color" }, NOW)).toBe("renk sorulacak");
  expect(needInWords({ kind: "color", asked: "2026-11-26T22:00:00.000Z" }, NOW)).toBe("renk bekleniyor, dün soruldu");
  expect(needInWords({ kind: "receipt", asked: "2026-11-26T12:00:00.000Z" }, NOW)).toBe(
    "dekont bekleniyor, 2 gün önce soruldu",
  );
  expect(needInWords({ kind: "pay", asked: "2026-11-28T08:00:00.000Z" }, NOW)).toBe(
    "ödeme bekleniyor, bugün hatırlatıldı",
  );
});

test("the button says what it does", () => {
  expect(stepInButton({ kind: "tell", what: "confirmation" })).toBe("Onayla");
  expect(stepInButton({ kind: "tell", what: "ask-address" })).toBe("Adresi sor");
  expect(stepInButton({ kind: "move", state: "sent" })).toBe("Kargoya ver");
});
