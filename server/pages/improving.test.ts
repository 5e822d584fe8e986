import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createImproving } from "./improving.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function imagine() {
  const improved: string[] = [];
  const improving = createImproving({
    improve: async (path) => {
      improved.push(path);
    },
    onError: (error) => {
      throw error;
    },
    quietMs: 60,
  });
  return { improved, improving };
}

test("each is improved once, however often it was wanted", async () => {
  const { improved, improving } = imagine();
  for (const path of ["/", "/urunler", "/"]) improving.want(path);
  await vi.advanceTimersByTimeAsync(100);
  expect(improved).toEqual(["/", "/urunler"]);
});

test("while somebody writes nothing is improved; when it is over, all is", async () => {
  const { improved, improving } = imagine();
  improving.putOff();
  improving.want("/");
  for (let write = 0; write < 20; write += 1) {
    improving.putOff();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(improved).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(improved).toEqual(["/"]);
});
