import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import { HIDDEN } from "../../../domain/catalog/shown-from.ts";
import { type ChoiceSet, SIGNS } from "../../../domain/choice/choice-sets.ts";
import { valueMark, WHOLE } from "../../../domain/choice/chosen.ts";
import { togetherMark } from "../../../domain/choice/counted-together.ts";
import type { Tint } from "../../../domain/look/paper.ts";
import { TINT_NAMES } from "../../../domain/look/paper.ts";
import { slugOf } from "../../../domain/slug.ts";
import { sampleInput } from "../sample-products.ts";
import { seededRandom } from "../thorough.ts";

type Random = (limit: number) => number;

type Shelf = {
  categories: { name: string; tint: Tint; image: string; isHidden: boolean }[];
  sets: ChoiceSet[];
  products: ProductInput[];
};

/** Words with every sign that a table, a spreadsheet or the shop's own cells could take for theirs. */
const SIGNS_OF_NAMES = [
  "",
  "",
  "",
  ", iki",
  ": üç",
  " = 4",
  " (+5)",
  " [not]",
  " \\ ters",
  " “çift”",
  "; nokta",
  " 'tek'",
  " #1",
];
const FORMULAS = ["", "", "", "=", "+", "-", "@", "'=", "#"];
const COLORS = ["Pembe", "Gül kurusu", "siyah, beyaz", "krem: açık", "=mavi", "taba (koyu)", "evet"];
const NAMES = ["Kolye", "Kupa", "İsimli yüzük", "Kılıf", "Mum", "Ahşap çerçeve"];
const TEXTS = [
  "",
  "Gümüş\n\nkolye",
  "=1+1",
  "-%20 indirimle;\n\n<b>Gümüş</b>",
  "“çift” & 'tek' 🎁",
  "a: b, c = 3 (+5)",
];

/** Categories, choice sets and products of a shop, with pictures among `pictures`. The same seed gives the same shop. */
export function randomShelf(seed: number, { pictures, count }: { pictures: readonly string[]; count: number }): Shelf {
  const random = seededRandom(seed);
  const one = <Item>(items: readonly Item[]): Item => {
    const found = items[random(items.length)];
    if (found === undefined) throw new Error("no items");
    return found;
  };
  const word = (base: string, at: number) => `${one(FORMULAS)}${base} ${at}${one(SIGNS_OF_NAMES)}`;
  const categories = Array.from({ length: 3 }, (_, at) => ({
    name: word("Kategori", at),
    tint: one(TINT_NAMES),
    image: one(["", ...pictures]),
    isHidden: random(4) === 0,
  }));
  const sets = Array.from({ length: 3 }, (_, at): ChoiceSet => {
    const name = word("Set", at);
    return {
      id: random(2) ? slugOf(name) : `eski-ad-${at}`,
      name,
      word: one(["Beden", "Model", "Halka eni"]),
      values: Array.from({ length: 2 + random(5) }, (_, value) => ({
        id: `deger-${value + random(2) * 10 * (value + 1)}`,
        name: word(one(["S", "2 mm", "iPhone"]), value),
        note: one(["", "", "iç çap 16,5 mm", "geniş, uzun: (en)"]),
      })),
    };
  });
  const shelf = { sets, pictures, categories };
  return { categories, sets, products: Array.from({ length: count }, (_, at) => anyProduct(random, shelf, at)) };

  function anyProduct(
    random: Random,
    { sets, pictures }: Omit<Shelf, "products"> & { pictures: readonly string[] },
    at: number,
  ) {
    const [image = "", ...images] = shuffled(random, pictures).slice(0, 1 + random(pictures.length));
    const colors = shuffled(random, COLORS).slice(0, random(4));
    const choices = shuffled(random, sets)
      .slice(0, random(3))
      .map(({ id, values }) => ({
        set: id,
        without: values.flatMap((value, index) => (index > 0 && random(3) === 0 ? value.id : [])),
        extra: Object.fromEntries(values.flatMap(({ id }) => (random(3) === 0 ? [[id, anyExtra(random)]] : []))),
      }));
    const marks = [
      ...(colors.length > 0 ? [colors.map((color) => valueMark("renk", color))] : []),
      ...choices.map(({ set, without }) =>
        (sets.find(({ id }) => id === set)?.values ?? [])
          .filter(({ id }) => !without.includes(id))
          .map(({ id }) => valueMark(set, id)),
      ),
    ];
    const single = marks.flat();
    const [first = [], second = []] = marks;
    const pairs = second.length > 0 ? first.map((mark) => [mark, one(second)]) : [];
    return sampleInput.parse({
      name: word(one(NAMES), at),
      price: (20_000 + random(1_000_000)) / 100,
      originalPrice: random(2) ? (2_000_000 + random(1000)) / 100 : null,
      category: String(random(3)),
      image,
      images,
      colors,
      colorImages: Object.fromEntries(colors.flatMap((color) => (random(2) ? [[color, one([image, ...images])]] : []))),
      description: one(TEXTS),
      details: Array.from({ length: random(3) }, (_, index) => ({
        name: word("Ölçü", index),
        text: one(["20 cm: uzun, ince (en)", "=\\ 1", "pamuk"]),
      })),
      choices: choices.map((choice) => ({
        ...choice,
        extra: Object.fromEntries(Object.entries(choice.extra).filter(([id]) => !choice.without.includes(id))),
      })),
      personalTexts: ["İsim", "Tarih: gün, ay", "Arka yüz (en)"].slice(0, random(3)).map((label, index) => ({
        id: random(2) ? slugOf(label) : `yazi-${index}`,
        label,
        most: 1 + random(200),
        signs: one(SIGNS),
        isRequired: random(2) === 1,
        extra: one([0, 25.5, -10, anyExtra(random)]),
        ...(random(2) && { picture: one([image, ...images]) }),
      })),
      soldOut: [...single.filter(() => random(6) === 0).map((mark) => [mark]), ...pairs.filter(() => random(3) === 0)],
      counts: Object.fromEntries([
        ...(random(2) ? [[WHOLE, random(20)]] : []),
        ...single.filter(() => random(4) === 0).map((mark) => [mark, random(9)]),
      ]),
      countsTogether: Object.fromEntries(
        pairs.filter(() => random(3) === 0).map((pair) => [togetherMark(pair), random(9)]),
      ),
      inStock: random(5) > 0,
      featured: random(3) === 0,
      shownFrom: one([null, null, null, null, HIDDEN, "2099-01-05T06:00:00.000Z"]),
    });
  }
}

const anyExtra = (random: Random): number => (random(6000) - 1000) / 100;

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: random(1_000_000) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
