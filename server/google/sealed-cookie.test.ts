import { expect, test } from "vitest";
import { z } from "zod";
import { createSealedCookie } from "./sealed-cookie.ts";

const NOON = new Date("2025-11-21T12:00:00Z");
const kind = { name: "deneme", content: z.object({ who: z.string() }), lifetimeMs: 60_000 };

const shopOf = (secret: string, now = NOON) => ({
  accounts: { deviceKey: async () => secret },
  publicUrl: "http://localhost:3000",
  now: () => now,
});
const sealed = async () => {
  const header = await createSealedCookie(shopOf("bir"), kind).seal({ who: "Ayşe" });
  return header.split(";")[0] ?? "";
};

test("what a shop has sealed it opens again, among other cookies, while it lasts", async () => {
  const later = (ms: number) => shopOf("bir", new Date(NOON.getTime() + ms));
  const cookies = `a=1; ${await sealed()}; b=2`;
  expect(await createSealedCookie(shopOf("bir"), kind).open(cookies)).toEqual({ who: "Ayşe" });
  expect(await createSealedCookie(later(59_999), kind).open(cookies)).toEqual({ who: "Ayşe" });
  expect(await createSealedCookie(later(60_000), kind).open(cookies)).toBeUndefined();
});

test("nobody reads it, no other shop opens it, and not as another cookie", async () => {
  const cookie = await sealed();
  expect(Buffer.from(cookie.slice("deneme=".length), "base64url").toString()).not.toContain("Ayşe");
  expect(await createSealedCookie(shopOf("iki"), kind).open(cookie)).toBeUndefined();
  const other = { ...kind, name: "baska" };
  expect(await createSealedCookie(shopOf("bir"), other).open(cookie.replace("deneme", "baska"))).toBeUndefined();
});

test("one of an earlier version, which held something else, is as good as none", async () => {
  const now = { ...kind, content: z.object({ who: z.number() }) };
  expect(await createSealedCookie(shopOf("bir"), now).open(await sealed())).toBeUndefined();
});

test("a database that was away is asked again", async () => {
  let isAway = true;
  const deviceKey = async () => {
    if (isAway) throw new Error("away");
    return "bir";
  };
  const cookie = createSealedCookie({ ...shopOf("bir"), accounts: { deviceKey } }, kind);
  await expect(cookie.seal({ who: "Ayşe" })).rejects.toThrow("away");
  isAway = false;
  expect(await cookie.open(await sealed())).toEqual({ who: "Ayşe" });
});
