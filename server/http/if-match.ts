import { ShopError } from "../../domain/error.ts";

/** The revision that the caller has seen; undefined where she does not say. */
export function expectedRevision({ headers }: Request): number | undefined {
  const condition = headers.get("If-Match");
  if (condition === null || condition === "*") return undefined;
  const revision = /^"(\d{1,15})"$/.exec(condition)?.[1];
  if (revision === undefined) throw new ShopError("malformed", '"If-Match" görülen sürüm olmalı');
  return Number(revision);
}
