import { expect, test } from "vitest";
import { withOwnPictures } from "./own-pictures.ts";

const TEXT = { id: "isim", label: "İsim", most: 12, signs: "letters" as const, isRequired: true, extra: 0 };

test("a text keeps the picture that is one of its product's, under its path or its whole address", () => {
  const pictureOf = (picture: string) =>
    withOwnPictures([{ ...TEXT, picture }], ["/media/a.webp", "https://r.example/b.jpg"], "https://fiyonk.example")[0];
  expect(pictureOf("/media/a.webp")?.picture).toBe("/media/a.webp");
  expect(pictureOf("https://fiyonk.example/media/a.webp")?.picture).toBe("/media/a.webp");
  expect(pictureOf("https://r.example/b.jpg")?.picture).toBe("https://r.example/b.jpg");
  expect(pictureOf("https://r.example/c.jpg")).not.toHaveProperty("picture");
});
