import { expect, test } from "vitest";
import { textOfHtml } from "./moved-text.ts";

test("a description's words out of HTML", () => {
  expect(textOfHtml("<p>Gümüş <b>kaplama</b></p><ul><li>45 cm</li><li>Kutulu</li></ul>")).toBe(
    "Gümüş kaplama\n• 45 cm\n• Kutulu",
  );
  expect(textOfHtml("&Ccedil;i&ccedil;ek &amp; &#351;al &#x15F;&nbsp;1&lt;2")).toBe("Çiçek & şal ş 1<2");
  expect(textOfHtml("<script>alert(1)</script>Kupa<style>p{}")).toBe("Kupa");
});

test("text without tags stays, and so do numbers that are no letters", () => {
  expect(textOfHtml(" 2 < 3 ve 5 > 4 \n satır ")).toBe("2 < 3 ve 5 > 4 \n satır");
  expect(textOfHtml("<b>a&#0;&#xD800;&#9999999;&bilinmez;")).toBe("a&bilinmez;");
});

test("a hundred thousand signs that open nothing take no time", () => {
  expect(textOfHtml(`<b>x</b>${"<".repeat(20_000)}`).startsWith("x<<")).toBe(true);
});
