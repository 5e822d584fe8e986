import { expect, test } from "vitest";
import { MAX_CHAT_LENGTH, pageDescription } from "./page-description.ts";

test("a short description stays as it is, on one line", () => {
  expect(pageDescription("  Çantana tak,\nherkes sorsun. ", "Labubu")).toBe("Çantana tak, herkes sorsun.");
});

test("an empty description is replaced by the fallback", () => {
  expect(pageDescription(" \n ", "Labubu anahtarlık")).toBe("Labubu anahtarlık");
});

test("a long description is cut after a whole word within 160 characters", () => {
  const short = pageDescription("Yumuşacık ayıcık, ".repeat(20), "Ayıcık");
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/(?:Yumuşacık|ayıcık)…$/);
});

test("a single long word is cut, but never inside a character", () => {
  const short = pageDescription(`a${"💕".repeat(100)}`, "");
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short.isWellFormed()).toBe(true);
  expect(short).toMatch(/💕…$/);
});

test("a chat gets a shorter text, cut after a whole word", () => {
  const words =
    "Biri sende, biri onda kalan iki yumuşacık ayıcık; kutusunda küçük bir not kartı da var, hediye paketi bizden.";
  const shown = pageDescription(words, "Ayıcık", MAX_CHAT_LENGTH);
  expect(shown.length).toBeLessThanOrEqual(80);
  expect(shown).toBe("Biri sende, biri onda kalan iki yumuşacık ayıcık; kutusunda küçük bir not kartı…");
});
