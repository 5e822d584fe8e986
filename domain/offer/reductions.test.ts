import { describe, expect, test } from "vitest";
import { randomRuns, seededRandom } from "../../tests/support/thorough.ts";
import { sumLira } from "../money.ts";
import { type Bought, missingFor, type Reduction, reductionsFor, type ToldOffer } from "./reductions.ts";

const THREE_FOR_TWO: ToldOffer = { kind: "many", name: "3 al 2 öde", take: 3, pay: 2 };
const ECE10 = { name: "Kupon ECE10", code: "ECE10" };
const TEN_PERCENT: ToldOffer = { ...ECE10, kind: "percent", percent: 10 };

const bought = (...prices: number[]): Bought[] =>
  prices.map((price, index) => ({ id: String.fromCharCode(97 + index), price, quantity: 1 }));

const reduced = (lines: readonly Bought[], offers: readonly ToldOffer[], sending: number | null = null) =>
  reductionsFor(lines, offers, sending).map(({ name, amount }) => [name, amount]);

describe("a code", () => {
  test.each<[string, ToldOffer, number[], unknown[]]>([
    [
      "takes off its percentage, to the kuruş",
      { ...ECE10, kind: "percent", percent: 10 },
      [899.05],
      [["Kupon ECE10", 89.91]],
    ],
    ["takes off its lira", { ...ECE10, kind: "amount", amount: 50 }, [100, 20], [["Kupon ECE10", 50]]],
    ["takes off no more than there is", { ...ECE10, kind: "amount", amount: 50 }, [1], [["Kupon ECE10", 1]]],
    ["takes nothing below its least total", { ...ECE10, kind: "percent", percent: 10, least: 100.01 }, [100], []],
    [
      "holds from its least total",
      { ...ECE10, kind: "percent", percent: 10, least: 100 },
      [100],
      [["Kupon ECE10", 10]],
    ],
    [
      "counts its own goods",
      { ...ECE10, kind: "percent", percent: 10, products: ["b"] },
      [100, 50],
      [["Kupon ECE10", 5]],
    ],
    ["gives one piece of its present", { ...ECE10, kind: "present", present: "b" }, [100, 50], [["Kupon ECE10", 50]]],
    ["gives no present that is not in the cart", { ...ECE10, kind: "present", present: "c" }, [100, 50], []],
    [
      "does not count a present to its least total",
      { ...ECE10, kind: "present", present: "b", least: 101 },
      [100, 50],
      [],
    ],
  ])("%s", (_, offer, prices, expected) => {
    expect(reduced(bought(...prices), [offer])).toEqual(expected);
  });

  test("of free sending takes off what sending costs, beside any other campaign", () => {
    const free: ToldOffer = { kind: "sending", name: "Kupon YOLDA", code: "YOLDA" };
    expect(reduced(bought(30, 20, 10), [THREE_FOR_TWO, free], 49.9)).toEqual([
      ["3 al 2 öde", 10],
      ["Kupon YOLDA", 49.9],
    ]);
    expect(reduced(bought(30), [free], 0)).toEqual([]);
    expect(reduced(bought(30), [free])).toEqual([]);
  });

  test("says what a cart lacks for it", () => {
    expect(missingFor({ ...ECE10, kind: "percent", percent: 10, least: 300 }, bought(120.5, 50))).toBe(129.5);
    expect(missingFor(THREE_FOR_TWO, bought(1))).toBe(0);
  });
});

describe("what others got wrong", () => {
  test("the free piece is the cheapest at today's price, not at an old one", () => {
    expect(reduced(bought(100, 80, 60), [THREE_FOR_TWO])).toEqual([["3 al 2 öde", 60]]);
  });

  test("pieces of one line count one by one, also where a line is split by the groups", () => {
    const lines = [
      { id: "a", price: 10, quantity: 5 },
      { id: "b", price: 30, quantity: 2 },
    ];
    expect(reduced(lines, [THREE_FOR_TWO])).toEqual([["3 al 2 öde", 20]]);
    expect(reduced([{ id: "a", price: 10, quantity: 99 }], [THREE_FOR_TWO])).toEqual([["3 al 2 öde", 330]]);
  });

  test("a set without one of its parts has no discount", () => {
    const set: ToldOffer = { kind: "together", name: "Birlikte al", products: ["a", "b"], amount: 10 };
    expect(reduced(bought(15, 15), [set])).toEqual([["Birlikte al", 10]]);
    expect(reduced(bought(15), [set])).toEqual([]);
  });

  test("a set is counted as often as it is there, each choice of a part at its own price", () => {
    const set: ToldOffer = { kind: "together", name: "Birlikte al", products: ["a", "b"], percent: 50 };
    const lines = [
      { id: "a", price: 100, quantity: 1 },
      { id: "a", price: 60, quantity: 3 },
      { id: "b", price: 20, quantity: 2 },
    ];
    expect(reduced(lines, [set])).toEqual([["Birlikte al", 100]]);
  });

  test("none of many campaigns is left out that takes pieces of its own", () => {
    const lines = bought(10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130);
    const ids = lines.map(({ id }) => id);
    const pairs = Array.from({ length: 6 }, (_, at): ToldOffer => {
      const products = ids.slice(2 * at, 2 * at + 2);
      return { kind: "together", name: `Çift ${at}`, products, percent: 10 };
    });
    const code: ToldOffer = { ...ECE10, kind: "percent", percent: 10, products: ["m"] };
    expect(reduced(lines, [...pairs, code])).toEqual([
      ...[3, 7, 11, 15, 19, 23].map((amount, at) => [`Çift ${at}`, amount]),
      ["Kupon ECE10", 13],
    ]);
  });

  test("no piece is reduced twice, and the better campaign of a piece counts", () => {
    expect(reduced(bought(100, 100, 100), [THREE_FOR_TWO, TEN_PERCENT])).toEqual([["3 al 2 öde", 100]]);
    expect(reduced(bought(100, 100, 1), [THREE_FOR_TWO, TEN_PERCENT])).toEqual([["Kupon ECE10", 20.1]]);
    expect(reduced(bought(90, 80, 70, 60), [THREE_FOR_TWO, TEN_PERCENT])).toEqual([
      ["3 al 2 öde", 70],
      ["Kupon ECE10", 6],
    ]);
  });
});

/** The same rules for single pieces, written apart and without any thrift. */
function slowly(lines: readonly Bought[], offers: readonly ToldOffer[], sending: number | null): Reduction[] {
  const all = lines
    .flatMap(({ id, price, quantity }) =>
      Array.from({ length: quantity }, () => ({ id, kurus: Math.round(price * 100) })),
    )
    .sort((one, other) => other.kurus - one.kurus);
  type Piece = (typeof all)[number];
  const sum = (pieces: readonly Piece[]) => pieces.reduce((total, { kurus }) => total + kurus, 0);
  const off = (
    { percent, amount = 0 }: { percent?: number | undefined; amount?: number | undefined },
    total: number,
  ) => {
    return Math.min(total, percent === undefined ? Math.round(amount * 100) : Math.round((total * percent) / 100));
  };

  const take = (offer: ToldOffer, left: readonly Piece[]): { saved: number; left: Piece[] } => {
    const own = left.filter(({ id }) => !offer.products || offer.products.includes(id));
    const others = (taken: readonly Piece[]) => left.filter((piece) => !taken.includes(piece));
    if (offer.kind === "percent" || offer.kind === "amount") return { saved: off(offer, sum(own)), left: others(own) };
    if (offer.kind === "present") {
      const present = left.find(({ id }) => id === offer.present);
      return { saved: present?.kurus ?? 0, left: others(present ? [present] : []) };
    }
    if (offer.kind === "many") {
      const taken = own.slice(0, own.length - (own.length % offer.take));
      const free = taken.filter((_, at) => at % offer.take >= offer.pay);
      return { saved: sum(free), left: others(taken) };
    }
    if (offer.kind === "together") {
      let [rest, saved] = [[...left], 0];
      for (;;) {
        const set = (offer.products ?? []).map((id) => rest.find((piece) => piece.id === id));
        const pieces = set.flatMap((piece) => piece ?? []);
        if (pieces.length < set.length) return { saved, left: rest };
        if (off(offer, sum(pieces)) === 0) return { saved, left: rest };
        saved += off(offer, sum(pieces));
        rest = rest.filter((piece) => !pieces.includes(piece));
      }
    }
    return { saved: 0, left: [...left] };
  };

  const holds = (offer: ToldOffer) => {
    const least = Math.round((("least" in offer && offer.least) || 0) * 100);
    const paid =
      offer.kind === "present" ? all.filter((one) => one !== all.find(({ id }) => id === offer.present)) : all;
    return sum(paid.filter(({ id }) => !offer.products || offer.products.includes(id))) >= least;
  };
  const sequences = (list: readonly ToldOffer[]): ToldOffer[][] =>
    list.length === 0
      ? [[]]
      : list.flatMap((one) => sequences(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));
  const held = offers.filter(holds);
  let best = { saved: 0, parts: new Map<ToldOffer, number>() };
  for (const sequence of sequences(held)) {
    let left: readonly Piece[] = all;
    const parts = new Map<ToldOffer, number>();
    for (const offer of sequence) {
      const taken = take(offer, left);
      parts.set(offer, taken.saved);
      left = taken.left;
    }
    const saved = [...parts.values()].reduce((total, kurus) => total + kurus, 0);
    if (saved > best.saved) best = { saved, parts };
  }
  const named = [...best.parts].map(([{ name }, kurus]) => ({ name, amount: kurus / 100 }));
  const free = held.find(({ kind }) => kind === "sending");
  return [...named, ...(free && sending ? [{ name: free.name, amount: sending }] : [])].filter(
    ({ amount }) => amount > 0,
  );
}

test("any cart and any campaigns: what is taken off is the best that a slow reference finds", () => {
  let differing = 0;
  for (let seed = 0; seed < randomRuns(500); seed += 1) {
    const random = seededRandom(seed);
    const ids = ["a", "b", "c", "d"];
    const lines = Array.from({ length: 1 + random(5) }, () => ({
      id: ids[random(4)] ?? "a",
      price: (100 + random(30_000)) / 100,
      quantity: 1 + random(4),
    }));
    const some = () => (random(2) === 0 ? undefined : ids.filter(() => random(2) === 0));
    const least = random(3) === 0 ? random(400) : undefined;
    const codes: ToldOffer[] = [
      { ...ECE10, kind: "percent", percent: 1 + random(60), products: some(), least },
      { ...ECE10, kind: "amount", amount: (1 + random(9000)) / 100, products: some(), least },
      { ...ECE10, kind: "sending", least },
      { ...ECE10, kind: "present", present: ids[random(4)] ?? "a", least },
    ];
    const rules: ToldOffer[] = [
      { ...THREE_FOR_TWO, kind: "many", take: 2 + random(3), pay: 1, products: some() },
      { name: "Birlikte al", kind: "together", products: ["a", "b"], percent: 1 + random(50) },
      { name: "İkili", kind: "together", products: ["c", "d"], amount: (1 + random(5000)) / 100 },
    ];
    const offers = [...rules.filter(() => random(2) === 0), ...codes.slice(random(4)).slice(0, 1)];
    const sending = [null, 0, 49.9][random(3)] ?? null;
    const [quick, slow] = [reductionsFor(lines, offers, sending), slowly(lines, offers, sending)];
    const amounts = (list: readonly Reduction[]) => sumLira(list.map(({ amount }) => amount));
    expect(amounts(quick), `seed ${seed}`).toBe(amounts(slow));
    expect(amounts(quick), `seed ${seed}`).toBeLessThanOrEqual(
      sumLira([...lines.map(({ price, quantity }) => Math.round(price * 100 * quantity) / 100), sending ?? 0]),
    );
    if (quick.length > 0) differing += 1;
  }
  expect(differing).toBeGreaterThan(randomRuns(500) / 3);
});
