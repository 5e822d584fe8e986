/** Runs tasks one after the other. A failed task does not stop the next one. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
