import { expect, test } from "vitest";
import { shouldRevalidate } from "./root.tsx";

const at = (path: string) => new URL(path, "https://fiyonk.example");

test.each([
  ["/admin/ayarlar", "/hesap", true],
  ["/admin", "/urun/kupa", true],
  ["/admin", "/admin/bugun", false],
  ["/", "/admin", false],
  ["/admin", "/login", false],
  ["/login", "/", true],
  ["/", "/login", false],
  ["/", "/urun/kupa", false],
])(
  "the facts of the shop are read again by a page of the shop behind the panel, which may have changed them: %s to %s",
  (...way) => {
    const [currentUrl, nextUrl, isAgain] = way;
    expect(shouldRevalidate({ currentUrl: at(currentUrl), nextUrl: at(nextUrl) })).toBe(isAgain);
  },
);
