import { expect, test } from "vitest";
import type { NeedKind } from "../../../domain/order-book/order-needs.ts";
import { namedParcel, unreadyWords, wantedDay, whatInWords, whoInWords } from "./row-words.ts";

const AYSE = { isGift: false, senderName: "", name: "Ayşe Yılmaz", province: "İzmir", blottedAt: null };

test("a row says who ordered, and why it may not", () => {
  expect(whoInWords(AYSE, true)).toBe("Ayşe Yılmaz, İzmir");
  expect(whoInWords({ ...AYSE, isGift: true, senderName: "Ece" }, true)).toBe("Ece → Ayşe Yılmaz, İzmir");
  expect(whoInWords({ ...AYSE, name: "" }, true)).toBe("İzmir");
  expect(whoInWords({ ...AYSE, name: "", province: "" }, true)).toBe("Adı yazılmadı");
  expect(whoInWords({ ...AYSE, name: "", province: "", blottedAt: "2026-11-24T10:00:00.000Z" }, true)).toBe(
    "Kişi bilgileri silindi",
  );
  expect(whoInWords(AYSE, false)).toBe("");
});

test("a row says in one line what was ordered", () => {
  const line = { productId: null, name: "Kupa", color: "beyaz", values: [], quantity: 2 };
  const model = { group: "telefon-modeli", id: "iphone-13", name: "iPhone 13" };
  expect(whatInWords({ lines: [{ ...line, values: [model] }], lineCount: 1 })).toBe("2 × Kupa (beyaz, iPhone 13)");
  expect(whatInWords({ lines: [line], lineCount: 1 })).toBe("2 × Kupa (beyaz)");
  const asked = [{ id: "telefon-modeli", word: "model" }];
  expect(whatInWords({ lines: [{ ...line, asked, quantity: 1 }], lineCount: 1 })).toBe("Kupa (beyaz, model sorulacak)");
  expect(whatInWords({ lines: [line, { ...line, color: "", quantity: 1 }], lineCount: 5 })).toBe(
    "2 × Kupa (beyaz), Kupa, 3 ürün daha",
  );
  expect(whatInWords({ lines: [line, line, line], lineCount: 3 })).toBe(
    "2 × Kupa (beyaz), 2 × Kupa (beyaz), 1 ürün daha",
  );
});

test("a wanted day is urgent while the parcel is still here", () => {
  const TODAY = "2026-11-24";
  expect(wantedDay({ day: "", state: "new" }, TODAY)).toBeUndefined();
  expect(wantedDay({ day: "2026-11-24", state: "preparing" }, TODAY)).toEqual({
    words: "Bugün isteniyor",
    isUrgent: true,
  });
  expect(wantedDay({ day: "2026-11-20", state: "new" }, TODAY)).toEqual({ words: "20 Kas için", isUrgent: true });
  expect(wantedDay({ day: "2026-11-25", state: "new" }, TODAY)?.isUrgent).toBe(false);
  expect(wantedDay({ day: "2026-11-24", state: "sent" }, TODAY)).toEqual({ words: "24 Kas için", isUrgent: false });
});

test("namesakes are told apart by district and products, others by number, name and place", () => {
  const lines = [{ productId: null, name: "Kupa", color: "", values: [], quantity: 1 }];
  const order = { ...AYSE, id: "a", number: 12, district: "Konak", lines, lineCount: 1 };
  const other = { ...order, id: "b", number: 13, name: "AYŞE YILMAZ", province: "", district: "" };
  expect(namedParcel(order, [order, other])).toEqual({ label: "#12 Ayşe Yılmaz, Konak / İzmir", hint: "Kupa" });
  expect(namedParcel(other, [order, other])).toEqual({ label: "#13 AYŞE YILMAZ", hint: "Kupa" });
  expect(namedParcel(order, [order, { ...other, name: "Ece" }]).hint).toBeUndefined();
});

test("orders that lack something before their parcel can leave are named", () => {
  const needing = (number: number, ...kinds: NeedKind[]) => ({ number, needs: kinds.map((kind) => ({ kind })) });
  expect(unreadyWords([needing(12, "address", "confirm"), needing(13, "address"), needing(14, "pay")])).toBe(
    "Adresi yok: #12, #13. Onaylanmadı: #12.",
  );
  expect(unreadyWords([needing(15, "place")])).toBe("İli, ilçesi yok: #15.");
  expect(unreadyWords([needing(16)])).toBe("");
});
