import { afterEach, expect, test, vi } from "vitest";
import { onThisDevice, storedIds } from "./browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

function storageOf(stored: Record<string, string>, refuses?: Error) {
  const values = new Map(Object.entries(stored));
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

test("a full storage returns the value written last, not the one it still holds", () => {
  storageOf({ token: "old" }, full);
  onThisDevice.write("token", "new");
  expect(onThisDevice.read("token")).toBe("new");
});

test("a removed value stays removed, and a value that fits again is stored", () => {
  storageOf({ token: "old" }, full);
  onThisDevice.write("token", "new");
  onThisDevice.remove("token");
  expect(onThisDevice.read("token")).toBeUndefined();
  storageOf({});
  onThisDevice.write("token", "newest");
  expect(localStorage.getItem("token")).toBe("newest");
});

test("with storage switched off a value lasts as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: refuse });
  onThisDevice.write("theme", "pink");
  expect(onThisDevice.read("theme")).toBe("pink");
});

const refuse = () => {
  throw new DOMException("off", "SecurityError");
};

test("an error that is not the storage's is thrown on", () => {
  storageOf({}, new TypeError("ours"));
  expect(() => onThisDevice.write("token", "new")).toThrow("ours");
});

test.each([
  ['["a-1","b_2"]', ["a-1", "b_2"]],
  ["<script>", ["script"]],
  ["", []],
])("ids in %j are %j", (stored, ids) => {
  storageOf({ list: stored });
  expect(storedIds("list").read()).toEqual(ids);
});
