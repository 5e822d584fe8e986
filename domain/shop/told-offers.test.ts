import { describe, expect, test } from "vitest";
import type { ToldOffers } from "../offer/code-refusals.ts";
import { type Campaigns, campaigns } from "../settings/campaigns.ts";
import { couponInLine, toldOffers } from "./told-offers.ts";

const PRODUCTS = [
  { id: "kupa", category: "cift-urunleri" },
  { id: "kolye", category: "takilar" },
];

const TEN = { kind: "percent", percent: 10 };

const told = (rules: object, typed = "", at = "2027-02-10T09:00:00Z", products = PRODUCTS): ToldOffers =>
  toldOffers({
    campaigns: campaigns.parse({ codes: [], offers: [], ...rules }) satisfies Campaigns,
    products,
    categoryOf: (slug) => (slug === "eski-takilar" ? "takilar" : slug === "giden" ? undefined : slug),
    typed,
    at: new Date(at),
  });

const code = (rule: object) => ({ codes: [{ code: "ECE10", gain: TEN, ...rule }] });

describe("a code", () => {
  test("holds however it is typed, and only where it is typed", () => {
    for (const typed of ["ECE10", "ece10", " Ece 10 ", "ECE-10"]) {
      expect(told(code({}), typed).offers, typed).toEqual([
        { kind: "percent", name: "Kupon ECE10", code: "ECE10", percent: 10 },
      ]);
    }
    expect(told(code({ code: "ışıl20" }), "IŞIL20").offers).toMatchObject([{ code: "ISIL20" }]);
    expect(told(code({}))).toEqual({ offers: [] });
    expect(told(code({}), "  ")).toEqual({ offers: [] });
    expect(told(code({}), "💝")).toEqual({ offers: [], refused: "unknown" });
  });

  test("holds from the first moment of its first day in Istanbul to the last one of its last day", () => {
    const rule = code({ from: "2027-02-10", until: "2027-02-14" });
    expect(told(rule, "ECE10", "2027-02-09T20:59:59Z").refused).toBe("early");
    expect(told(rule, "ECE10", "2027-02-09T21:00:00Z").refused).toBeUndefined();
    expect(told(rule, "ECE10", "2027-02-14T20:59:59Z").refused).toBeUndefined();
    expect(told(rule, "ECE10", "2027-02-14T21:00:00Z").refused).toBe("ended");
  });

  test("counts its goods, also in a category that was renamed, and is refused for others", () => {
    expect(told(code({ categories: ["eski-takilar"] }), "ECE10").offers).toMatchObject([{ products: ["kolye"] }]);
    expect(told(code({ categories: ["giden"], products: ["kupa"] }), "ECE10").offers).toMatchObject([
      { products: ["kupa"] },
    ]);
    expect(told(code({ categories: ["giden"] }), "ECE10")).toEqual({ offers: [], refused: "other-goods" });
    expect(told(code({ products: ["fincan"] }), "ECE10").refused).toBe("other-goods");
  });

  test("that nobody made is unknown, and takes no other campaign away", () => {
    const rules = { ...code({}), offers: [{ kind: "many", take: 3, pay: 2 }] };
    expect(told(rules, "ECE11")).toEqual({
      offers: [{ kind: "many", name: "3 al 2 öde", take: 3, pay: 2 }],
      refused: "unknown",
    });
  });

  test("is read from the shop's own line alone", () => {
    expect(couponInLine("Kupon ECE10: −₺89,90")).toBe("ECE10");
    expect(couponInLine("*Kupon ECE10: −₺89,90*")).toBe("ECE10");
    expect(couponInLine("Kupon kodum var mı: bilmem")).toBeUndefined();
    expect(couponInLine("Benim Kupon ECE10: −₺89,90")).toBeUndefined();
  });
});

describe("a set", () => {
  const set = (rule: object) => ({ offers: [{ kind: "together", products: ["kupa", "kolye"], ...rule }] });

  test("is told with its discount if all of it is in the cart", () => {
    expect(told(set({ percent: 20 })).offers).toEqual([
      { kind: "together", name: "Birlikte al", products: ["kupa", "kolye"], percent: 20 },
    ]);
    expect(told(set({ percent: 20 }), "", undefined, PRODUCTS.slice(1)).offers).toEqual([]);
    expect(told(set({})).offers).toEqual([]);
  });
});
