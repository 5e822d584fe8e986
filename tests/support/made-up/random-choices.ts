import { FIRST_CHOICE_SETS } from "../../../content/first-choice-sets.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { SIGNS } from "../../../domain/choice/choice-sets.ts";
import { type Chosen, COLOR_GROUP } from "../../../domain/choice/chosen.ts";
import { plainText } from "../../../domain/choice/options.ts";
import { optionsOf } from "../../../domain/choice/product-options.ts";
import { productOf } from "../sample-products.ts";
import { seededRandom } from "../thorough.ts";

type Random = (limit: number) => number;

const COLORS = ["Pembe", "Gül kurusu", "Siyah", "açık mavi"];
const LABELS = ["İsim", "Arka yüz", "Tarih (gün)"];
const LETTERS = [
  "B",
  "u",
  "ş",
  "İ",
  "ı",
  "ğ",
  "Â",
  " ",
  " ",
  "♥",
  "❤️",
  "𝓑",
  "7",
  ".",
  "'",
  "&",
  "“",
  "”",
  "(",
  ")",
  "👩‍❤️‍👨",
  "ﷺ",
];

/** Products with any choices, and for each a choice that a visitor could make of it, some questions unanswered. */
export function randomChoices(seed: number): { product: Product; chosen: Chosen; quantity: number }[] {
  const random = seededRandom(seed);
  return Array.from({ length: 1 + random(4) }, (_, index) => {
    const product = anyProduct(random, index);
    return { product, chosen: anyChoice(random, product), quantity: 1 + random(99) };
  });
}

function anyProduct(random: Random, index: number): Product {
  const sets = FIRST_CHOICE_SETS.filter(() => random(2)).slice(0, 3);
  return productOf({
    id: `${random(2 ** 31).toString(16)}-${index}`,
    name: `${["Kılıf", "Yüzük", "İsimli kolye"][random(3)]} ${index}`,
    price: (1 + random(1_000_000)) / 100,
    originalPrice: random(2) ? (1_000_000 + random(1_000_000)) / 100 : null,
    colors: COLORS.slice(0, random(4)),
    choices: sets.map(({ id, values }) => ({
      set: id,
      without: values
        .filter(() => random(3) === 0)
        .map(({ id }) => id)
        .slice(1),
      extra: Object.fromEntries(values.filter(() => random(3) === 0).map(({ id }) => [id, anyExtra(random)])),
    })),
    personalTexts: LABELS.slice(0, random(3)).map((label, at) => ({
      ...{ id: `yazi-${at}`, label, most: 1 + random(30), extra: anyExtra(random) },
      signs: SIGNS[random(SIGNS.length)] ?? "any",
      isRequired: random(2) === 1,
    })),
  });
}

const anyExtra = (random: Random): number => (random(30_000) - 10_000) / 100;

function anyChoice(random: Random, product: Product): Chosen {
  const { groups, texts } = optionsOf(product, FIRST_CHOICE_SETS);
  const asked = groups.filter(({ id, values }) => id !== COLOR_GROUP || values.length > 1);
  const values = asked.flatMap(({ id: group, values }) => {
    const value = values[random(values.length)];
    return value && random(5) ? [{ group, id: value.id, name: value.name }] : [];
  });
  const written = texts.flatMap(({ id, label }) => {
    const text = plainText(Array.from({ length: 1 + random(12) }, () => LETTERS[random(LETTERS.length)]).join(""));
    return text && random(5) ? [{ id, label, text }] : [];
  });
  return {
    ...(values.length > 0 && { values }),
    ...(written.length > 0 && { texts: written }),
  };
}
