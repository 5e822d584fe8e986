import type { StaffRole } from "../account/people.ts";
import type { Author, DoneStep } from "../ledger.ts";

/** A row as both engines store it: text, whole numbers and nothing else. */
export type CopiedRow = Record<string, string | number | null>;

/** Everything that a copy holds, read one row and one picture at a time: from a database, or from a file. */
export type ShopContents = {
  schema: number;
  revision: number;
  isFull: boolean;
  /** Sorted so that rows refer only to rows of earlier tables. */
  tables: readonly string[];
  rows(table: string): AsyncIterable<CopiedRow>;
  /** The hashes of the pictures, in the order of `pictures`. */
  hashes: readonly string[];
  pictures(): AsyncIterable<{ hash: string; bytes: Uint8Array }>;
};

export type OpenContents = ShopContents & { close(): Promise<void> };

export type Tell = (progress: { done: number; total: number }) => void;

/** The numbers in the copy and in the shop now. */
export type Both = { inCopy: number; now: number };

/** The first few names, and the number of all. */
export type Named = { count: number; names: string[] };

/** `leaving` are only here, `returning` only in the copy, and `changing` are in both, but differ. */
export type Differences = { leaving: Named; returning: Named; changing: Named };

/** Somebody whom the copy gives more rights than she has here. */
type RoleInCopy = { name: string; email: string; role: StaffRole };

/** The changes that a restore would make. The trash does not count. */
export type CopyPreview = {
  products: Both & Differences;
  categories: Both & Differences;
  pages: Both;
  settings: Both;
  pictures: Both;
  orders: Both;
  /** The orders of the copy that the book lacks, and that can be brought alone. */
  newOrders: number;
  people: Both;
  /** Nobody gets her role back unless the restorer names her. */
  roles: RoleInCopy[];
};

/** The contents of a file, for a person who decides whether to restore it. `confirm` is sent back to restore what she saw. */
export type SeenCopy = { shop: string; madeAt: string; isFull: boolean; preview: CopyPreview; confirm: string };

/** The copy of the last night; `reason` says why it failed. */
export type NightlyState = { lastAt: string | null; isFailing: boolean; reason: string | null };

export type Restoring = {
  /** The person who restores. Her ways to sign in stay as they are. */
  userId?: string | undefined;
  /** The e-mail addresses of those who get back the role that they have in the copy. */
  roles: readonly string[];
};

/** A file whose rows have been loaded into an empty database, and which the shop could open. */
export type CheckedCopy = {
  preview: CopyPreview;
  /** Replaces the shop in one transaction. Returns who has got a role. */
  restore(restoring: Restoring, tell: Tell): Promise<{ userId: string; role: StaffRole }[]>;
  /** Adds only the orders that the book lacks, with their customers, in one step. */
  bringOrders(by: Author): Promise<BroughtOrders>;
};

/** `left` are orders of the copy that cannot be read. */
export type BroughtOrders = DoneStep & { left: number };

export type ShopCopies = {
  /** Reads the shop as it is now, without later changes. The caller must close the result. */
  open(isFull: boolean): Promise<OpenContents>;
  /** Loads the rows into a database in `folder`, which must be empty, and throws a refusal if they make no shop. */
  check<Result>(
    contents: ShopContents,
    folder: string,
    use: (checked: CheckedCopy) => Promise<Result>,
  ): Promise<Result>;
};
