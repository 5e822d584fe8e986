import { ShopError } from "../../domain/error.ts";

/** PostgreSQL refuses NUL, SQLite keeps it; both would quietly replace half a surrogate pair. Here neither gets them. */
export function refuseUnstorable(parameters: readonly unknown[]): void {
  if (!parameters.every(isStorable)) throw new ShopError("invalid", "Yazı bozuk karakter içeriyor");
}

const isStorable = (value: unknown): boolean =>
  typeof value !== "string" || (value.isWellFormed() && !value.includes("\0"));
