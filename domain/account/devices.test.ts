import { expect, test } from "vitest";
import { deviceWords, MAX_MARKS, marksIn, withMark } from "./devices.ts";

test("a new mark is added at the end, and each mark occurs once", () => {
  expect(withMark(undefined, "a")).toBe("a");
  expect(withMark("a b", "a")).toBe("b a");
  expect(marksIn(withMark("a b", "c"))).toEqual(["a", "b", "c"]);
});

test("above the limit the oldest marks are dropped", () => {
  const many = Array.from({ length: MAX_MARKS + 2 }, (_, number) => `m${number}`);
  const stored = many.reduce<string | undefined>(withMark, undefined);
  expect(marksIn(stored)).toEqual(many.slice(-MAX_MARKS));
});

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1`, "Safari, iPhone"],
  [`${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, "Chrome, iPhone"],
  [`${IPHONE} Mobile/15E148 Instagram 400.0`, "Instagram, iPhone"],
  [`${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`, "Chrome, Android"],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet, Android"],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge, Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15", "Safari, Mac"],
  ["<script>alert(1)</script>", "Tanınmayan cihaz"],
  ["", "Tanınmayan cihaz"],
])("%s is %s", (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
