import { describe, expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { type OrderLine, orderLineSchema } from "./book-order.ts";
import {
  lackingOf,
  openWords,
  ownersLineName,
  ownersLineText,
  questionsAsValues,
  questionsOfLine,
  stillAsked,
  withKnownIds,
  withQuestionsApart,
} from "./line-questions.ts";

const MODEL = { id: "telefon-modeli", word: "model" };
const NAME = { id: "isim", word: "İsim" };
const IPHONE = { group: MODEL.id, id: "iphone-13", name: "iPhone 13" };
const BUSE = { id: "isim", label: "İsim", text: "BUSE" };

const PLAIN: OrderLine = {
  ...{ productId: "k", name: "Kılıf", color: "Pembe", category: "kilif", quantity: 2, price: 100 },
  values: [],
  texts: [],
};
const ASKED: OrderLine = { ...PLAIN, asked: [MODEL, NAME] };

describe("a question of a line", () => {
  test("is open until a value or a text answers it, and open again without the answer", () => {
    expect(stillAsked(ASKED)).toEqual([MODEL, NAME]);
    expect(stillAsked({ ...ASKED, values: [IPHONE] })).toEqual([NAME]);
    expect(stillAsked({ ...ASKED, texts: [BUSE] })).toEqual([MODEL]);
    expect(stillAsked({ ...ASKED, values: [IPHONE], texts: [BUSE] })).toEqual([]);
    expect(stillAsked({ ...ASKED, values: [{ ...IPHONE, name: " " }] })).toEqual([MODEL, NAME]);
    expect(stillAsked(PLAIN)).toEqual([]);
  });

  test("is for the owner to read, beside what was chosen", () => {
    expect(openWords(ASKED)).toEqual(["model sorulacak", "İsim sorulacak"]);
    expect(ownersLineText(ASKED)).toBe("2 × Kılıf (Pembe, model sorulacak, İsim sorulacak)");
    expect(ownersLineName({ ...ASKED, values: [IPHONE], texts: [BUSE] })).toBe("Kılıf (Pembe, iPhone 13)");
  });

  test("is stored as the value that the version before reads, and no answered one is", () => {
    const stored = questionsAsValues({ ...ASKED, texts: [BUSE] });
    expect(stored).toEqual({ ...PLAIN, texts: [BUSE], values: [{ group: MODEL.id, id: "", name: "model sorulacak" }] });
    expect(withQuestionsApart(stored)).toEqual({ ...PLAIN, texts: [BUSE], asked: [MODEL] });
    expect(questionsAsValues({ ...ASKED, values: [IPHONE], texts: [BUSE] }).values).toEqual([IPHONE]);
  });
});

describe("a question that an older panel wrote among the values", () => {
  const OLD = { group: "", id: "", name: "model sorulacak" };
  const old = orderLineSchema.parse({ ...PLAIN, values: [OLD] });

  test("is a question, and no value", () => {
    expect(old).toEqual({ ...PLAIN, asked: [{ id: "model", word: "model" }] });
    expect(withQuestionsApart({ ...PLAIN, values: [IPHONE] })).toEqual({ ...PLAIN, values: [IPHONE] });
  });

  test("is stored as it was", () => {
    expect(questionsAsValues(old)).toEqual({ ...PLAIN, values: [OLD] });
  });

  test("is the question of its product of the same word, and answered by its set", () => {
    expect(questionsOfLine(old, { needs: [MODEL] })).toEqual([MODEL]);
    expect(questionsOfLine(old, { needs: [NAME] })).toEqual([NAME, { id: "model", word: "model" }]);
    expect(stillAsked(withKnownIds({ ...old, values: [IPHONE] }, FIRST_CHOICE_SETS))).toEqual([]);
    expect(stillAsked(withKnownIds(old, FIRST_CHOICE_SETS))).toEqual([{ id: "model", word: "model" }]);
  });

  test("of a text is answered by the text of its name", () => {
    const line = orderLineSchema.parse({ ...PLAIN, values: [{ ...OLD, name: "İsim sorulacak" }] });
    expect(stillAsked({ ...line, texts: [{ ...BUSE, id: "isim-2" }] })).toEqual([]);
  });
});

describe("to be asked of a line", () => {
  const product = { colors: ["Pembe", "Mavi"], needs: [MODEL, { ...NAME, isText: true }] };

  test("is what its product asks today, and what it was written without", () => {
    expect(lackingOf(PLAIN, product)).toEqual({ name: "Kılıf", colors: [], words: ["model", "İsim"] });
    expect(lackingOf({ ...PLAIN, color: "", values: [IPHONE] }, product)).toEqual({
      name: "Kılıf",
      colors: product.colors,
      words: ["İsim"],
    });
    expect(lackingOf(ASKED, { colors: [] }).words).toEqual(["model", "İsim"]);
    expect(lackingOf({ ...ASKED, texts: [BUSE] }).words).toEqual(["model"]);
  });
});

const idOf = (group: string, name: string, id = "") =>
  withKnownIds(
    {
      productId: "kilif",
      name: "Kılıf",
      quantity: 1,
      price: 100,
      color: "",
      category: "",
      values: [{ group, id, name }],
      texts: [],
    },
    FIRST_CHOICE_SETS,
  ).values[0]?.id;

test("a value that was typed by hand gets the id of what it names", () => {
  expect(idOf("telefon-modeli", "iphone13 pro")).toBe("iphone-13-pro");
  expect(idOf("telefon-modeli", "Samsung Galaxy A54 5G")).toBe("samsung-a54");
  expect(idOf("yuzuk-olcusu", "16")).toBe("16");
});

test("another model, an unknown set and a chosen value stay as they are", () => {
  expect(idOf("telefon-modeli", "iPhone 13 kırık")).toBe("");
  expect(idOf("telefon-modeli", "A07")).toBe("");
  expect(idOf("yok", "16")).toBe("");
  expect(idOf("telefon-modeli", "iPhone 13", "eski-id")).toBe("eski-id");
});

test("a line of the book lacks what its product asks today, and of a product that is gone nothing", () => {
  const needs = [
    { id: "model", word: "model" },
    { id: "isim", word: "İsim", isText: true },
  ];
  const sold = {
    productId: "kupa",
    name: "Kupa",
    color: "",
    category: "",
    quantity: 1,
    price: 10,
    values: [{ group: "model", id: "13", name: "iPhone 13" }],
    texts: [],
  };
  expect(lackingOf(sold, { colors: ["Mavi", "Kırmızı"], needs })).toEqual({
    name: "Kupa",
    colors: ["Mavi", "Kırmızı"],
    words: ["İsim"],
  });
  expect(lackingOf({ ...sold, color: "Mavi" }, { colors: ["Mavi", "Kırmızı"] }).colors).toEqual([]);
  expect(lackingOf(sold, { colors: ["Mavi"] }).colors).toEqual([]);
  expect(lackingOf(sold, undefined)).toEqual({ name: "Kupa", colors: [], words: [] });
});
