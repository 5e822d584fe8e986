import type { Progress } from "../shop/job.ts";

/** A row as both engines store it: text, whole numbers and nothing else. */
export type CopiedRow = Record<string, string | number | null>;

/** Everything that a copy holds, read one row and one picture at a time: from a database, or from a file. */
export type ShopContents = {
  schema: number;
  revision: number;
  isFull: boolean;
  /** In the order in which rows refer to earlier ones. */
  tables: readonly string[];
  rows(table: string): AsyncIterable<CopiedRow>;
  /** Of the pictures, in their order. */
  hashes: readonly string[];
  pictures(): AsyncIterable<{ hash: string; bytes: Uint8Array }>;
};

export type OpenContents = ShopContents & { close(): Promise<void> };

export type Tell = (progress: Progress) => void;

/** What is in the copy, and what is in the shop now. */
export type Both = { inCopy: number; now: number };

/** What a restore would change. */
export type CopyPreview = {
  products: Both;
  categories: Both;
  pages: Both;
  settings: Both;
  pictures: Both;
  orders: Both;
  people: Both;
  /** Products of today that the copy does not have. */
  leavingProducts: number;
  /** Addresses of people whom the restore makes owners. */
  newOwners: string[];
};

/** A file whose rows have been loaded into an empty database, and which the shop could open. */
export type CheckedCopy = {
  preview: CopyPreview;
  /** Replaces the shop in one transaction. `by` is the person who restores: her way in stays as it is. */
  restore(by: { userId: string } | undefined, tell: Tell): Promise<void>;
};

export type ShopCopies = {
  /** The shop at this moment, whatever is saved meanwhile. Close it. */
  open(isFull: boolean): Promise<OpenContents>;
  /** Loads the rows into a database in `folder`, which must be empty, and throws a refusal if they make no shop. */
  check<Result>(
    contents: ShopContents,
    folder: string,
    use: (checked: CheckedCopy) => Promise<Result>,
  ): Promise<Result>;
};
