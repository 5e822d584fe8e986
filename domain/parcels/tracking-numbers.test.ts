import { describe, expect, test } from "vitest";
import { MAX_TRACKING } from "../order-book/book-order.ts";
import { ORDER_STATES, type OrderState } from "../order-book/order-states.ts";
import { filledNumbers, pastedNumbers, sharedNumbers, takesParcel, trackedWords } from "./tracking-numbers.ts";

describe("a pasted column", () => {
  test("is its numbers in order, and an empty cell keeps its place", () => {
    expect(pastedNumbers("111111\r\n222222\r\n\r\n444444\r\n")).toEqual(["111111", "222222", "", "444444"]);
    expect(pastedNumbers("111111\t222222\t 333333 ")).toEqual(["111111", "222222", "333333"]);
  });

  test("of a table each row gives the cell with the most digits", () => {
    expect(pastedNumbers("Hakan Usta\t111111111111\tBursa 16\n2\t222222222222\tŞişli")).toEqual([
      "111111111111",
      "222222222222",
    ]);
  });

  test("that lost its line breaks is divided, where it is too long for one number", () => {
    const five = Array.from({ length: 5 }, (_, at) => `${at}`.repeat(12));
    expect(pastedNumbers(five.join(" "))).toEqual(five);
    expect(pastedNumbers("1".repeat(70))).toEqual(["1".repeat(70)]);
  });

  test("is none where one number was pasted, with or without spaces", () => {
    for (const one of ["111111", " 7213 4455 6677\n", ""]) expect(pastedNumbers(one)).toBeUndefined();
  });

  test("fills the rows below, overwrites none by an empty cell, and tells what found no place", () => {
    expect(filledNumbers(["", "eski", "kalsın", ""], 1, ["111", "", "333", "444"])).toEqual({
      trackings: ["", "111", "kalsın", "333"],
      filled: [1, 3],
      left: ["444"],
    });
    const long = "1".repeat(MAX_TRACKING + 1);
    expect(filledNumbers(["eski", ""], 0, [long, "222"])).toEqual({
      trackings: ["eski", "222"],
      filled: [1],
      left: [long],
    });
  });
});

describe("a number that is used twice", () => {
  const parcel = (tracking: string, phone = "", name = "Hakan Usta") => ({ tracking, phone, name });

  test("is told at both parcels, however it is spelled", () => {
    const [one, two, three] = [parcel("7213 4455"), parcel("7213-4455"), parcel("99")];
    expect(sharedNumbers([one, two, three])).toEqual([[two], [one], []]);
    expect(sharedNumbers([parcel("tr12"), parcel("TR12")]).flat()).toHaveLength(2);
  });

  test("is no trouble where it is empty, or where one person gets both", () => {
    expect(sharedNumbers([parcel(""), parcel("")]).flat()).toEqual([]);
    expect(sharedNumbers([parcel("1", "905321234567"), parcel("1", "905321234567")]).flat()).toEqual([]);
    expect(sharedNumbers([parcel("1", "905321234567"), parcel("1", "905329876543")]).flat()).toHaveLength(2);
  });
});

describe("an order of the book", () => {
  const order = (state: OrderState, tracking = "111122223333", blottedAt: string | null = null) => ({
    ...{ state, tracking, blottedAt },
  });

  test("takes no number once it is cancelled or its person is blotted out", () => {
    const takers = ORDER_STATES.filter((state) => takesParcel(order(state)));
    expect(takers).toEqual(["new", "preparing", "sent", "delivered", "returned"]);
    expect(takesParcel(order("new", "", "2026-11-28T10:00:00.000Z"))).toBe(false);
  });

  test("is told to be on its way where it is", () => {
    const [open, empty, sent, done] = [order("new"), order("preparing", ""), order("sent"), order("delivered")];
    expect(trackedWords([open, sent], true)).toBe("Takip numarası yazıldı, Kargoda");
    expect(trackedWords([open, open, sent, done, empty], true)).toBe("Takip numarası yazıldı; Kargoda olan: 2");
    expect(trackedWords([open, sent], false)).toBe("Takip numarası yazıldı");
    expect(trackedWords([sent, done, empty], true)).toBe("Takip numarası yazıldı");
  });
});
