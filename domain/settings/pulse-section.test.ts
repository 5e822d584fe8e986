import { expect, test } from "vitest";
import { linkWords, pulseSection } from "./pulse-section.ts";

const saved = (links: string) => pulseSection.safeParse({ counts: true, links });

test("the words of links are kept as addresses have them, each once", () => {
  expect(saved("Ece Hikâye\n\n kart-2 \nECE HİKAYE").data?.links).toBe("ece-hikaye\nkart-2");
  expect(linkWords("")).toEqual([]);
});

test.each(["no", "a".repeat(21), Array.from({ length: 21 }, (_, at) => `kart-${at}`).join("\n")])(
  "%s is refused",
  (links) => {
    expect(saved(links).success).toBe(false);
  },
);
