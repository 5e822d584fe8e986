import type { ReactNode } from "react";

/** How the fields of a kind of row are named and shown, in its history and in a conflict. */
export type FieldShow = {
  /** Undefined for a field that people are not told about. */
  titleOf(field: string): string | undefined;
  /** `other` is the version beside it, so that a long value shows only what differs. */
  show(field: string, value: unknown, other: unknown): ReactNode;
};
