import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Beacon } from "../../domain/pulse/pulse-beacon.ts";
import type { CountedShop } from "../../domain/pulse/pulse-minute.ts";
import type { PulseSum } from "../../domain/pulse/pulse-sums.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { createPulseCounter } from "./pulse-counter.ts";

const { sections } = FIRST_SETTINGS;
const SHOP: CountedShop = { findAddress: () => undefined, findCategory: () => undefined, infoPages: [], sections };
const VIEW: Beacon = { event: "view", source: "direct", path: "/" };
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openCounter(add: (sums: readonly PulseSum[]) => Promise<void> = async () => {}) {
  const saved: PulseSum[][] = [];
  const warned: string[] = [];
  const known: { shop: CountedShop | undefined } = { shop: SHOP };
  const counter = createPulseCounter({
    pulse: {
      async add(sums) {
        await add(sums);
        saved.push(sums.filter(({ event }) => event === "view"));
      },
    },
    shop: () => known.shop,
    now: () => new Date("2026-03-08T12:00:00Z"),
    log: { warn: (event) => void warned.push(event) },
  });
  return { counter, saved, warned, known, views: () => saved.flat().map(({ times }) => times) };
}

test("what was told is saved once a minute, and nothing where nothing was told", async () => {
  const { counter, saved, views } = openCounter();
  for (let at = 0; at < 5; at += 1) counter.tell(VIEW);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(views()).toEqual([5]);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(saved).toHaveLength(1);
  counter.tell(VIEW);
  await counter.close();
  expect(views(), "the end saves too").toEqual([5, 1]);
});

test("what could not be saved is saved once, with what was told meanwhile", async () => {
  const answers = [Promise.reject(new Error("away")), Promise.resolve()];
  const { counter, warned, views } = openCounter(() => answers.shift() ?? Promise.resolve());
  counter.tell(VIEW);
  await counter.save();
  counter.tell(VIEW);
  await counter.save();
  await counter.save();
  expect(views()).toEqual([2]);
  expect(warned).toEqual(["pulse_not_saved"]);
  await counter.close();
});

test("two saves at once save nothing twice", async () => {
  const { counter, views } = openCounter();
  counter.tell(VIEW);
  await Promise.all([counter.save(), counter.save(), counter.close()]);
  expect(views()).toEqual([1]);
});

test("the shop before is asked while a save of the owner is read", async () => {
  const { counter, known, views } = openCounter();
  counter.tell(VIEW);
  known.shop = undefined;
  counter.tell(VIEW);
  await counter.close();
  expect(views()).toEqual([2]);
});
