import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartCode, cartIn, codeKey, MAX_CODED_LINES, MAX_WRITTEN_LENGTH, textKey, valueKey } from "./cart-code.ts";

const RING = { id: "0d9b7a52-6f3e-4b7e-9a2c-0f1e2d3c4b5a", quantity: 2 };
const PINK_CASE = { id: "5a4b3c2d-1e0f-4c2a-9b7e-6f3e0d9b7a52", color: "pudra pembe", quantity: 1 };

const lines = fc.uniqueArray(
  fc.record(
    { id: fc.uuid(), color: fc.string({ unit: "binary", minLength: 1 }), quantity: fc.integer({ min: 1, max: 300 }) },
    { requiredKeys: ["id", "quantity"] },
  ),
  { minLength: 1, maxLength: MAX_CODED_LINES, selector: codeKey },
);

describe("a cart as a code", () => {
  test("any cart comes back from its code, line by line", () => {
    fc.assert(
      fc.property(fc.nat(), lines, (revision, cart) => {
        expect(cartIn(cartCode(revision, cart))).toEqual({
          revision,
          lines: cart.map((line) => ({ key: codeKey(line), quantity: line.quantity })),
        });
      }),
      { numRuns: 1000 },
    );
  });

  test("it has letters, digits and points only, and begins and ends with a letter or digit", () => {
    expect(cartCode(1234, [RING, PINK_CASE])).toMatch(/^1\.[0-9A-Za-z]+\.[0-9A-Za-z]{12}\.[0-9A-Za-z]{6}$/);
  });

  test("a cart with values and texts comes back too, whatever is written", () => {
    const value = fc.record({ group: fc.string(), id: fc.string(), name: fc.constant("") });
    const text = fc.record({
      id: fc.string(),
      label: fc.constant(""),
      text: fc.string({ unit: "grapheme", maxLength: 60 }),
    });
    const line = fc.record({
      id: fc.uuid(),
      quantity: fc.integer({ min: 1, max: 127 }),
      values: fc.array(value, { maxLength: 3 }),
      texts: fc.array(text, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { minLength: 1, maxLength: 9, selector: codeKey }), (cart) => {
        const code = cartCode(7, cart);
        expect(code).toMatch(/^[0-9A-Za-z.]*[0-9A-Za-z]$/);
        if (code.length > 4000) return;
        expect(cartIn(code)?.lines).toEqual(
          cart.map(({ values, texts, ...line }) => ({
            key: codeKey(line),
            quantity: line.quantity,
            ...(values.length > 0 && { values: values.map(valueKey) }),
            ...(texts.length > 0 && { texts: texts.map(({ id, text }) => ({ key: textKey(id), text })) }),
          })),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test("a long cart of names says its product once, and comes back name by name", () => {
    const value = { group: "zincir", id: "altin", name: "" };
    const named = (text: string) => ({ ...RING, values: [value], texts: [{ id: "isim", label: "İsim", text }] });
    const names = Array.from({ length: 60 }, (_, at) => `Buse ♥ ${at}`);
    const code = cartCode(7, [...names.map(named), PINK_CASE, named("İrem")]);
    expect(code).toMatch(/^3\./);
    expect(code.length).toBeLessThan(MAX_WRITTEN_LENGTH);
    expect(cartIn(code)?.lines).toEqual([
      ...names.map((text) => ({
        ...{ key: codeKey(RING), quantity: 2, values: [valueKey(value)] },
        texts: [{ key: textKey("isim"), text }],
      })),
      { key: codeKey(PINK_CASE), quantity: 1 },
      { key: codeKey(RING), quantity: 2, values: [valueKey(value)], texts: [{ key: textKey("isim"), text: "İrem" }] },
    ]);
  });

  test("a cart that is not long is written as before, for shops and tabs of before", () => {
    const named = { ...RING, texts: [{ id: "isim", label: "İsim", text: "Buse" }] };
    expect(cartCode(7, [named, named])).toMatch(/^2\./);
  });

  test("links that visitors have had for months are read as they were", () => {
    expect(cartIn("1.K.B8mpP8YQ6Efh.1FZfWD")).toEqual({
      revision: 20,
      lines: [
        { key: codeKey({ id: "mum" }), quantity: 2 },
        { key: codeKey({ id: "kolye" }), quantity: 1 },
      ],
    });
    expect(cartIn("2.o.OD8Mq2116I5l05YgEo0BRfltsjbdxob.0vKqYO")?.lines).toEqual([
      {
        ...{ key: codeKey({ id: "fiyonk", color: "Pembe" }), quantity: 2 },
        values: [valueKey({ group: "telefon-modeli", id: "iphone-15-pro" })],
        texts: [{ key: textKey("isim"), text: "BUSE ♥" }],
      },
    ]);
  });

  test("two texts are two lines, and the same text is one", () => {
    const named = (text: string) => ({ ...RING, texts: [{ id: "isim", label: "İsim", text }] });
    expect(cartIn(cartCode(0, [named("Buse"), named("İrem"), named("Buse")]))?.lines).toMatchObject([
      { quantity: 4, texts: [{ text: "Buse" }] },
      { quantity: 2, texts: [{ text: "İrem" }] },
    ]);
  });

  test("40 lines fit in 300 characters", () => {
    const cart = Array.from({ length: 40 }, (_, index) => ({ ...RING, id: `${RING.id}${index}` }));
    expect(cartCode(123_456, cart).length).toBeLessThan(300);
  });

  test("the same product in another color has another key", () => {
    expect(codeKey(PINK_CASE)).not.toBe(codeKey({ ...PINK_CASE, color: "karamel" }));
    expect(codeKey(PINK_CASE)).not.toBe(codeKey({ id: PINK_CASE.id }));
  });

  test("a code that was cut or changed is none", () => {
    const code = cartCode(1234, [RING, PINK_CASE]);
    const cut = Array.from({ length: code.length }, (_, end) => code.slice(0, end));
    const changed = Array.from(
      { length: code.length },
      (_, at) => code.slice(0, at) + (code[at] === "a" ? "b" : "a") + code.slice(at + 1),
    );
    expect([...cut, ...changed].filter((other) => cartIn(other) !== undefined)).toEqual([]);
  });

  test("another version, an empty cart, more lines than a code has and a code longer than any are none", () => {
    const many = Array.from({ length: MAX_CODED_LINES + 1 }, (_, index) => ({ ...RING, id: `${RING.id}${index}` }));
    const code = cartCode(1, [RING]);
    for (const other of [
      `2${code.slice(1)}`,
      cartCode(1, []),
      cartCode(1, many),
      cartCode(1, [{ ...RING, quantity: 99_999 }]),
      "",
      "<script>",
      "1...",
      ` ${code}`,
    ]) {
      expect(cartIn(other)).toBeUndefined();
    }
  });
});
