import { expect, test } from "vitest";
import { MAX_CHAT_LENGTH, pageDescription } from "./page-description.ts";

test("a short description stays, on one line", () => {
  expect(pageDescription("  Çantana tak,\nherkes sorsun. ", "Labubu")).toBe("Çantana tak, herkes sorsun.");
});

test("without a description the page says what it can", () => {
  expect(pageDescription(" \n ", "Labubu anahtarlık")).toBe("Labubu anahtarlık");
});

test("a long one ends with a whole word within 160 characters", () => {
  const short = pageDescription("Yumuşacık ayıcık, ".repeat(20), "Ayıcık");
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/(?:Yumuşacık|ayıcık)…$/);
});

test("a single endless word is cut, never in the middle of a character", () => {
  const short = pageDescription(`a${"💕".repeat(100)}`, "");
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short.isWellFormed()).toBe(true);
  expect(short).toMatch(/💕…$/);
});

test("a chat gets less of it, to a whole word", () => {
  const words =
    "Biri sende, biri onda kalan iki yumuşacık ayıcık; kutusunda küçük bir not kartı da var, hediye paketi bizden.";
  const shown = pageDescription(words, "Ayıcık", MAX_CHAT_LENGTH);
  expect(shown.length).toBeLessThanOrEqual(80);
  expect(shown).toBe("Biri sende, biri onda kalan iki yumuşacık ayıcık; kutusunda küçük bir not kartı…");
});
