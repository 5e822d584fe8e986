import { expect, test } from "vitest";
import { z } from "zod";
import { createSealedCookie } from "./built-in-google.ts";

const NOON = new Date("2025-11-21T12:00:00Z");
const definition = { name: "deneme", content: z.object({ who: z.string() }), lifetimeMs: 60_000 };

const shopOf = (secret: string, now = NOON) => ({
  accounts: { deviceKey: async () => secret },
  publicUrl: "http://localhost:3000",
  now: () => now,
});
const sealed = async () => {
  const header = await createSealedCookie(shopOf("bir"), definition).seal({ who: "Ayşe" });
  return header.split(";")[0] ?? "";
};

test("a sealed cookie opens in its own shop, among other cookies, until it expires", async () => {
  const later = (ms: number) => shopOf("bir", new Date(NOON.getTime() + ms));
  const cookies = `a=1; ${await sealed()}; b=2`;
  expect(await createSealedCookie(shopOf("bir"), definition).open(cookies)).toEqual({ who: "Ayşe" });
  expect(await createSealedCookie(later(59_999), definition).open(cookies)).toEqual({ who: "Ayşe" });
  expect(await createSealedCookie(later(60_000), definition).open(cookies)).toBeUndefined();
});

test("a sealed cookie is unreadable, and invalid in another shop or under another name", async () => {
  const cookie = await sealed();
  expect(Buffer.from(cookie.slice("deneme=".length), "base64url").toString()).not.toContain("Ayşe");
  expect(await createSealedCookie(shopOf("iki"), definition).open(cookie)).toBeUndefined();
  const other = { ...definition, name: "baska" };
  expect(await createSealedCookie(shopOf("bir"), other).open(cookie.replace("deneme", "baska"))).toBeUndefined();
});

test("a cookie with an earlier version's content is ignored", async () => {
  const now = { ...definition, content: z.object({ who: z.number() }) };
  expect(await createSealedCookie(shopOf("bir"), now).open(await sealed())).toBeUndefined();
});

test("the key is read again after a database failure", async () => {
  let isAway = true;
  const deviceKey = async () => {
    if (isAway) throw new Error("away");
    return "bir";
  };
  const cookie = createSealedCookie({ ...shopOf("bir"), accounts: { deviceKey } }, definition);
  await expect(cookie.seal({ who: "Ayşe" })).rejects.toThrow("away");
  isAway = false;
  expect(await cookie.open(await sealed())).toEqual({ who: "Ayşe" });
});
