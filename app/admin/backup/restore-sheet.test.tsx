import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RestoreSheet } from "./restore-sheet.tsx";

const none = { count: 0, names: [] };
const both = { inCopy: 3, now: 2 };

test("the preview names what goes, and asks for each role that would return, none of them ticked", () => {
  const preview = {
    products: { ...both, leaving: { count: 12, names: ["Kupa", "Fincan"] }, returning: none, changing: none },
    categories: { ...both, leaving: none, returning: { count: 1, names: ["Takılar"] }, changing: none },
    pages: both,
    settings: both,
    pictures: both,
    orders: both,
    newOrders: 0,
    people: both,
    roles: [
      { name: "Ece", email: "ece@posta.example", role: "helper" as const },
      { name: "Derya", email: "derya@posta.example", role: "admin" as const },
    ],
  };
  const seen = { shop: "Fiyonk", madeAt: "2026-11-25T01:00:00.000Z", isFull: false, preview, confirm: "x" };
  const nothing = () => {};
  const sheet = renderToStaticMarkup(
    <RestoreSheet
      state={{ step: "seen", seen, source: { name: "a.zip" } }}
      isBusy={false}
      onConfirm={nothing}
      onBringOrders={nothing}
      onClose={nothing}
    />,
  );
  expect(sheet).toContain("Şimdi olup kopyada olmayan 12 ürün gider: Kupa, Fincan ve 10 tane daha.");
  expect(sheet).toContain("Kopyada olup şimdi olmayan 1 kategori geri gelir: Takılar.");
  expect(sheet).toContain("Ece, ece@posta.example: yardımcı olsun");
  expect(sheet).toContain("Derya, derya@posta.example: sahip olsun");
  expect(sheet.match(/type="checkbox"/g)).toHaveLength(2);
  expect(sheet).not.toContain("checked");
});
