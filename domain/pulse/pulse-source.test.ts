import { expect, test } from "vitest";
import { isRobot, sourceOf } from "./pulse-source.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const from = (referrer: string, agent = PHONE) => sourceOf({ referrer, agent, host: "fiyonk.example" });

test.each([
  ["", "direct"],
  ["https://fiyonk.example/urun/kupa", "direct"],
  ["https://l.instagram.com/?u=x", "instagram"],
  ["android-app://com.instagram.android/", "instagram"],
  ["https://web.whatsapp.com/", "whatsapp"],
  ["android-app://com.whatsapp.w4b", "whatsapp"],
  ["https://www.google.com.tr/", "google"],
  ["https://google.com/", "google"],
  ["https://notgoogle.com/", "other"],
  ["https://google.com.evil.example/", "other"],
  ["https://l.facebook.com/", "other"],
  ["no address", "direct"],
])("from %s is %s", (referrer, source) => {
  expect(from(referrer)).toBe(source);
});

test("the browsers inside of Instagram and WhatsApp are known without a page before", () => {
  expect(from("", `${PHONE} Mobile/22F76 Instagram 389.0.0.48.110`)).toBe("instagram");
  expect(from("", "WhatsApp/2.25.16.81 A")).toBe("whatsapp");
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0)", true],
  ["facebookexternalhit/1.1", true],
  ["Mozilla/5.0 HeadlessChrome/120.0.0.0", true],
  ["Mozilla/5.0 (Linux; Android 9; CUBOT X18 Plus) Chrome/120.0 Mobile", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Instagram 300.0", false],
])("%s is a robot: %s", (agent, isOne) => {
  expect(isRobot(agent)).toBe(isOne);
});
