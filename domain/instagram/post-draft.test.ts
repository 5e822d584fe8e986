import { expect, test } from "vitest";
import { draftOfPost, lackingInDraft, movedPost } from "./post-draft.ts";

const post = (caption: string) => ({ key: "media/a.jpg@5", time: 5, caption, media: ["media/a.jpg"] });
const SORTING = { categories: ["Takılar"], before: [] };

test("a caption fills the draft, and what it leaves open stays empty", () => {
  expect(draftOfPost(post("Gümüş takı ❌650₺ ✅499₺ Renk: rose, gümüş"), SORTING)).toEqual({
    ...{ name: "Gümüş takı", price: "499,00", oldPrice: "650,00", category: "Takılar", colors: "rose, gümüş" },
  });
  const open = draftOfPost(post("Çiçek buketi 350-550 TL"), SORTING);
  expect(open).toMatchObject({ name: "Çiçek buketi", price: "", oldPrice: "" });
  expect(lackingInDraft(open)).toEqual(["fiyat"]);
  expect(lackingInDraft(draftOfPost(post("Günaydın 💕"), SORTING))).toEqual(["ad", "fiyat"]);
});

test("a draft becomes a hidden product that its post is found by", () => {
  const draft = { name: " gümüş kolye ", price: "499", oldPrice: "", category: "Takılar", colors: "rose, gümüş" };
  expect(movedPost(post("Gümüş kolye #hediye"), draft, { row: 3, pictures: ["/media/x"], isShown: false })).toEqual({
    row: 3,
    origins: ["instagram:media/a.jpg@5"],
    name: "Gümüş kolye",
    description: "Gümüş kolye",
    price: 499,
    category: "Takılar",
    pictures: ["/media/x"],
    colors: ["rose", "gümüş"],
    isShown: false,
  });
});
