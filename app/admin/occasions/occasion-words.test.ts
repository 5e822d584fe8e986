import { expect, test } from "vitest";
import { lastOrderInWords, shelfInWords } from "./occasion-words.ts";

const DAY = {
  ...{ id: "anneler-gunu", name: "Anneler Günü", isOwn: false, isHidden: false, day: "2027-05-09", from: "2027-04-18" },
  ...{ lastOrder: "2027-05-05", leaves: "2027-05-06", isPromised: true, isNear: false, count: 8 },
};
const BY_HAND = { shelf: "hand" } as const;

test("a day says its last order and its last parcel, or why there is none", () => {
  expect(lastOrderInWords(DAY)).toBe("Son sipariş 5 Mayıs Çarşamba, son kargo 6 Mayıs Perşembe");
  expect(lastOrderInWords({ ...DAY, isPromised: false })).toContain("bir iş günü sayıldı, ziyaretçiye söylenmez");
  expect(lastOrderInWords({ ...DAY, lastOrder: undefined })).toContain("sipariş yetişmez");
});

test("a day says what visitors see of it", () => {
  expect(shelfInWords({ ...DAY, isHidden: true }, BY_HAND, "2027-04-01")).toBe("Gizli");
  expect(shelfInWords(DAY, {}, "2027-04-01")).toBe("Rafı yok, görünmez");
  expect(shelfInWords({ ...DAY, count: 0 }, BY_HAND, "2027-04-01")).toContain("görünmez");
  expect(shelfInWords(DAY, BY_HAND, "2027-04-01")).toBe("Rafında 8 ürün, 18 Nisan günü görünür");
  expect(shelfInWords({ ...DAY, isNear: true }, BY_HAND, "2027-04-20")).toBe("Rafında 8 ürün, şimdi ana sayfada");
  expect(shelfInWords(DAY, BY_HAND, "2027-05-07")).toBe("Rafında 8 ürün, son sipariş günü geçti");
  expect(shelfInWords({ ...DAY, from: "2027-05-06" }, BY_HAND, "2027-04-01")).toBe(
    "Rafında 8 ürün, görünmez: son sipariş günü daha önce. Daha erken göster",
  );
});
