import { describe, expect, test } from "vitest";
import { productInputSchema } from "./product-input.ts";

const OWN = `/media/${"0123456789abcdef".repeat(4)}.webp`;

const stored = (image: string, publicUrl = "http://localhost:3000") =>
  productInputSchema(publicUrl).safeParse({ name: "Labubu", price: 1, category: "labubu", image }).data?.image;

describe("a picture's address (§5)", () => {
  test.each([
    ["https://cdn.ornek.com/a.jpg", "https://cdn.ornek.com/a.jpg"],
    [" HTTPS://CDN.Ornek.com/A.jpg?v=1#x ", "https://cdn.ornek.com/A.jpg?v=1#x"],
    ["https://cdn.ornek.com:8443/a.jpg", "https://cdn.ornek.com:8443/a.jpg"],
    ["https://my_bucket.cdn-1.ornek.com.tr", "https://my_bucket.cdn-1.ornek.com.tr/"],
    ["https://cdn.ornek.com/kırmızı kalp.jpg", "https://cdn.ornek.com/k%C4%B1rm%C4%B1z%C4%B1%20kalp.jpg"],
    ['https://cdn.ornek.com/"><script>', "https://cdn.ornek.com/%22%3E%3Cscript%3E"],
    ["https://1.2.cdn-3.ornek.com/a.jpg", "https://1.2.cdn-3.ornek.com/a.jpg"],
    ["https://örnek.com/a.jpg", "https://xn--rnek-4qa.com/a.jpg"],
  ])("%j is stored as the clean https address %s", (typed, address) => {
    expect(stored(typed)).toBe(address);
  });

  test.each([
    OWN,
    ` ${OWN} `,
    `http://localhost:3000${OWN}`,
    `http://localhost:3000${OWN}?v=1`,
    `HTTP://LOCALHOST:3000${OWN}`,
  ])("%j is a picture of the shop and stored as a path", (typed) => {
    expect(stored(typed)).toBe(OWN);
  });

  test("a picture at the shop's public address is stored as a path, so that the shop can move", () => {
    expect(stored(`https://fiyonk.com${OWN}`, "https://fiyonk.com")).toBe(OWN);
    expect(stored(`https://baska.com${OWN}`, "https://fiyonk.com")).toBe(`https://baska.com${OWN}`);
  });
});

const HOSTILE = String.raw`
  javascript:alert(1) JavaScript:alert(1) javascript://ornek.com/%0aalert(1) vbscript:msgbox(1) view-source:https://ornek.com
  data:image/png;base64,AAAA data:text/html,<script> data:image/svg+xml,<svg/onload=alert(1)> mailto:a@ornek.com about:blank
  blob:https://ornek.com/1 blob:http://localhost:3000${OWN} filesystem:https://ornek.com/a file:///etc/passwd ftp://ornek.com/a
  ws://ornek.com/a http://ornek.com/a.jpg http://localhost:3000/baska.jpg //ornek.com/a.jpg ///ornek.com/a.jpg
  \\ornek.com\a.jpg /\ornek.com/a.jpg /a.jpg a.jpg ./a.jpg https:ornek.com/a https:/ornek.com/a https:\\ornek.com\a https//ornek.com
  https://ayse@ornek.com/a https://ayse:sifre@ornek.com/a https://:sifre@ornek.com https://ok.com@ornek.com/a
  https://127.0.0.1/a https://10.0.0.1/a https://169.254.169.254/latest https://8.8.8.8/a https://127.0.0.1./a
  https://2130706433/a https://0x7f000001/a https://0177.0.0.1/a https://127.1/a https://１２７.0.0.1/a
  https://[::1]/a https://[::ffff:127.0.0.1]/a https://[fe80::1]/a https://[2001:db8::1]:443/a
  https://localhost/a https://LOCALHOST/a https://localhost./a https://a.localhost/a https://%6cocalhost/a https://yazici.local/a
  https://metadata.google.internal/a https://sunucu/a https://sunucu./a https://ornek.com./a https://ornek..com/a
  https:// https://? https://.com https://ornek.com:99999/a https://ornek.com/${"a".repeat(2048)} https://ornek.com/${"ş".repeat(1000)}
  ${OWN}?x /media/..${OWN} /${OWN} ${OWN}.svg http://localhost:3001${OWN} http://baska${OWN} <img/src=x>
`;

const HOSTILE_WITH_SPACES = [
  "",
  " ",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\x01javascript:alert(1)",
  "java\0script:alert(1)",
  "ht\ttps://ornek.com/a.jpg",
  "https://or nek.com/a.jpg",
  "https ://ornek.com/a.jpg",
  "resim yok",
];

test.each([...HOSTILE.trim().split(/\s+/), ...HOSTILE_WITH_SPACES])("%j is refused (§5)", (typed) => {
  expect(stored(typed)).toBeUndefined();
});

test.each([undefined, null, 5, {}, ["https://cdn.ornek.com/a.jpg"]])("%j is refused as missing (§5)", (image) => {
  const body = { name: "Labubu", price: 1, category: "labubu", image };
  expect(productInputSchema("http://localhost:3000").safeParse(body).error?.issues[0]?.message).toBe(
    "Görsel adresi gerekli",
  );
});
