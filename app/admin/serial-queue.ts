/** Runs what it is given one after the other; what fails leaves the others alone. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const ours = last.then(work);
    last = ours.catch(() => {});
    return ours;
  };
}
