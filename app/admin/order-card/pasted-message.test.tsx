import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PastedMessage } from "./pasted-message.tsx";

const drawn = (text: string, words: string) => renderToStaticMarkup(<PastedMessage text={text} words={words} />);

test("a message that the card says already is not shown a second time", () => {
  const words = "2 kupa alabilir miyim\nhavale yaptım";
  expect(drawn(`[23.11.2026 14:05:00] Selin Ak: ${words}`, words)).toBe("");
  expect(drawn("", "")).toBe("");
  expect(drawn(`${words}\nAdres: Gül Sok. 3`, words)).toContain("Adres: Gül Sok. 3");
  expect(drawn("kolay gelsin", "")).toContain("kolay gelsin");
});
