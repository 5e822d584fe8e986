import { expect, test } from "vitest";
import { ownPictureHash, pictureHash, picturePath, renditionPath } from "./media.ts";

const HASH = "0123456789abcdef".repeat(4);
const SHOP = "https://fiyonk.example";

test("a picture's path contains its hash", () => {
  expect(picturePath(HASH)).toBe(`/media/${HASH}.webp`);
  expect(pictureHash(picturePath(HASH))).toBe(HASH);
});

test("a rendition has a path of its own, which is no picture's path", () => {
  expect(renditionPath(HASH, 480, "avif")).toBe(`/media/${HASH}-480.avif`);
  expect(pictureHash(renditionPath(HASH, 480, "webp"))).toBeUndefined();
});

test.each([
  "",
  "/media/",
  `/media/${HASH}`,
  `/media/${HASH}.svg`,
  `/media/${HASH}.webp?x`,
  `/media/${HASH}.webp\n`,
  `/media/${HASH.toUpperCase()}.webp`,
  `/media/${HASH.slice(1)}.webp`,
  `/media/../media/${HASH}.webp`,
  `//media/${HASH}.webp`,
])("%j is no picture of the shop", (path) => {
  expect(pictureHash(path)).toBeUndefined();
});

test.each([picturePath(HASH), `${SHOP}${picturePath(HASH)}`, `${SHOP}:443${picturePath(HASH)}`])(
  "%s is a picture of the shop",
  (image) => {
    expect(ownPictureHash(image, `${SHOP}/`)).toBe(HASH);
  },
);

test.each([
  `https://baska.example${picturePath(HASH)}`,
  `http://fiyonk.example${picturePath(HASH)}`,
  `${SHOP}:8443${picturePath(HASH)}`,
  `${SHOP}@baska.example${picturePath(HASH)}`,
  `//fiyonk.example${picturePath(HASH)}`,
  `${SHOP}/baska.webp`,
  "resim yok",
  "",
])("%j is a foreign picture", (image) => {
  expect(ownPictureHash(image, SHOP)).toBeUndefined();
});
