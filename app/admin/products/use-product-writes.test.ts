import { expect, test } from "vitest";
import { seenWords } from "./use-product-writes.ts";

test("the owner reads that a new product is not on the home page, once six others are featured (§9)", () => {
  expect(seenWords({ featured: false }, "Takılar", 6)).toBe("Takılar rafında. Ana sayfada yalnız öne çıkanlar var.");
  expect(seenWords({ featured: false }, "Takılar", 5)).toBe("Takılar rafında.");
  expect(seenWords({ featured: true }, "Takılar", 6)).toBe("Takılar rafında ve öne çıkanlarda.");
});
