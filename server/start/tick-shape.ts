import { executionAsyncResource } from "node:async_hooks";

const kept: object[] = [];

/**
 * Node makes an object for each `process.nextTick`, several for a request. When the heap is collected while none of them
 * lives, V8 forgets their shape and from then on makes every one the slow way, which costs a fifth of all requests. So one
 * stays (decision 26).
 */
export const keepTickShape = (): Promise<object> =>
  new Promise((told) => {
    process.nextTick(() => {
      const tick = executionAsyncResource();
      kept.push(tick);
      told(tick);
    });
  });
