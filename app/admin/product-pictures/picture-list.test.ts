import { expect, test } from "vitest";
import { asFields, listedPictures, replaced, tiedColor, tiedTo } from "./picture-list.ts";

test("the form's two fields are one list of pictures, whose first is the main one", () => {
  const list = listedPictures({ image: " a ", images: "b, ,c" });
  expect(list).toEqual(["a", "b", "c"]);
  expect(asFields(list)).toEqual({ image: "a", images: "b, c" });
  expect(asFields([])).toEqual({ image: "", images: "" });
});

test("a picture is tied to one color, and a color to one picture", () => {
  const ties = tiedTo(tiedTo({}, "a", "krem"), "b", "mavi");
  expect(ties).toEqual({ krem: "a", mavi: "b" });
  expect(tiedTo(ties, "a", "mavi")).toEqual({ mavi: "a" });
  expect(tiedTo(ties, "a", "")).toEqual({ mavi: "b" });
  expect(tiedColor(ties, "b")).toBe("mavi");
  expect(replaced(ties, "a", "kesik")).toEqual({ krem: "kesik", mavi: "b" });
});
