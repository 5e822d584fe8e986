import { describe, expect, test } from "vitest";
import { questionsOf } from "../domain/shop/info-page.ts";
import { NO_LEGAL_FACTS } from "../domain/shop/shop-facts.ts";
import { FIYONK } from "../tests/support/sample-shop.ts";
import { demoProducts } from "./demo/demo-products.ts";
import { FIRST_QUESTIONS } from "./first-questions.ts";

const PROMISES_NOTHING = { giftWrap: false, giftNote: false, shipsEverywhere: false, parcelPhoto: false };
const facts = { shop: { ...FIYONK, email: "", social: "", promises: PROMISES_NOTHING }, legal: NO_LEGAL_FACTS };

const asked = (name: string, category: string) =>
  questionsOf({ name, category, personalTexts: [] }, { ...FIRST_QUESTIONS, own: [] }, facts);
const headings = (name: string, category: string) => asked(name, category).map(({ heading }) => heading);

test.each(demoProducts())("$name has three questions, whatever the shop has said of itself", ({ name, category }) => {
  expect(new Set(headings(name, category)).size).toBe(3);
});

test("no answer sends to a place where nothing may be written", () => {
  const { general, byCategory } = FIRST_QUESTIONS;
  const answers = JSON.stringify([general, byCategory]);
  expect(answers.match(/(?:ayrıntılarda|açıklamada) [^.]*yazar/g)).toBeNull();
});

test("a product of a phone's category is asked only what fits it", () => {
  expect(headings("Çilekli Silikon Kılıf", "telefon")).toEqual([
    "Telefonuma uyar mı?",
    "Modelimi nereden öğrenirim?",
    "Uymazsa geri gönderebilir miyim?",
  ]);
  expect(headings("Gece Mavisi Saat Kordonu", "telefon")).toEqual([
    "Saatime uyar mı?",
    "Uymazsa geri gönderebilir miyim?",
    "Nasıl sipariş veririm?",
  ]);
  expect(headings("Boncuklu Telefon Askısı", "telefon")).toEqual(headings("Boncuklu Telefon Askısı", "yeni-raf"));
});

test("a candle among the couples' products is no pair, and it is asked how it burns in every category", () => {
  expect(headings("Gül Kokulu Romantik Mum", "cift-urunleri")).not.toContain("İki parça birlikte mi geliyor?");
  expect(headings("Kalpli Seramik Kupa İkilisi", "cift-urunleri")[0]).toBe("İki parça birlikte mi geliyor?");
  for (const category of ["cift-urunleri", "trend", "yeni-raf"])
    expect(headings("Vanilyalı Cupcake Mum", category)[0]).toBe("Mumu nasıl yakmalıyım?");
});

test("a category of the owner's own has the general questions, also by the name of a property of JavaScript", () => {
  expect(asked("Defter", "yeni-raf")).toHaveLength(3);
  expect(asked("Defter", "constructor")).toEqual(asked("Defter", "yeni-raf"));
});

test("no answer makes a promise that only an owner can make", () => {
  const texts = JSON.stringify(FIRST_QUESTIONS);
  expect(texts).not.toMatch(/hediye paketi|her yerine|ücretsiz|bedava|aynı gün|fotoğrafını gönder/i);
});

test("the owner's own questions come first, and all of them", () => {
  const own = ["Bir", "İki", "Üç", "Dört"].map((heading) => ({ heading, blocks: ["Cevap"] }));
  const asked = (written: typeof own) =>
    questionsOf(
      { name: "Kolye", category: "takilar", personalTexts: [] },
      { ...FIRST_QUESTIONS, own: written },
      facts,
    ).map(({ heading }) => heading);
  expect(asked(own)).toEqual(["Bir", "İki", "Üç", "Dört"]);
  expect(asked(own.slice(0, 1))).toEqual(["Bir", ...headings("Kolye", "takilar").slice(0, 2)]);
});

describe("answers on returns are those of the product", () => {
  const all = [...FIRST_QUESTIONS.general, ...Object.values(FIRST_QUESTIONS.byCategory).flat()];
  const answers = (isRequired: boolean) => {
    const name = { id: "isim", label: "İsim", most: 9, signs: "letters" as const, isRequired, extra: 0 };
    return all.map(({ about, ...question }) => {
      const only = { general: [question], byCategory: {}, own: [] };
      return JSON.stringify(questionsOf({ name: "Kolye", category: "takilar", personalTexts: [name] }, only, facts));
    });
  };

  test("who must write on it is promised no return", () => {
    expect(answers(true).filter((answer) => answer.includes("14 gün"))).toEqual([]);
    expect(answers(true).filter((answer) => answer.includes("cayma hakkı yoktur"))).toHaveLength(5);
  });

  test("who may write on it is told on what the return depends", () => {
    const promised = answers(false).filter((answer) => answer.includes("14 gün"));
    expect(promised.filter((answer) => !/Yazısız al/.test(answer))).toEqual([]);
    expect(promised).toHaveLength(4);
  });
});
