import { expect, test } from "vitest";
import { picturePath } from "../../domain/catalog/media.ts";
import type { SharedWord } from "../../domain/settings/shared-words.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { withdrawnPhotos } from "./withdrawn-photos.ts";

const [FIRST, SECOND] = ["a".repeat(64), "b".repeat(64)];

const wordOf = (hash: string): SharedWord => ({
  ...{ id: hash, text: "", photo: picturePath(hash), name: "" },
  consent: { who: "Ayşe", day: "2026-11-20", way: "whatsapp", parts: ["photo"] },
});

test("a photo that is gone from the snapshot is told once", async () => {
  let shared = [wordOf(FIRST), wordOf(SECOND)];
  const withdrawn = withdrawnPhotos(async () => ({
    sections: { ...FIRST_SETTINGS.sections, "shared-words": { readOn: "2026-11-20", shared } },
  }));
  expect(await withdrawn()).toEqual([]);
  shared = [wordOf(SECOND)];
  expect(await withdrawn()).toEqual([FIRST]);
  expect(await withdrawn()).toEqual([]);
});
