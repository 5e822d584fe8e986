import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRecompression } from "./recompression.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openQueue() {
  const recompressed: string[] = [];
  const recompression = createRecompression({
    recompress: async (key) => {
      recompressed.push(key);
    },
    onError: (error) => {
      throw error;
    },
    quietMs: 60,
  });
  return { recompressed, recompression };
}

test("a page that was queued twice is recompressed once", async () => {
  const { recompressed, recompression } = openQueue();
  for (const key of ["/", "/urunler", "/"]) recompression.add(key);
  await vi.advanceTimersByTimeAsync(100);
  expect(recompressed).toEqual(["/", "/urunler"]);
});

test("recompression waits until the writes have paused", async () => {
  const { recompressed, recompression } = openQueue();
  recompression.postpone();
  recompression.add("/");
  for (let write = 0; write < 20; write += 1) {
    recompression.postpone();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(recompressed).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(recompressed).toEqual(["/"]);
});
