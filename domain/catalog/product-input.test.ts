import { describe, expect, test } from "vitest";
import { productInputSchema, splitList } from "./product-input.ts";

const schema = productInputSchema("http://localhost:3000");
const labubu = { name: "Labubu", price: 899.9, category: "labubu", image: "https://cdn.ornek.com/labubu.jpg" };

const parsed = (changes: object) => schema.parse({ ...labubu, ...changes });
const firstError = (changes: object) => schema.safeParse({ ...labubu, ...changes }).error?.issues[0]?.message;

test("name, price, category and image are enough; the other fields have defaults (§3, §5)", () => {
  expect(schema.parse(labubu)).toEqual({
    ...labubu,
    originalPrice: null,
    choices: [],
    personalTexts: [],
    soldOut: [],
    counts: {},
    countsTogether: {},
    images: [],
    colors: [],
    colorImages: {},
    description: "",
    details: [],
    inStock: true,
    featured: false,
    shownFrom: null,
  });
});

test.each([
  ["name", "Ürün adı gerekli"],
  ["price", "Fiyat sayı olmalı"],
  ["category", "Bir kategori seç"],
  ["image", "Görsel adresi gerekli"],
])("%s is required (§5)", (field, message) => {
  expect(firstError({ [field]: undefined })).toBe(message);
});

describe("the price", () => {
  test.each([0.01, 1.1, 12, 1234.5, 9_999_999.99])("%d is accepted (§5)", (price) => {
    expect(parsed({ price, originalPrice: price })).toMatchObject({ price, originalPrice: price });
  });

  test.each([
    [Number.NaN, "Fiyat sayı olmalı"],
    [Number.POSITIVE_INFINITY, "Fiyat sayı olmalı"],
    ["12", "Fiyat sayı olmalı"],
    [null, "Fiyat sayı olmalı"],
    [[12], "Fiyat sayı olmalı"],
    [-5, "Fiyat 0'dan büyük olmalı"],
    [0, "Fiyat 0'dan büyük olmalı"],
    [-0, "Fiyat 0'dan büyük olmalı"],
    [1e300, "Fiyat çok büyük"],
    [10_000_000, "Fiyat çok büyük"],
    [0.1 + 0.2, "Fiyat en fazla iki ondalık basamak içerebilir"],
    [1234.567, "Fiyat en fazla iki ondalık basamak içerebilir"],
    [1.005, "Fiyat en fazla iki ondalık basamak içerebilir"],
    [0.001, "Fiyat en fazla iki ondalık basamak içerebilir"],
  ])("%j is refused (§5)", (price, message) => {
    expect(firstError({ price })).toBe(message);
  });

  test("the old price may be missing or null; otherwise the same rules hold (§5)", () => {
    expect(parsed({ originalPrice: null }).originalPrice).toBeNull();
    expect(firstError({ originalPrice: "" })).toBe("Eski fiyat sayı olmalı");
    expect(firstError({ originalPrice: 1e300 })).toBe("Eski fiyat çok büyük");
  });
});

describe("the other fields", () => {
  test.each([
    ["name", "  ", "Ürün adı gerekli"],
    ["name", "\u200b", "Ürün adı gerekli"],
    ["name", "a".repeat(1_000_000), "Ürün adı en fazla 200 karakter olabilir"],
    ["category", "", "Bir kategori seç"],
    ["category", "Takılar", "Bir kategori seç"],
    ["category", "a".repeat(81), "Bir kategori seç"],
    ["images", "https://cdn.ornek.com/a.jpg", "Ek görseller liste olmalı"],
    ["images", Array(13).fill(labubu.image), "En fazla 12 ek görsel olabilir"],
    ["images", ["javascript:alert(1)"], "Görsel adresi https:// ile başlayan geçerli bir adres olmalı"],
    ["colors", "mavi", "Renkler liste olmalı"],
    ["colors", Array(21).fill("mavi"), "En fazla 20 renk olabilir"],
    ["description", "a".repeat(5001), "Açıklama en fazla 5000 karakter olabilir"],
    ["details", "Ölçü: 28 cm", "Ayrıntılar liste olmalı"],
    ["details", ["28 cm"], "Her ayrıntının adı ve metni olmalı"],
    ["details", [{ name: " ", text: "28 cm" }], "Her ayrıntının bir adı olmalı"],
    ["details", [{ name: "Ölçü", text: "a".repeat(301) }], "Ayrıntı en fazla 300 karakter olabilir"],
    ["details", Array(13).fill({ name: "Ölçü", text: "28 cm" }), "En fazla 12 ayrıntı olabilir"],
    ["inStock", "true", "Stok durumu evet ya da hayır olmalı"],
    ["featured", 1, "Öne çıkan evet ya da hayır olmalı"],
  ])("a wrong %s is refused (§5)", (field, value, message) => {
    expect(firstError({ [field]: value })).toBe(message);
  });

  test("empty colors are dropped, and a missing description is empty (§5)", () => {
    expect(parsed({ colors: [" mavi ", "", " "], description: null })).toMatchObject({
      colors: ["mavi"],
      description: "",
    });
  });

  test("unknown fields are dropped, and prototypes stay unchanged", () => {
    const sent = JSON.parse(
      '{"id":"1","revision":9,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    const product = schema.parse(Object.defineProperties({ ...labubu }, Object.getOwnPropertyDescriptors(sent)));
    expect(product).toEqual(schema.parse(labubu));
    expect({}).not.toHaveProperty("polluted");
  });

  test.each([null, [], "x", 5])("%j is no product", (body) => {
    expect(schema.safeParse(body).error?.issues[0]?.message).toBe("Ürün bilgileri eksik");
  });
});

test.each([
  ["mavi, kırmızı ,,  ", ["mavi", "kırmızı"]],
  [" , ", []],
  ["", []],
])("%j is split on commas, trimmed, empty items dropped (§5)", (text, items) => {
  expect(splitList(text)).toEqual(items);
});

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
