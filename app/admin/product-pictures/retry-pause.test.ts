import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pauseBeforeRetry } from "./retry-pause.ts";

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

afterEach(() => void vi.useRealTimers());

function pausing(attempt: number) {
  const cancel = new AbortController();
  const goOn = vi.fn<() => void>();
  const over = pauseBeforeRetry(attempt, cancel.signal).then(goOn);
  return { cancel, goOn, over };
}

test("every pause is twice the one before, up to half a minute", async () => {
  for (const [attempt, ms] of [1000, 2000, 4000].entries()) {
    const { goOn } = pausing(attempt);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(goOn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(goOn).toHaveBeenCalledOnce();
  }
  const { goOn } = pausing(20);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(goOn).toHaveBeenCalledOnce();
});

test("it ends at once when the line is back or the upload is cancelled, and leaves nothing behind", async () => {
  const back = pausing(10);
  page.dispatchEvent(new Event("online"));
  await back.over;
  const cancelled = pausing(10);
  cancelled.cancel.abort();
  await cancelled.over;
  expect(vi.getTimerCount()).toBe(0);
});
