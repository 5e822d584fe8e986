import { describe, expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { slugOf } from "../slug.ts";
import { foundValues, meantValue, namedValue } from "./value-names.ts";

const setOf = (...names: string[]) => ({ values: names.map((name) => ({ id: slugOf(name), name })) });

const firstSet = (id: string) => FIRST_CHOICE_SETS.find((set) => set.id === id) ?? setOf();

const [PHONES, RINGS, CHAINS] = ["telefon-modeli", "yuzuk-olcusu", "zincir-boyu"].map(firstSet) as [
  ReturnType<typeof setOf>,
  ReturnType<typeof setOf>,
  ReturnType<typeof setOf>,
];

describe("the value that words mean", () => {
  test.each([
    ["samsung galaxy a54", "Samsung A54"],
    ["Galaxy A54", "Samsung A54"],
    ["a54", "Samsung A54"],
    ["Samsung Galaxy A54 5G", "Samsung A54"],
    ["galaxy s24", "Samsung S24"],
    ["s 24", "Samsung S24"],
    ["galaxy-s24", "Samsung S24"],
    ["galaxys24ultra", "Samsung S24 Ultra"],
    ["samsung galaxy z flip7", "Samsung Z Flip 7"],
    ["s24 plus", "Samsung S24+"],
    ["s24+", "Samsung S24+"],
    ["iphone13", "iPhone 13"],
    ["apple iphone 13", "iPhone 13"],
    ["apple 13 pro", "iPhone 13 Pro"],
    ["13 pro max", "iPhone 13 Pro Max"],
    ["xiaomi redmi 13", "Redmi 13"],
    ["xiaomi redmi note 13 5g", "Redmi Note 13 5G"],
    ["note13 pro plus", "Redmi Note 13 Pro+ 5G"],
    ["note 13 pro+", "Redmi Note 13 Pro+ 5G"],
    ["xiaomi poco x7", "Poco X7"],
    ["a07 4g", "Samsung A07 4G"],
  ])("of '%s' is %s, with and without other words around it", (said, name) => {
    expect(meantValue(said, PHONES)?.name).toBe(name);
    expect(meantValue(`pembe ${said} kılıf`, PHONES)?.name).toBe(name);
    expect(namedValue(said, PHONES)?.name).toBe(name);
  });

  test.each([
    ["a5", "is another model than A54"],
    ["iphone 13 lite", "is not in the list, though iPhone 13 is"],
    ["iphone 13c", "is no iPhone 13"],
    ["note 13 pro", "has two networks, and is no iPhone 13 Pro"],
    ["oppo a54", "is of another maker"],
    ["xiaomi 13", "is no Redmi 13"],
    ["redmi 15t", "is no Xiaomi 15T"],
    ["13", "may be many things"],
    ["a07", "has two networks"],
    ["iphone 13 iphone 14", "names two"],
    ["", "names nothing"],
  ])("of '%s' is none: it %s", (said) => {
    expect(meantValue(said, PHONES)).toBeUndefined();
    expect(namedValue(said, PHONES)).toBeUndefined();
  });

  test("of a name that the set has for two makers is the one whose maker is said", () => {
    const set = setOf("Samsung A15", "Oppo A15", "Redmi Note 13", "Redmi Note 13 5G");
    expect(meantValue("a15", set)).toBeUndefined();
    expect(meantValue("oppo a15", set)?.name).toBe("Oppo A15");
    expect(meantValue("galaxy a15", set)?.name).toBe("Samsung A15");
    expect(meantValue("note 13", set)?.name).toBe("Redmi Note 13");
    expect(meantValue("note 13 5g", set)?.name).toBe("Redmi Note 13 5G");
    expect(meantValue("xiaomi 15", setOf("Xiaomi 15", "Redmi 15"))?.name).toBe("Xiaomi 15");
  });

  test("may lack its maker in the list", () => {
    const set = setOf("A54", "13 Pro", "Note 13");
    expect(meantValue("samsung galaxy a54", set)?.name).toBe("A54");
    expect(meantValue("iphone 13 pro", set)?.name).toBe("13 Pro");
    expect(meantValue("xiaomi redmi note 13", set)?.name).toBe("Note 13");
  });

  test("is a number only where the words say that it is one", () => {
    expect(meantValue("16 numara yüzük", RINGS)?.name).toBe("16");
    expect(meantValue("no 16 yüzük", RINGS)?.name).toBe("16");
    expect(meantValue("iphone 16 kılıf", RINGS)).toBeUndefined();
    expect(meantValue("16 tl yüzük", RINGS)).toBeUndefined();
    expect(meantValue("(altın, 16) x2", RINGS)?.name).toBe("16");
    expect(namedValue("16", RINGS)?.name).toBe("16");
    expect(namedValue("iphone 16", RINGS)).toBeUndefined();
    expect(meantValue("ayarlanabilir yüzük", RINGS)?.name).toBe("Ayarlanabilir");
    expect(meantValue("45cm kolye", CHAINS)?.name).toBe("45 cm");
  });

  test("stands between signs: a name does not go on behind a comma or a bracket", () => {
    expect(meantValue("(pembe, iPhone 13) Pro kılıf", PHONES)?.name).toBe("iPhone 13");
    expect(meantValue("iPhone 13, 2 adet", PHONES)?.name).toBe("iPhone 13");
  });

  test("may be called as a maker or a network is", () => {
    const set = setOf("4G", "5G", "iPhone", "Samsung");
    expect(meantValue("4g modem", set)?.name).toBe("4G");
    expect(meantValue("samsung şarj kablosu", set)?.name).toBe("Samsung");
    expect(namedValue("galaxy", set)).toBeUndefined();
  });

  test("is one value of a large set, however it is written", () => {
    for (const { id, name } of PHONES.values) {
      expect([name, namedValue(name, PHONES)?.id, meantValue(`kılıf ${name} siyah`, PHONES)?.id]).toEqual([
        name,
        id,
        id,
      ]);
    }
  });
});

describe("the values that a typed search finds", () => {
  const found = (typed: string) => foundValues(PHONES.values, typed).map(({ name }) => name);

  test.each([
    ["samsung galaxy a54", ["Samsung A54"]],
    ["samsunggalaxy a54 5g", ["Samsung A54"]],
    ["galaxys24 ultra", ["Samsung S24 Ultra"]],
    ["gal a54", ["Samsung A54"]],
    ["xiaomi redmi note 13 pro", ["Redmi Note 13 Pro+ 5G", "Redmi Note 13 Pro 5G", "Redmi Note 13 Pro 4G"]],
    ["note13 pro plus", ["Redmi Note 13 Pro+ 5G"]],
    ["apple iphone-13 mini", ["iPhone 13 mini"]],
    ["a07 4g", ["Samsung A07 4G"]],
    ["oppo a54", []],
  ])("'%s'", (typed, names) => expect(found(typed)).toEqual(names));

  test.each([
    ["samsung galaxy a54", ["A54"]],
    ["samsung galaxy a54 5g", ["A54"]],
    ["xiaomi redmi note 13", ["Note 13 Pro", "Note 13"]],
    ["oppo a34", []],
    ["samsung", ["Galaxy A34"]],
  ])("'%s' in a list that leaves out makers", (typed, names) => {
    const { values } = setOf("A54", "Note 13 Pro", "Note 13", "Galaxy A34");
    expect(foundValues(values, typed).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ["xiaomi redmi note 13", "Redmi Note 13 Pro+ 5G"],
    ["iphone", "iPhone 18 Pro Max"],
    ["samsung galaxy s", "Samsung S26 Ultra"],
  ])("the newest phone first: '%s'", (typed, name) => expect(found(typed)[0]).toBe(name));

  test("all of them while nothing is typed", () => expect(found(" ")).toHaveLength(PHONES.values.length));
});
