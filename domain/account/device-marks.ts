/** A device shared at home has a mark of each of its people; whoever signed in longest ago makes room. */
export const MAX_MARKS = 8;

/** As they are kept on the device, and shown with a password. */
export const marksIn = (kept: string | undefined): string[] => (kept ?? "").split(" ").filter((mark) => mark !== "");

export const withMark = (kept: string | undefined, mark: string): string =>
  [...marksIn(kept).filter((other) => other !== mark), mark].slice(-MAX_MARKS).join(" ");
