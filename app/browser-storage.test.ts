import { afterEach, expect, test, vi } from "vitest";
import { onThisDevice, storedIds } from "./browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

function storageOf(kept: Record<string, string>, refuses?: Error) {
  const values = new Map(Object.entries(kept));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses) throw refuses;
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  });
}

const full = new DOMException("full", "QuotaExceededError");

test("a full storage gives back what was last written, not what it holds", () => {
  storageOf({ token: "old" }, full);
  onThisDevice.write("token", "new");
  expect(onThisDevice.read("token")).toBe("new");
});

test("what was removed stays away, and what fits again is kept for good", () => {
  storageOf({ token: "old" }, full);
  onThisDevice.write("token", "new");
  onThisDevice.remove("token");
  expect(onThisDevice.read("token")).toBeUndefined();
  storageOf({});
  onThisDevice.write("token", "newest");
  expect(localStorage.getItem("token")).toBe("newest");
});

test("storage that is switched off lasts as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: refuse });
  onThisDevice.write("theme", "pink");
  expect(onThisDevice.read("theme")).toBe("pink");
});

const refuse = () => {
  throw new DOMException("off", "SecurityError");
};

test("a mistake of ours is not swallowed", () => {
  storageOf({}, new TypeError("ours"));
  expect(() => onThisDevice.write("token", "new")).toThrow("ours");
});

test.each([
  ['["a-1","b_2"]', ["a-1", "b_2"]],
  ["<script>", ["script"]],
  ["", []],
])("ids in %j are %j", (kept, ids) => {
  storageOf({ list: kept });
  expect(storedIds("list").read()).toEqual(ids);
});
