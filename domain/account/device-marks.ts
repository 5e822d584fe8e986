/** A shared device has a mark for each person who signed in there. Above the limit, the oldest is dropped. */
export const MAX_MARKS = 8;

/** Splits the marks that a device stores and sends with a password. */
export const marksIn = (stored: string | undefined): string[] =>
  (stored ?? "").split(" ").filter((mark) => mark !== "");

export const withMark = (stored: string | undefined, mark: string): string =>
  [...marksIn(stored).filter((other) => other !== mark), mark].slice(-MAX_MARKS).join(" ");
