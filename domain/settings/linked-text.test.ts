import { expect, test } from "vitest";
import { allowedAddress, linkedText, linkFault } from "./linked-text.ts";

test("a link inside a text is shown as a link, and everything else stays text", () => {
  expect(linkedText("Adımlar [İade](/sayfa/iade-ve-cayma) ve [sitede](https://fiyonk.example/a?b=1).")).toEqual({
    parts: [
      "Adımlar ",
      { words: "İade", to: "/sayfa/iade-ve-cayma" },
      " ve ",
      { words: "sitede", to: "https://fiyonk.example/a?b=1" },
      ".",
    ],
  });
  expect(linkedText("[x](tel:0532 123 45 67)")).toEqual({ parts: [{ words: "x", to: "tel:05321234567" }] });
  expect(allowedAddress("https://www.instagram.com/@fiyonk")).toBe("https://www.instagram.com/fiyonk");
  expect(linkedText("<b>kalın</b> [not] (parantez)")).toBe("<b>kalın</b> [not] (parantez)");
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert",
  "data:text/html,x",
  "http://fiyonk.example",
  "//baska.example",
  "/\\baska.example",
  "https://",
  "https:///x",
  "www.fiyonk.example",
  "tel:abc",
  "/a b",
  "",
])("an address that could lead anywhere or run a script is no link: %s", (address) => {
  expect(allowedAddress(address)).toBeUndefined();
  expect(linkedText(`[x](${address})`)).toBe(`[x](${address})`);
});

test.each([
  ["[Yaz](mailto:{email}) ya da [ara](tel:{phone})", undefined],
  ["[x](www.fiyonk.example)", "“x” bağlantısının adresi https://, mailto:, tel: ya da / ile başlasın"],
  ["[İade](/sayfa", "Yarım kalmış bir bağlantı var: [metin](adres) gibi yaz ya da 'Bağlantı ekle'yi kullan"],
  ["[not] (parantez)", undefined],
])("a wrong or half link is refused: %s", (text, fault) => {
  expect(linkFault(text)).toBe(fault);
});
