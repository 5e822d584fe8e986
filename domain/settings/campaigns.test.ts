import { describe, expect, test } from "vitest";
import { campaigns } from "./campaigns.ts";

const refusal = (values: object) => campaigns.safeParse({ codes: [], offers: [], ...values }).error?.issues[0]?.message;

const code = (rule: object) => ({ codes: [{ code: "ECE10", gain: { kind: "sending" }, ...rule }] });
const set = (rule: object) => ({ offers: [{ kind: "together", products: ["a", "b"], ...rule }] });

describe("campaigns", () => {
  test.each([
    [code({ code: "e1" }), "Kod 3–20 harf ve rakam olmalı, örneğin ECE10"],
    [code({ gain: {} }), "Kodun ne kazandırdığını seç"],
    [code({ gain: { kind: "percent", percent: 101 } }), "Yüzde en çok 100 olabilir"],
    [code({ gain: { kind: "amount", amount: 0 } }), "İndirim 0'dan büyük olmalı"],
    [code({ least: 0 }), "En az tutar 0'dan büyük olmalı"],
    [code({ from: "2027-02-02", until: "2027-02-01" }), "Son gün ilk günden önce olamaz"],
    [{ codes: [code({}).codes[0], code({ code: "ece 10" }).codes[0]] }, "“ECE10” iki kez yazılmış"],
    [{ offers: [{ kind: "many", take: 3, pay: 3 }] }, "Ödenen, alınandan az olmalı"],
    [set({ products: ["a", "a"] }), "Bir ürün iki kez seçilmiş"],
    [set({ products: ["a"] }), "En az iki ürün seç"],
    [set({ percent: 10, amount: 10 }), "İndirimi ya yüzde ya ₺ olarak yaz"],
    [code({ onlySome: true }), "Hangi ürünlerde geçtiğini seç"],
    [{ offers: [{ kind: "many", take: 3, pay: 2, onlySome: true }] }, "Hangi ürünlerde geçtiğini seç"],
    [set({ name: "Kupon ECE10" }), "Bu ad bir kodun adı gibi, başka bir ad yaz"],
    [set({ name: "Adres: Moda" }), "Ad iki nokta ya da eşittir içeremez"],
    [{ offers: [{ kind: "gift" }] }, "Kampanyanın türünü seç"],
  ])("%j is refused: %s", (values, words) => {
    expect(refusal(values)).toBe(words);
  });

  test("are stored folded and whole", () => {
    expect(campaigns.parse({ ...code({ code: " ece-10 " }), offers: [] }).codes[0]).toEqual({
      ...{ code: "ECE10", gain: { kind: "sending" }, least: null, onlySome: false, categories: [], products: [] },
      ...{ from: "", until: "", about: "" },
    });
  });
});
