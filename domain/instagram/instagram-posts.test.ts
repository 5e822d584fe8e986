import { expect, test } from "vitest";
import { isPageOfPosts, listsPosts, mendedText, namesOfFile } from "./instagram-files.ts";
import { joinedPosts, postsIn } from "./instagram-posts.ts";

/** Text as an archive has it: each byte of UTF-8 as a letter. */
const garbled = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

test.each([
  ["media.json", true],
  ["atolye_part_2/media.json", true],
  ["content/posts_1.json", true],
  ["your_instagram_activity/content/posts_2.json", true],
  ["your_instagram_activity/media/posts_1.json", true],
  ["instagram-atolye-2026-01-02-abc/your_instagram_activity/media/posts.json", true],
  ["your_instagram_activity/media/reels.json", true],
  ["your_instagram_activity/media/stories.json", false],
  ["your_instagram_activity/media/archived_posts.json", false],
  ["logged_information/past_instagram_insights/posts.json", false],
  ["logged_information/media/posts.json", false],
  ["messages/inbox/ece/message_1.json", false],
])("%s lists posts: %s", (path, lists) => {
  expect(listsPosts(path)).toBe(lists);
});

test("an archive of pages is known, and files by the names that posts give them", () => {
  expect(isPageOfPosts("your_instagram_activity/media/posts_1.html")).toBe(true);
  expect(isPageOfPosts("your_instagram_activity/media/posts_1.json")).toBe(false);
  expect(namesOfFile("instagram-a-2026/media/posts/202503/a.jpg")).toContain("media/posts/202503/a.jpg");
  expect(namesOfFile("media/posts/a.heic")).toEqual(["media/posts/a.heic", "posts/a.heic"]);
});

test.each(["Gümüş kolye ₺499 🎁", "Çiçek", "plain"])("%s is read as it was written, once and twice", (text) => {
  expect(mendedText(garbled(text))).toBe(text);
  expect(mendedText(mendedText(garbled(text)))).toBe(text);
});

test("a text that only looks garbled stays", () => {
  expect(mendedText("çay")).toBe("çay");
});

test("single posts, carousels and reels, in every wrapper", () => {
  const single = {
    media: [{ uri: "media/posts/202503/a.jpg", creation_timestamp: 100, title: garbled("Gümüş kolye ₺499") }],
  };
  const carousel = {
    title: "Set",
    creation_timestamp: 200,
    media: [{ uri: "media/posts/202503/b.webp" }, { uri: "media/posts/202503/c.mp4" }],
  };
  const posts = [
    {
      key: "media/posts/202503/a.jpg@100",
      time: 100,
      caption: "Gümüş kolye ₺499",
      media: ["media/posts/202503/a.jpg"],
    },
    {
      key: "media/posts/202503/b.webp@200",
      time: 200,
      caption: "Set",
      media: ["media/posts/202503/b.webp", "media/posts/202503/c.mp4"],
    },
  ];
  expect(postsIn([single, carousel])).toEqual(posts);
  expect(postsIn({ ig_other_name: [single, carousel] })).toEqual(posts);
  const reel = {
    media: [{ uri: "media/reels/v.mp4", creation_timestamp: 5, title: "Kupa", video: { cover: "media/reels/v.jpg" } }],
  };
  expect(postsIn({ ig_reels_media: [reel] })).toMatchObject([
    { media: ["media/reels/v.jpg", "media/reels/v.mp4"], caption: "Kupa" },
  ]);
});

test("posts of 2026 with labels of any language", () => {
  const post = {
    timestamp: 300,
    fbid: "1",
    label_values: [
      { label: "Açıklama", value: garbled("Kişiye özel kupa 499 TL") },
      { label: "URL", value: "https://www.instagram.com/p/abcdefghijklmnopqrstuvwxyz" },
      { label: "Medya", media: [{ uri: "media/posts/1789.heic" }] },
      { title: "Media", dict: [{ dict: [{ label: "Media", media: [{ uri: "media/posts/1790.jpg" }] }] }] },
    ],
  };
  expect(postsIn([post])).toEqual([
    {
      key: "media/posts/1789.heic@300",
      time: 300,
      caption: "Kişiye özel kupa 499 TL",
      media: ["media/posts/1789.heic", "media/posts/1790.jpg"],
    },
  ]);
});

test("pictures of one moment in the oldest archives are one post", () => {
  const at = { taken_at: "2019-05-01T10:00:00", location: "x" };
  const photos = [
    { path: "photos/201905/1.jpg", caption: "Mum", ...at },
    { path: "photos/201905/2.jpg", caption: "Mum", ...at },
  ];
  expect(postsIn({ photos, videos: [], stories: [] })).toMatchObject([
    { caption: "Mum", media: ["photos/201905/1.jpg", "photos/201905/2.jpg"] },
  ]);
});

test("a post in two files comes once, with its words and all of its pictures, the newest first", () => {
  const one = { key: "a@1", time: 1, caption: "Kolye 499 TL", media: ["a"] };
  const two = { key: "b@2", time: 2, caption: "", media: ["b"] };
  expect(joinedPosts([[one, two], [{ ...one, caption: "" }], [{ ...two, caption: "Kupa" }]])).toEqual([
    { ...two, caption: "Kupa" },
    one,
  ]);
});

test.each([null, 5, "x", [], {}, [null, 3, { media: "no" }, { media: [{ uri: 5 }] }], { a: { b: [] } }])(
  "%j has no post",
  (json) => {
    expect(postsIn(json)).toEqual([]);
  },
);
