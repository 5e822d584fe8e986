import { expect, test } from "vitest";
import { heroSlides } from "./settings/hero-slide.ts";
import { typedIn } from "./typed-list.ts";

const slide = { id: "a", title: "", subtitle: "", image: "yok", buttonText: "", link: "", from: "dün" };

test("a list that breaks the rules while it is typed keeps every field", () => {
  expect(typedIn(heroSlides, [slide, slide])).toEqual([slide, slide]);
  expect(typedIn(heroSlides, [])).toEqual([]);
});

test.each([undefined, "a", [{ ...slide, title: undefined }], [{ ...slide, words: "above" }]])(
  "what has another shape is no list: %j",
  (typed) => {
    expect(typedIn(heroSlides, typed)).toEqual([]);
  },
);
