import { expect, test } from "vitest";
import { loadQrDrawing } from "./qr-drawing.ts";

test("a code of an address is a path in a square, larger for a longer address", async () => {
  const { path } = await loadQrDrawing();
  const short = path("https://fiyonk.example/");
  expect(short.path).toMatch(/^M/);
  expect(path(`https://fiyonk.example/urun/${"uzun-".repeat(12)}`).size).toBeGreaterThan(short.size);
});
