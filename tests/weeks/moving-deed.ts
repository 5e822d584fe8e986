import { CHANGEABLE } from "../../domain/moving/moved-input.ts";
import type { Deed, Hand } from "./hand.ts";

const SIZES = ["S", "M", "XL"];

/** Rows that meet the products of the shelf by name, code or not at all, and bring values, sets and categories. */
function anyRow({ one, some, isOne, below }: Hand, row: number): object {
  const sizes = some(SIZES);
  return {
    row,
    origins: isOne(2) ? [`kod:K-${below(4)}`] : [],
    name: one([`Kupa ${below(9)}`, "Taşınan kolye"]),
    price: one([45, 99.9, 0]),
    originalPrice: one([null, 150]),
    ...(isOne(2) && { category: one(["Takılar", "Taşınanlar"]) }),
    ...(isOne(2) && { pictures: ["https://resim.example/tasinan.jpg"] }),
    ...(isOne(2) && { colors: some(["pembe", "mavi"]) }),
    ...(sizes.length > 0 && {
      choices: [{ name: one(["Set beden", "Boy"]), values: sizes.map((name) => ({ name, extra: one([0, 15]) })) }],
    }),
    ...(isOne(2) && { pieces: [{ of: [], pieces: below(5) }] }),
    isShown: isOne(2),
  };
}

/** A table of a few rows, seen before it is brought in. */
export const bringIn: Deed = async (hand) => {
  const wanted = {
    products: Array.from({ length: 1 + hand.below(4) }, (_, at) => anyRow(hand, at + 2)),
    changing: hand.some(Object.keys(CHANGEABLE)),
    category: hand.one(["Takılar", ""]),
  };
  const { status, json } = await hand.life.call(hand.who, "POST", "/api/admin/moving/preview", wanted);
  return status === 200 ? { body: { ...wanted, expected: json.fingerprint } } : undefined;
};
