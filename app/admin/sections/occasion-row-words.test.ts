import { expect, test } from "vitest";
import { occasionInWords } from "./occasion-row-words.ts";

test("the history names what the owner changed of a day", () => {
  const row = { id: "anneler-gunu", name: "Anneler Günü" };
  expect(occasionInWords(row, () => undefined)).toBe("Anneler Günü: takvimdeki gibi");
  expect(
    occasionInWords(
      { ...row, isHidden: true, days: ["2027-05-10"], ahead: 14, shelf: "category", category: "x" },
      () => "Kupalar",
    ),
  ).toBe("Anneler Günü: gizli · 10 Mayıs 2027 Pazartesi · 14 gün önce · rafı Kupalar");
  expect(occasionInWords({ ...row, shelf: "hand", products: ["a"] }, () => undefined)).toBe(
    "Anneler Günü: rafında 1 ürün",
  );
});
