/** One at a time for each name. */
export function createAccountLines() {
  const last = new Map<string, Promise<unknown>>();

  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const own = Promise.allSettled([last.get(name)]).then(work);
    last.set(name, own);
    try {
      return await own;
    } finally {
      if (last.get(name) === own) last.delete(name);
    }
  };
}
