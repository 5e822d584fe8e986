import { expect, test } from "vitest";
import { FIRST_ENTRY, oldPriceIn, type PriceEntry, readEntry, withChange } from "./price-entry.ts";

test.each([
  [{ typed: "12" }, { percent: 12 }],
  [{ typed: "%12,5" }, { percent: 12.5 }],
  [{ typed: "10 %", isRaise: false }, { percent: -10 }],
  [{ typed: "1.234,50", unit: "lira" }, { lira: 1234.5 }],
  [{ typed: "5 TL", unit: "lira", isRaise: false }, { lira: -5 }],
] satisfies [Partial<PriceEntry>, object][])("%j means %j", (entry, change) => {
  expect(readEntry({ ...FIRST_ENTRY, ...entry, rounding: "90" })).toEqual({
    rule: { change, rounding: "90", oldPrice: "keep" },
  });
});

const HOW = "Yüzdeyi 12 ya da 12,5 gibi yaz";
const cheaper = { isRaise: false } as const;
const lira = { unit: "lira" } as const;

test.each([
  [{ typed: "" }, HOW],
  [{ typed: "on" }, HOW],
  [{ typed: "1,234" }, HOW],
  [{ typed: "-on" }, HOW],
  [{ typed: "0" }, `0 bir şey değiştirmez. ${HOW}`],
  [{ typed: "12,345,6", ...lira }, "Tutarı 10 ya da 10,50 gibi yaz"],
] satisfies [Partial<PriceEntry>, string][])(
  "%j is no valid change yet, and the error says what to write instead",
  (entry, error) => {
    expect(readEntry({ ...FIRST_ENTRY, ...entry })).toEqual({ error });
  },
);

test.each([
  [{ typed: "-5" }, 'Fiyatı düşürmek için yukarıdan "% indirim" seç, buraya 5 yaz'],
  [{ typed: "%-5" }, 'Fiyatı düşürmek için yukarıdan "% indirim" seç, buraya 5 yaz'],
  [{ typed: "−5,50 TL", ...lira }, 'Fiyatı düşürmek için yukarıdan "₺ indirim" seç, buraya 5,50 TL yaz'],
  [{ typed: "-5", ...cheaper }, "İndirim zaten seçili, eksi işareti olmadan 5 yaz"],
  [{ typed: "1200" }, "Zam en fazla %1000 olabilir"],
  [{ typed: "100", ...cheaper }, "İndirim en fazla %99 olabilir"],
  [{ typed: "10000000", ...lira }, "En fazla ₺9.999.999,99 yazabilirsin"],
] satisfies [Partial<PriceEntry>, string][])("%j is nonsense, which is told at once", (entry, error) => {
  expect(readEntry({ ...FIRST_ENTRY, ...entry })).toEqual({ error, isNonsense: true });
});

test("a cut with an end shows its discount unless she says no, and a raise shows none", () => {
  const cut: PriceEntry = { ...FIRST_ENTRY, isRaise: false, until: "2026-12-01T10:00" };
  expect(oldPriceIn(cut)).toBe("set");
  expect(oldPriceIn({ ...cut, oldPrice: "keep" })).toBe("keep");
  expect(oldPriceIn({ ...cut, until: undefined })).toBe("keep");
  expect(oldPriceIn(withChange(cut, "lira", true))).toBe("keep");
  expect(readEntry({ ...cut, typed: "10" }).rule).toMatchObject({ oldPrice: "set" });
});

test("a raise keeps the old price where a reduction would have made the price the old one", () => {
  const reduction: PriceEntry = { ...FIRST_ENTRY, isRaise: false, oldPrice: "set" };
  expect(withChange(reduction, "lira", false)).toEqual({ ...reduction, unit: "lira" });
  expect(withChange(reduction, "percent", true)).toEqual({ ...reduction, isRaise: true, oldPrice: undefined });
  expect(withChange({ ...reduction, oldPrice: "drop" }, "percent", true).oldPrice).toBe("drop");
});
