import { ShopError } from "../../domain/error.ts";

/** Refuses NUL, which only SQLite stores, and half a surrogate pair, which both engines would silently replace. */
export function refuseUnstorable(parameters: readonly unknown[]): void {
  if (!parameters.every(isStorable)) throw new ShopError("invalid", "Yazı bozuk karakter içeriyor");
}

const isStorable = (value: unknown): boolean =>
  typeof value !== "string" || (value.isWellFormed() && !value.includes("\0"));
