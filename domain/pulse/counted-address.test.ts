import { expect, test } from "vitest";
import { countedAddress } from "./counted-address.ts";

test.each([
  ["https://fiyonk.example/urun/kupa", "", "https://fiyonk.example/urun/kupa"],
  ["https://fiyonk.example/", "ece-hikaye", "https://fiyonk.example/?k=ece-hikaye"],
  ["https://fiyonk.example/?kod=ECE10", "kart-2", "https://fiyonk.example/?kod=ECE10&k=kart-2"],
])("%s with %j is %s", (address, word, counted) => {
  expect(countedAddress(address, word)).toBe(counted);
});
