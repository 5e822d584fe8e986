import { expect, test } from "vitest";
import { takenPosts } from "./taken-posts.ts";

const post = (uri: string, time: number) => ({ key: `${uri}@${time}`, time, caption: "", media: [uri] });

test("next year's archive names the files anew, and its posts are known by their second", () => {
  const marks = ["instagram:media/posts/202511/a.jpg@1760000000", "instagram:b.jpg@0"];
  expect([...takenPosts([post("media/posts/1789.heic", 1_760_000_000), post("c.jpg", 1_760_000_001)], marks)]).toEqual([
    "media/posts/1789.heic@1760000000",
  ]);
});

test("of two posts of one second, and of posts without a time, only the named one is taken", () => {
  const marks = ["instagram:a.jpg@5", "instagram:b.jpg@0"];
  const posts = [post("a.jpg", 5), post("x.jpg", 5), post("b.jpg", 0), post("y.jpg", 0)];
  expect([...takenPosts(posts, marks)]).toEqual(["a.jpg@5", "b.jpg@0"]);
});
