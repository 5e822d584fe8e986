import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KEPT_MARK, type KeptThings, MOST_KEPT_FAVOURITES } from "../domain/account/kept-things.ts";
import { fetchFavourites, keepInStep, leaveAccount, meet, outliveAccount } from "./kept-in-step.ts";

const ADDRESS = JSON.stringify({ name: "Elif", address: "1. Sokak 2" });

let stored: Map<string, string>;
let sent: string[];

beforeEach(() => {
  stored = new Map([["token", "elif-1"]]);
  sent = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("StorageEvent", Event);
  vi.stubGlobal("dispatchEvent", () => true);
});

afterEach(() => vi.unstubAllGlobals());

/** The account of Elif. `whileAsked` happens before she gets the answer. */
function answerWith(kept: KeptThings | null, whileAsked = () => {}) {
  vi.stubGlobal("fetch", async (_path: string, { method, body }: { method: string; body: string | null }) => {
    sent.push(`${method} ${body ?? ""}`.trim());
    if (method === "PUT") whileAsked();
    return Response.json(method === "GET" ? { isKept: kept !== null } : { kept });
  });
}

const favouritesHere = () => JSON.parse(stored.get("favoriler") ?? "[]");

test("of a customer who keeps nothing with her account, nothing leaves the device", async () => {
  stored.set("favoriler", '["kupa"]').set("teslimat", ADDRESS);
  answerWith(null);
  await keepInStep("elif", "elif-1");
  expect(sent).toEqual(["GET"]);
  expect(stored.get("teslimat")).toBe(ADDRESS);
  await meet("elif", "elif-1", true);
  expect(sent[1]).toContain("kupa");
});

test("an answer that comes after she signed out, or was asked for before, changes nothing on the device", async () => {
  stored.set("favoriler", '["mum"]');
  answerWith({ favourites: ["kupa"], address: ADDRESS }, () => stored.delete("token"));
  await keepInStep("elif", "elif-1");
  expect(sent).toHaveLength(2);
  expect(Object.fromEntries(stored)).toEqual({ favoriler: '["mum"]' });
  await keepInStep("elif", "elif-1");
  expect(sent).toHaveLength(2);
});

test("signing out takes what is with the account off the device, the last change too, and leaves the rest", async () => {
  stored.set("favoriler", '["mum"]');
  answerWith({ favourites: ["mum", "kupa"], address: ADDRESS });
  await keepInStep("elif", "elif-1");
  expect(favouritesHere()).toEqual(["mum", "kupa"]);
  expect(stored.get("teslimat")).toBe(ADDRESS);

  stored.set("favoriler", '["toka","mum","kupa"]').delete("token");
  answerWith({ favourites: ["toka", "mum", "kupa"], address: ADDRESS });
  await leaveAccount("elif-1");
  expect(Object.fromEntries(stored)).toEqual({ favoriler: "[]" });

  stored.set("favoriler", '["bere","toka"]').set(KEPT_MARK, '["elif","toka"]');
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await leaveAccount("elif-1");
  expect(favouritesHere(), "what did not reach the account stays").toEqual(["bere"]);
});

test("more favourites than an account keeps stay on the device", async () => {
  const many = Array.from({ length: MOST_KEPT_FAVOURITES + 5 }, (_, index) => `urun-${index}`);
  const kept = many.slice(0, MOST_KEPT_FAVOURITES);
  stored.set("favoriler", JSON.stringify(many));
  answerWith({ favourites: kept, address: null });
  await keepInStep("elif", "elif-1");
  expect(sent[1]).not.toContain(many.at(-1));
  expect(favouritesHere()).toEqual(many);
});

test("whose account is removed keeps its favourites on the device, also those of another device, and no address of it", async () => {
  stored.set("favoriler", '["kupa"]').set(KEPT_MARK, '["elif","kupa"]');
  answerWith({ favourites: ["mum", "kupa"], address: ADDRESS });
  await fetchFavourites("elif", "elif-1");
  outliveAccount();
  stored.delete("token");
  await leaveAccount("elif-1");
  expect(favouritesHere()).toEqual(["kupa", "mum"]);
  expect([stored.get("teslimat"), stored.get(KEPT_MARK)]).toEqual([undefined, undefined]);
  expect(sent).toHaveLength(1);
});

test("who kept nothing with the removed account keeps the address of this device", async () => {
  stored.set("favoriler", '["kupa"]').set("teslimat", ADDRESS);
  answerWith(null);
  await fetchFavourites("elif", "elif-1");
  outliveAccount();
  expect([favouritesHere(), stored.get("teslimat")]).toEqual([["kupa"], ADDRESS]);
});
