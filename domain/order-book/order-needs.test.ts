import { describe, expect, test } from "vitest";
import { daysOnTheWay, type NeedFacts, nextStep, orderNeeds } from "./order-needs.ts";

const NOW = new Date("2026-11-28T09:00:00.000Z");
const daysBefore = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const told = (what: Told["what"], days = 0): Told => ({ what, at: daysBefore(days) });

type Order = Parameters<typeof orderNeeds>[0] & { tracking: string };
type Told = Order["told"][number];

const ORDER: Order = {
  state: "new",
  wroteAt: daysBefore(0),
  stateAt: daysBefore(0),
  day: "",
  payment: "waiting",
  cardLink: false,
  told: [],
  customerWords: "",
  customerWordsSeen: false,
  blottedAt: null,
  left: 250,
  hasAddress: true,
  hasPlace: true,
  tracking: "",
};

const FACTS: NeedFacts = { now: NOW, lateDays: 5, seesPersons: true };
const OWNER = { mayChangePrices: true, seesPersons: true };

const needsIn = (changes: Partial<Order>, facts: Partial<NeedFacts> = {}) =>
  orderNeeds({ ...ORDER, ...changes }, { ...FACTS, ...facts });
const kindsIn = (changes: Partial<Order>, facts?: Partial<NeedFacts>) =>
  needsIn(changes, facts).map(({ kind }) => kind);
const stepIn = (changes: Partial<Order>, rights = OWNER, facts: Partial<NeedFacts> = {}) =>
  nextStep({ ...ORDER, ...changes }, needsIn(changes, { seesPersons: rights.seesPersons, ...facts }), rights);

const LACKING = [{ colors: ["Mavi"], words: ["model"] }];

describe("what an order needs", () => {
  test("is listed in the order of doing, until it is done", () => {
    const all = { hasAddress: false, customerWords: "lila değil", day: "2026-11-28" };
    expect(kindsIn(all, { lacking: LACKING })).toEqual([
      "color",
      "choice",
      "address",
      "confirm",
      "pay",
      "send",
      "words",
    ]);
    expect(kindsIn({ told: [told("confirmation")] })).toEqual(["pay"]);
    expect(kindsIn({ told: [told("confirmation")], left: 0 })).toEqual(["pack"]);
    expect(kindsIn({ told: [told("confirmation")], payment: "at-door" })).toEqual(["pay", "pack"]);
    expect(kindsIn({ state: "preparing", left: 0 })).toEqual(["pack"]);
    expect(kindsIn({ state: "sent", left: 0 })).toEqual(["tell"]);
    expect(kindsIn({ state: "sent", left: 0, told: [told("sent")] })).toEqual([]);
    expect(kindsIn({ state: "delivered" })).toEqual(["pay"]);
    expect(kindsIn({ state: "delivered", left: 0, customerWords: "sağ ol" })).toEqual([]);
  });

  test("says since when an answer is awaited", () => {
    const asked = { told: [told("ask-color", 2), told("ask-color", 3), told("confirmation")] };
    expect(needsIn(asked, { lacking: LACKING })).toEqual([
      { kind: "color", asked: daysBefore(2) },
      { kind: "choice" },
      { kind: "pay" },
    ]);
    const receipt = { told: [told("ask-receipt", 1), told("confirmation")], payment: "transfer" as const };
    expect(needsIn(receipt)).toEqual([{ kind: "receipt", asked: daysBefore(1) }, { kind: "pay" }]);
    expect(kindsIn({ ...receipt, left: 0 })).toEqual(["pack"]);
    expect(kindsIn({ ...receipt, payment: "waiting" })).toEqual(["pay"]);
  });

  test("is money asked for again after two days, once, and never of money that the carrier collects", () => {
    const confirmed = { told: [told("confirmation", 2)], wroteAt: daysBefore(4) };
    expect(kindsIn(confirmed)).toEqual(["remind", "pay"]);
    expect(kindsIn({ ...confirmed, told: [told("confirmation", 1)] })).toEqual(["pay"]);
    expect(kindsIn({ ...confirmed, payment: "at-door" })).toEqual(["pay", "pack"]);
    expect(needsIn({ ...confirmed, told: [...confirmed.told, told("reminder")] })).toEqual([
      { kind: "pay", asked: daysBefore(0) },
    ]);
    expect(kindsIn({ state: "preparing", wroteAt: daysBefore(3) })).toEqual(["remind", "pay", "pack"]);
    expect(kindsIn({ state: "delivered", wroteAt: daysBefore(40) })).toEqual(["pay"]);
  });

  test("is nothing but money to give back, once the order is cancelled or came back", () => {
    const all = { hasAddress: false, customerWords: "lila değil", day: "2026-11-28" };
    for (const state of ["cancelled", "returned"] as const) {
      expect(kindsIn({ ...all, state, left: 0 }, { lacking: LACKING })).toEqual([]);
      expect(kindsIn({ ...all, state, left: -100 }, { lacking: LACKING })).toEqual(["refund"]);
    }
    expect(kindsIn({ state: "delivered", left: -0.5 })).toEqual(["refund"]);
  });

  test("is not a confirmation for an order from before there were marks, unless it was written lately", () => {
    expect(kindsIn({ wroteAt: daysBefore(29) })).toContain("confirm");
    expect(kindsIn({ wroteAt: daysBefore(31) })).toEqual(["pay"]);
    expect(kindsIn({ state: "sent", left: 0, stateAt: daysBefore(4), wroteAt: daysBefore(9) })).toEqual([]);
  });

  test("is to be told of a parcel that is sent once more, and not to be confirmed again when it is new again", () => {
    const marks = [told("confirmation", 9), told("sent", 3)];
    expect(kindsIn({ state: "sent", left: 0, told: marks, stateAt: daysBefore(2) })).toEqual(["tell"]);
    expect(kindsIn({ state: "new", left: 0, told: marks, stateAt: daysBefore(0) })).toEqual(["pack"]);
  });

  test("is a look at the carrier's page for a parcel on the way too long, until it must have arrived", () => {
    const sent = { state: "sent", left: 0, told: [told("sent", 4)] } as const;
    expect(kindsIn({ ...sent, stateAt: daysBefore(4.9) })).not.toContain("late");
    expect(kindsIn({ ...sent, stateAt: daysBefore(5) })).toEqual(["late"]);
    expect(kindsIn({ ...sent, stateAt: daysBefore(61) })).toEqual([]);
    expect(["", "2-4 iş günü", "ertesi gün"].map(daysOnTheWay)).toEqual([5, 6, 5]);
  });

  test("is no message to somebody who was blotted out, or whom the reader may not see", () => {
    const unseen = { hasAddress: false, customerWords: "lila değil" };
    expect(kindsIn({ ...unseen, blottedAt: daysBefore(0), customerWords: "" })).toEqual(["pay"]);
    expect(kindsIn(unseen, { seesPersons: false })).toEqual(["address", "pay"]);
    expect(kindsIn({ state: "sent" }, { seesPersons: false })).toEqual(["pay"]);
  });
});

describe("the next step", () => {
  test("asks, confirms, takes the money, packs, sends and tells", () => {
    const lacking = { lacking: LACKING };
    expect(stepIn({}, OWNER, lacking)).toEqual({ kind: "tell", what: "ask-color" });
    expect(stepIn({ told: [told("ask-color")] }, OWNER, lacking)).toEqual({ kind: "tell", what: "ask-choice" });
    expect(stepIn({ told: [told("ask-address")], hasAddress: false })).toEqual({ kind: "tell", what: "confirmation" });
    const confirmed = { told: [told("confirmation")] };
    expect(stepIn(confirmed)).toEqual({ kind: "pay" });
    expect(stepIn({ told: [told("confirmation", 3)], wroteAt: daysBefore(3) })).toEqual({
      kind: "tell",
      what: "reminder",
    });
    expect(stepIn({ ...confirmed, payment: "at-door" })).toEqual({ kind: "move", state: "preparing" });
    expect(stepIn({ ...confirmed, left: 0 })).toEqual({ kind: "move", state: "preparing" });
    expect(stepIn({ state: "preparing", left: 0 })).toEqual({ kind: "move", state: "sent" });
    expect(stepIn({ state: "sent", left: 0 })).toEqual({ kind: "track" });
    expect(stepIn({ state: "sent", left: 0, tracking: "123" })).toEqual({ kind: "tell", what: "sent" });
    expect(stepIn({ state: "sent", left: 0, told: [told("sent")] })).toEqual({ kind: "move", state: "delivered" });
    expect(stepIn({ state: "delivered", payment: "at-door" })).toEqual({ kind: "pay" });
    expect(stepIn({ state: "delivered", left: 0 })).toBeUndefined();
    expect(stepIn({ state: "cancelled", left: -5 })).toEqual({ kind: "refund" });
  });

  test("is one that the reader may do", () => {
    const packer = { mayChangePrices: false, seesPersons: false };
    expect(stepIn({ hasAddress: false }, packer, { lacking: LACKING })).toEqual({ kind: "move", state: "preparing" });
    expect(stepIn({ state: "sent" }, packer)).toEqual({ kind: "move", state: "delivered" });
    expect(stepIn({ state: "cancelled", left: -5 }, packer)).toBeUndefined();
    expect(stepIn({}, { ...packer, seesPersons: true })).toEqual({ kind: "tell", what: "confirmation" });
  });
});

test("an address without province or district is asked for them, and is no step before the others", () => {
  expect(kindsIn({ hasPlace: false })).toEqual(["place", "confirm", "pay"]);
  expect(stepIn({ hasPlace: false })).toEqual({ kind: "tell", what: "confirmation" });
  expect(kindsIn({ hasPlace: false, hasAddress: false })).not.toContain("place");
  expect(kindsIn({ hasPlace: false, state: "sent" })).not.toContain("place");
  expect(kindsIn({ hasPlace: false, blottedAt: daysBefore(1) })).not.toContain("place");
});
