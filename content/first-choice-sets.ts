import type { ChoiceSet, ChoiceValue } from "../domain/choice/choice-sets.ts";
import { slugOf } from "../domain/slug.ts";

/** `iPhone 16+` and `iPhone 16` get different ids. */
const named = (name: string, note = ""): ChoiceValue => ({ id: slugOf(name.replaceAll("+", " plus")), name, note });

const models = (maker: string, names: string): ChoiceValue[] =>
  names.split(", ").map((name) => named(`${maker} ${name}`));

/** The phones that are still carried in Türkiye, the newest first. The owner edits them like a set of her own. */
const PHONES = [
  ...models("iPhone", "18 Pro Max, 18 Pro, 17e, 17 Pro Max, 17 Pro, 17, Air, 16e, 16 Pro Max, 16 Pro, 16 Plus, 16"),
  ...models("iPhone", "15 Pro Max, 15 Pro, 15 Plus, 15, 14 Pro Max, 14 Pro, 14 Plus, 14, SE 2022"),
  ...models("iPhone", "13 Pro Max, 13 Pro, 13 mini, 13, 12 Pro Max, 12 Pro, 12 mini, 12, 11 Pro Max, 11 Pro, 11"),
  ...models("Samsung", "S26 Ultra, S26+, S26, S26 FE, S25 Ultra, S25 Edge, S25+, S25, S25 FE"),
  ...models("Samsung", "S24 Ultra, S24+, S24, S24 FE, S23 Ultra, S23+, S23, S23 FE"),
  ...models("Samsung", "A57, A56, A55, A54, A37, A36, A35, A34, A27, A26, A25, A17, A16, A15, A07 5G, A07 4G, A06"),
  ...models("Samsung", "Z Flip 8, Z Flip 7, Z Flip 6, Z Fold 8, Z Fold 7, Z Fold 6"),
  ...models("Xiaomi", "15T Pro, 15T, 14T Pro, 14T"),
  ...models("Redmi", "Note 15 Pro+ 5G, Note 15 Pro 5G, Note 15 Pro 4G, Note 15 5G, Note 15 4G"),
  ...models("Redmi", "Note 14 Pro+ 5G, Note 14 Pro 5G, Note 14 Pro 4G, Note 14 5G, Note 14 4G"),
  ...models("Redmi", "Note 13 Pro+ 5G, Note 13 Pro 5G, Note 13 Pro 4G, Note 13 5G, Note 13 4G, 15C, 15, 14C, 13"),
  ...models("Poco", "X7 Pro, X7, F7 Pro, F7"),
];

/** The number of a ring is the length around the finger in millimetres less 40 (ISO 8653 counts the length itself). */
const RING_NUMBERS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26];

const diameter = (number: number): string => `${((number + 40) / Math.PI).toFixed(1).replace(".", ",")} mm`;

/** The sets of a new shop. */
export const FIRST_CHOICE_SETS: readonly ChoiceSet[] = [
  { id: "telefon-modeli", name: "Telefon modeli", word: "model", values: PHONES },
  {
    id: "yuzuk-olcusu",
    name: "Yüzük ölçüsü",
    word: "ölçü",
    values: [
      ...RING_NUMBERS.map((number) => named(String(number), `iç çapı ${diameter(number)}`)),
      named("Ayarlanabilir"),
    ],
  },
  { id: "beden", name: "Beden", word: "beden", values: ["XS", "S", "M", "L", "XL", "XXL"].map((name) => named(name)) },
  {
    id: "zincir-boyu",
    name: "Zincir boyu",
    word: "boy",
    values: ["40 cm", "45 cm", "50 cm", "55 cm", "60 cm"].map((name) => named(name)),
  },
];
