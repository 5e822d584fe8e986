import { ORIGIN_KINDS } from "../moving/moved-product.ts";
import type { Post } from "./instagram-posts.ts";

const start = `${ORIGIN_KINDS.post}:`;

/** The keys of the posts that are in the shop already. Archives of other years name files anew, so a post is also known by its second, where it is the only one of it. */
export function takenPosts(posts: readonly Post[], marks: readonly string[]): Set<string> {
  const keys = new Set(marks.map((mark) => mark.slice(start.length)));
  const times = new Set([...keys].map((key) => Number(key.slice(key.lastIndexOf("@") + 1))).filter((time) => time > 0));
  const counts = Map.groupBy(posts, ({ time }) => time);
  return new Set(
    posts
      .filter(({ key, time }) => keys.has(key) || (times.has(time) && counts.get(time)?.length === 1))
      .map(({ key }) => key),
  );
}
