import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pauseBeforeRetry } from "./lost-part.tsx";

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

afterEach(() => void vi.useRealTimers());

function startPause(attempt: number) {
  const cancel = new AbortController();
  const onEnd = vi.fn<() => void>();
  const over = pauseBeforeRetry(attempt, cancel.signal).then(onEnd);
  return { cancel, onEnd, over };
}

test("every pause is twice the one before, up to half a minute", async () => {
  for (const [attempt, ms] of [1000, 2000, 4000].entries()) {
    const { onEnd } = startPause(attempt);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledOnce();
  }
  const { onEnd } = startPause(20);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a pause ends at once when the browser is online again or the upload is cancelled, and leaves no timer", async () => {
  const back = startPause(10);
  page.dispatchEvent(new Event("online"));
  await back.over;
  const cancelled = startPause(10);
  cancelled.cancel.abort();
  await cancelled.over;
  expect(vi.getTimerCount()).toBe(0);
});
