import { describe, expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { colorOfPicture, colorsWithoutPicture, pictureOfColor, pictureSoChosen } from "./color-pictures.ts";

const [FRONT, BACK, DETAIL] = ["https://ornek.com/on.jpg", "https://ornek.com/arka.jpg", "https://ornek.com/kumas.jpg"];
const cup = { image: FRONT, images: [BACK, DETAIL], colors: ["karamel", "pudra pembe", "lila"] };

describe("without the owner's ties", () => {
  const product = productOf({ ...cup, images: [BACK] });

  test("the order decides, and a color beyond the last picture has none", () => {
    expect(product.colors.map((color) => pictureOfColor(product, color))).toEqual([FRONT, BACK, undefined]);
    expect(colorsWithoutPicture(product)).toEqual(["lila"]);
    expect(colorOfPicture(product, BACK), "it proves no color").toBeUndefined();
  });
});

describe("with the owner's ties", () => {
  const product = productOf({ ...cup, colorImages: { karamel: BACK, lila: BACK } });

  test("a picture of no color has none", () => {
    expect(colorOfPicture(product, DETAIL)).toBeUndefined();
    expect(colorsWithoutPicture(product)).toEqual(["pudra pembe"]);
  });

  test("a picture of two colors stands for the chosen one", () => {
    expect(colorOfPicture(product, BACK)).toBe("karamel");
    expect(colorOfPicture(product, BACK, "lila")).toBe("lila");
    expect(colorOfPicture(product, BACK, "pudra pembe")).toBe("karamel");
  });
});

test("the product is shown in its color, and in its main picture where the color has none or nobody has chosen one", () => {
  const product = productOf({ ...cup, colorImages: { lila: BACK } });
  const shown = ["lila", "karamel", "constructor", "", undefined].map((color) => pictureSoChosen(product, { color }));
  expect(shown).toEqual([BACK, FRONT, FRONT, FRONT, FRONT]);
});

test("a single color is no choice, so it lacks no picture", () => {
  expect(colorsWithoutPicture(productOf({ colors: ["siyah"], colorImages: {} }))).toEqual([]);
});

test("a color of an inherited name has the picture that is tied to it, or none", () => {
  const product = productOf({ ...cup, colors: ["karamel", "constructor"], colorImages: { karamel: BACK } });
  expect(pictureOfColor(product, "constructor")).toBeUndefined();
  expect(colorsWithoutPicture(product)).toEqual(["constructor"]);
});
