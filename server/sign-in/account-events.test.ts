import { expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { coarseNetwork } from "../http/client-address.ts";
import { openAccountEvents } from "./account-events.ts";

test("an event that cannot be stored fails no request and is logged as lost", async () => {
  const lines: string[] = [];
  const events = openAccountEvents({
    stored: { add: () => Promise.reject(new ShopError("unavailable", "Veritabanı yok")) },
    now: () => new Date("2026-06-01T12:00:00Z"),
    log: { info: (event) => void lines.push(event), warn: (event) => void lines.push(event) },
  });
  events.record("password-changed", { userId: "ayse" });
  await events.settled();
  expect(lines).toEqual(["password_changed", "account_event_lost"]);
});

test.each([
  ["88.241.7.9", "88.241.x.x"],
  ["2a02:ff0:1234:5678::9", "2a02:ff0:…"],
  ["::1", "0:0:…"],
])("%s is stored as %s", (address, place) => {
  expect(coarseNetwork(address)).toBe(place);
});
