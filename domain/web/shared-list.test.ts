import { expect, test } from "vitest";
import { MAX_SHARED, sharedListAddress, sharedListIn } from "./shared-list.ts";

const IDS = [
  "5d0b0e8e-5c5e-4f43-9d0f-0d9a7a0c1b2e",
  "00000000-0000-4000-8000-000000000001",
  "ffffffff-ffff-4fff-bfff-ffffffffffff",
];
const fragmentOf = (ids: readonly string[]) => new URL(sharedListAddress(ids), "https://fiyonk.example").hash;
const number = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;

test("a list of ids is written into the fragment of the favourites' address and read back in its order", () => {
  expect(sharedListAddress(IDS)).toMatch(/^\/favoriler#liste=[0-9a-z]{25}(\.[0-9a-z]{25}){2}$/);
  expect(sharedListIn(fragmentOf(IDS))).toEqual({ ids: IDS, invalid: 0 });
});

test("capital letters mean the same, because some chats change them", () => {
  expect(sharedListIn(fragmentOf(IDS).replace(/[^=]*$/, (list) => list.toUpperCase()))?.ids).toEqual(IDS);
});

test.each(["", "#", "#urunler", "#session_id=abc", "#Liste=abc", "liste=abc", "#%E0%A4%A"])(
  "%j is no list",
  (fragment) => {
    expect(sharedListIn(fragment)).toBeUndefined();
  },
);

test.each([
  ["#liste=", 0],
  ["#liste=...", 0],
  ["#liste=<script>alert(1)</script>.%00.../../x", 4],
  [`#liste=${"z".repeat(25)}`, 1],
  [`#liste=${"a".repeat(26)}`, 1],
  ["#liste=%E0%A4%A", 1],
])("%j contains no id", (fragment, invalid) => {
  expect(sharedListIn(fragment)).toEqual({ ids: [], invalid });
});

test("a cut address keeps its whole ids, and a full stop after an address is ignored", () => {
  const fragment = fragmentOf(IDS);
  expect(sharedListIn(fragment.slice(0, -3))).toEqual({ ids: IDS.slice(0, 2), invalid: 1 });
  expect(sharedListIn(`${fragment}.`)).toEqual({ ids: IDS, invalid: 0 });
});

test("repeated ids are dropped, and a long list is cut", () => {
  expect(sharedListIn(fragmentOf([...IDS, ...IDS]))?.ids).toEqual(IDS);
  const many = Array.from({ length: MAX_SHARED + 1 }, (_, count) => number(count));
  expect(sharedListIn(fragmentOf(many))?.ids).toEqual(many.slice(0, MAX_SHARED));
  expect(sharedListIn(`${fragmentOf(many)}${".x".repeat(1_000_000)}`)?.ids).toHaveLength(MAX_SHARED);
});
