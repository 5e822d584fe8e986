import { expect, test } from "vitest";
import { orderText, orderTextFault, placeholderOf } from "./order-texts.ts";

test("placeholders are known in any spelling", () => {
  expect(["ad", "Ad", "GÜN", "gun", " dukkan ", "ÜRÜNLER"].map(placeholderOf)).toEqual([
    "ad",
    "ad",
    "gün",
    "gün",
    "dükkân",
    "ürünler",
  ]);
});

test.each([
  ["Merhaba {ad}, {toplam}", undefined],
  ["", undefined],
  ["Merhaba {isim}", /^“\{isim\}” diye bir bilgi yok\. Yazabileceklerin: \{ad\}, \{no\},/],
  ["Merhaba {}", /^“\{\}” diye bir bilgi yok/],
  ["Merhaba {ad", /^Yarım kalmış bir/],
  ["Merhaba ad}", /^Yarım kalmış bir/],
] as const)("%j can be filled, or says why not", (text, fault) => {
  const found = orderTextFault(text);
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});

test("the schema refuses what cannot be filled, with the same sentence", () => {
  const schema = orderText({ title: "Onay", hint: "" });
  expect(schema.safeParse("Merhaba {ad}\nNo {no}").data).toBe("Merhaba {ad}\nNo {no}");
  expect(schema.safeParse("{isim}").error?.issues[0]?.message).toMatch(/diye bir bilgi yok/);
});
