import { expect, test } from "vitest";
import { FIRST_HERO_SLIDES } from "../../content/first-sections.ts";
import { heroSlides } from "./hero-slide.ts";

const [SLIDE] = FIRST_HERO_SLIDES;
const refusal = (changes: object) => heroSlides.safeParse([{ ...SLIDE, ...changes }]).error?.issues[0];

test("the three slides of the specification follow the rules (§9)", () => {
  expect(heroSlides.parse(FIRST_HERO_SLIDES)).toEqual(FIRST_HERO_SLIDES);
});

test.each([
  [{ title: " " }, "title", "Başlık boş kalmasın"],
  [{ title: "a".repeat(81) }, "title", "Başlık en fazla 80 karakter olabilir"],
  [{ buttonText: "" }, "buttonText", "Düğme yazısı boş kalmasın"],
  [{ link: "javascript:alert(1)" }, "link", "Düğmenin nereye götüreceğini listeden seç"],
  [{ link: "https://baska.example/" }, "link", "Düğmenin nereye götüreceğini listeden seç"],
  [{ image: "javascript:alert(1)" }, "image", "Fotoğraf yükle ya da dükkândakilerden seç"],
  [{ image: "https://169.254.169.254/a.webp" }, "image", "Fotoğraf yükle ya da dükkândakilerden seç"],
  [{ image: "https://ad:gizli@resim.example/a.webp" }, "image", "Fotoğraf yükle ya da dükkândakilerden seç"],
  [{ image: "/media/yok.webp" }, "image", "Fotoğraf yükle ya da dükkândakilerden seç"],
  [{ from: "2026-02-30" }, "from", "Tarihi gün, ay, yıl olarak seç"],
  [{ from: "2026-03-02", until: "2026-03-01" }, "until", "Son gün ilk günden önce olamaz"],
])("a slide with %j is refused at its field", (changes, field, message) => {
  expect(refusal(changes)).toMatchObject({ path: [0, field], message });
});

test("there are one to eight slides, and one of them has no dates", () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...SLIDE, id: `${at}` }));
  expect(heroSlides.safeParse(many(8)).success).toBe(true);
  for (const wrong of [[], many(9), [SLIDE, SLIDE]]) expect(heroSlides.safeParse(wrong).success).toBe(false);
  expect(refusal({ until: "2026-03-01" })?.message).toMatch(/^En az bir slayt tarihsiz olmalı/);
});
