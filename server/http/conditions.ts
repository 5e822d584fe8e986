import { ShopError } from "../../domain/error.ts";

/** The caller's name for a request, so that a repeated one is done once. */
export function idempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get("Idempotency-Key") ?? undefined;
  if (key !== undefined && !/^[A-Za-z0-9_-]{8,128}$/.test(key)) {
    throw new ShopError("malformed", '"Idempotency-Key" 8 ile 128 arasında harf, rakam, - ve _ olmalı');
  }
  return key;
}

/** The revision that the caller has seen; undefined where she does not say. */
export function expectedRevision({ headers }: Request): number | undefined {
  const condition = headers.get("If-Match");
  if (condition === null || condition === "*") return undefined;
  const revision = /^"(\d{1,15})"$/.exec(condition)?.[1];
  if (revision === undefined) throw new ShopError("malformed", '"If-Match" görülen sürüm olmalı');
  return Number(revision);
}
